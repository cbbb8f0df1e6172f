// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { HttpHandler } from 'msw';
import { handle, type Reply } from '../testing/handle.ts';
import { exampleAnswers } from './examples.ts';

/** For each operation, what makes its handler: it replies the contract's example where nothing is given. */
export interface Handlers {
  /** Check the bearer: `GET /bearers`. */
  readonly verifyBearer: (reply?: Reply<'verifyBearer'>) => HttpHandler;
  /** Log in: `POST /bearers`. */
  readonly createBearer: (reply?: Reply<'createBearer'>) => HttpHandler;
  /** Log out: `DELETE /bearers`. */
  readonly deleteBearer: (reply?: Reply<'deleteBearer'>) => HttpHandler;
  /** Check the current password: `POST /bearers/check`. */
  readonly checkCredentials: (reply?: Reply<'checkCredentials'>) => HttpHandler;
  /** Verify an account: `GET /verification/{uid}/{code}`. */
  readonly verifyUser: (reply?: Reply<'verifyUser'>) => HttpHandler;
  /** Send the verification email again: `POST /verification/mail`. */
  readonly sendVerificationMail: (reply?: Reply<'sendVerificationMail'>) => HttpHandler;
  /** List users: `GET /users`. */
  readonly listUsers: (reply?: Reply<'listUsers'>) => HttpHandler;
  /** Sign up: `POST /users`. */
  readonly createUser: (reply?: Reply<'createUser'>) => HttpHandler;
  /** Request a new password: `POST /user/reset`. */
  readonly sendPasswordReset: (reply?: Reply<'sendPasswordReset'>) => HttpHandler;
  /** Get a user: `GET /user/{id}`. */
  readonly getUser: (reply?: Reply<'getUser'>) => HttpHandler;
  /** Change a user: `PATCH /user/{id}`. */
  readonly updateUser: (reply?: Reply<'updateUser'>) => HttpHandler;
  /** Delete a user: `DELETE /user/{id}`. */
  readonly deleteUser: (reply?: Reply<'deleteUser'>) => HttpHandler;
  /** Export a user's data: `GET /user/{id}/export`. */
  readonly getUserExport: (reply?: Reply<'getUserExport'>) => HttpHandler;
  /** List a landlord's announcements: `GET /user/{id}/announcement`. */
  readonly listAnnouncementsOfUser: (reply?: Reply<'listAnnouncementsOfUser'>) => HttpHandler;
  /** List a tenant's saved announcements: `GET /user/{id}/favorites`. */
  readonly listFavorites: (reply?: Reply<'listFavorites'>) => HttpHandler;
  /** List received interest: `GET /user/{id}/interests`. */
  readonly listReceivedInterests: (reply?: Reply<'listReceivedInterests'>) => HttpHandler;
  /** Mark received interest as seen: `PATCH /user/{id}/interests`. */
  readonly updateReceivedInterests: (reply?: Reply<'updateReceivedInterests'>) => HttpHandler;
  /** List blocked users: `GET /user/{id}/blocks`. */
  readonly listBlocks: (reply?: Reply<'listBlocks'>) => HttpHandler;
  /** Block a user: `POST /user/{id}/blocks/{blockedId}`. */
  readonly addBlock: (reply?: Reply<'addBlock'>) => HttpHandler;
  /** Unblock a user: `DELETE /user/{id}/blocks/{blockedId}`. */
  readonly deleteBlock: (reply?: Reply<'deleteBlock'>) => HttpHandler;
  /** List an account's keys: `GET /user/{id}/keys`. */
  readonly listKeys: (reply?: Reply<'listKeys'>) => HttpHandler;
  /** Create a key: `POST /user/{id}/keys`. */
  readonly createKey: (reply?: Reply<'createKey'>) => HttpHandler;
  /** Delete a key: `DELETE /user/{id}/keys/{keyId}`. */
  readonly deleteKey: (reply?: Reply<'deleteKey'>) => HttpHandler;
  /** List the calls of a key: `GET /user/{id}/keys/{keyId}/calls`. */
  readonly listKeyCalls: (reply?: Reply<'listKeyCalls'>) => HttpHandler;
  /** List an account's webhooks: `GET /user/{id}/webhooks`. */
  readonly listWebhooks: (reply?: Reply<'listWebhooks'>) => HttpHandler;
  /** Create a webhook: `POST /user/{id}/webhooks`. */
  readonly createWebhook: (reply?: Reply<'createWebhook'>) => HttpHandler;
  /** Change a webhook: `PATCH /user/{id}/webhooks/{webhookId}`. */
  readonly updateWebhook: (reply?: Reply<'updateWebhook'>) => HttpHandler;
  /** Delete a webhook: `DELETE /user/{id}/webhooks/{webhookId}`. */
  readonly deleteWebhook: (reply?: Reply<'deleteWebhook'>) => HttpHandler;
  /** List deliveries of a webhook: `GET /user/{id}/webhooks/{webhookId}/deliveries`. */
  readonly listDeliveries: (reply?: Reply<'listDeliveries'>) => HttpHandler;
  /** Send a test event: `POST /user/{id}/webhooks/{webhookId}/deliveries`. */
  readonly sendTestEvent: (reply?: Reply<'sendTestEvent'>) => HttpHandler;
  /** Send a delivery again: `POST /user/{id}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  readonly sendDelivery: (reply?: Reply<'sendDelivery'>) => HttpHandler;
  /** List a team: `GET /user/{id}/team`. */
  readonly listTeam: (reply?: Reply<'listTeam'>) => HttpHandler;
  /** Invite a colleague: `POST /user/{id}/team`. */
  readonly createInvitation: (reply?: Reply<'createInvitation'>) => HttpHandler;
  /** Change a colleague's role: `PATCH /user/{id}/team/{memberId}`. */
  readonly updateMember: (reply?: Reply<'updateMember'>) => HttpHandler;
  /** Remove a colleague, leave a team or cancel an invitation: `DELETE /user/{id}/team/{memberId}`. */
  readonly deleteMember: (reply?: Reply<'deleteMember'>) => HttpHandler;
  /** Read an invitation: `GET /invitations/{code}`. */
  readonly getInvitation: (reply?: Reply<'getInvitation'>) => HttpHandler;
  /** Accept an invitation: `POST /invitations/{code}`. */
  readonly createMember: (reply?: Reply<'createMember'>) => HttpHandler;
  /** List a user's reports and decisions: `GET /user/{id}/reports`. */
  readonly listReportsOfUser: (reply?: Reply<'listReportsOfUser'>) => HttpHandler;
  /** List reports: `GET /reports`. */
  readonly listReports: (reply?: Reply<'listReports'>) => HttpHandler;
  /** Report a message or announcement: `POST /reports`. */
  readonly createReport: (reply?: Reply<'createReport'>) => HttpHandler;
  /** Get a report: `GET /reports/{reportId}`. */
  readonly getReport: (reply?: Reply<'getReport'>) => HttpHandler;
  /** Decide a report or an appeal: `PATCH /reports/{reportId}`. */
  readonly updateReport: (reply?: Reply<'updateReport'>) => HttpHandler;
  /** Appeal a decision: `POST /reports/{reportId}/appeal`. */
  readonly createAppeal: (reply?: Reply<'createAppeal'>) => HttpHandler;
  /** List threads: `GET /user/{id}/threads`. */
  readonly listThreads: (reply?: Reply<'listThreads'>) => HttpHandler;
  /** List what changed: `GET /changes`. */
  readonly listChanges: (reply?: Reply<'listChanges'>) => HttpHandler;
  /** Stream events: `GET /user/{id}/events`. */
  readonly streamEvents: (reply?: Reply<'streamEvents'>) => HttpHandler;
  /** Send a message: `POST /messages`. */
  readonly sendMessage: (reply?: Reply<'sendMessage'>) => HttpHandler;
  /** Get a thread: `GET /threads/{threadId}`. */
  readonly getThread: (reply?: Reply<'getThread'>) => HttpHandler;
  /** Mark a thread as seen or archived: `PATCH /threads/{threadId}`. */
  readonly updateThread: (reply?: Reply<'updateThread'>) => HttpHandler;
  /** List messages: `GET /threads/{threadId}/messages`. */
  readonly listMessages: (reply?: Reply<'listMessages'>) => HttpHandler;
  /** Upload an attachment: `POST /threads/{threadId}/attachments`. */
  readonly uploadAttachment: (reply?: Reply<'uploadAttachment'>) => HttpHandler;
  /** Download an attachment: `GET /attachments/{attachmentId}`. */
  readonly getAttachment: (reply?: Reply<'getAttachment'>) => HttpHandler;
  /** Delete an attachment or a document: `DELETE /attachments/{attachmentId}`. */
  readonly deleteAttachment: (reply?: Reply<'deleteAttachment'>) => HttpHandler;
  /** List viewing times: `GET /threads/{threadId}/viewing-times`. */
  readonly listViewingTimes: (reply?: Reply<'listViewingTimes'>) => HttpHandler;
  /** Get viewing hours: `GET /viewing-hours/{id}`. */
  readonly getViewingHours: (reply?: Reply<'getViewingHours'>) => HttpHandler;
  /** Publish viewing hours: `PATCH /viewing-hours/{id}`. */
  readonly updateViewingHours: (reply?: Reply<'updateViewingHours'>) => HttpHandler;
  /** Book or propose a viewing: `POST /viewings`. */
  readonly createViewing: (reply?: Reply<'createViewing'>) => HttpHandler;
  /** Accept, move or cancel a viewing: `PATCH /viewings/{viewingId}`. */
  readonly updateViewing: (reply?: Reply<'updateViewing'>) => HttpHandler;
  /** List upcoming viewings: `GET /user/{id}/viewings`. */
  readonly listViewings: (reply?: Reply<'listViewings'>) => HttpHandler;
  /** Get the calendar link's state: `GET /user/{id}/calendar`. */
  readonly getCalendar: (reply?: Reply<'getCalendar'>) => HttpHandler;
  /** Make a calendar link: `POST /user/{id}/calendar`. */
  readonly renewCalendar: (reply?: Reply<'renewCalendar'>) => HttpHandler;
  /** Revoke the calendar link: `DELETE /user/{id}/calendar`. */
  readonly deleteCalendar: (reply?: Reply<'deleteCalendar'>) => HttpHandler;
  /** Save an announcement: `POST /user/{id}/favorite/{announcementId}`. */
  readonly addFavorite: (reply?: Reply<'addFavorite'>) => HttpHandler;
  /** Remove a saved announcement: `DELETE /user/{id}/favorite/{announcementId}`. */
  readonly deleteFavorite: (reply?: Reply<'deleteFavorite'>) => HttpHandler;
  /** Show a landlord's interest in a tenant: `POST /user/{id}/interested/{targetId}`. */
  readonly addInterest: (reply?: Reply<'addInterest'>) => HttpHandler;
  /** Withdraw a landlord's interest: `DELETE /user/{id}/interested/{targetId}`. */
  readonly deleteInterest: (reply?: Reply<'deleteInterest'>) => HttpHandler;
  /** List properties: `GET /properties`. */
  readonly listProperties: (reply?: Reply<'listProperties'>) => HttpHandler;
  /** Create a need: `POST /properties`. */
  readonly createProperty: (reply?: Reply<'createProperty'>) => HttpHandler;
  /** List a user's properties: `GET /properties/user/{id}`. */
  readonly listPropertiesOfUser: (reply?: Reply<'listPropertiesOfUser'>) => HttpHandler;
  /** Get a property: `GET /properties/{id}`. */
  readonly getProperty: (reply?: Reply<'getProperty'>) => HttpHandler;
  /** Change a property: `PATCH /properties/{id}`. */
  readonly updateProperty: (reply?: Reply<'updateProperty'>) => HttpHandler;
  /** Delete a property: `DELETE /properties/{id}`. */
  readonly deleteProperty: (reply?: Reply<'deleteProperty'>) => HttpHandler;
  /** Get the insights of a property: `GET /insights/{id}`. */
  readonly getInsights: (reply?: Reply<'getInsights'>) => HttpHandler;
  /** Simulate changes of a listing: `POST /insights/{id}/simulation`. */
  readonly simulateListing: (reply?: Reply<'simulateListing'>) => HttpHandler;
  /** Get the alerts of a property: `GET /alerts/{id}`. */
  readonly getAlerts: (reply?: Reply<'getAlerts'>) => HttpHandler;
  /** Change the alerts of a property: `PATCH /alerts/{id}`. */
  readonly updateAlerts: (reply?: Reply<'updateAlerts'>) => HttpHandler;
  /** Unsubscribe by email link: `POST /unsubscription/{code}`. */
  readonly createUnsubscription: (reply?: Reply<'createUnsubscription'>) => HttpHandler;
  /** Get an announcement: `GET /announcement/{id}`. */
  readonly getAnnouncement: (reply?: Reply<'getAnnouncement'>) => HttpHandler;
  /** Change an announcement's visibility, reference or public page: `PATCH /announcement/{id}`. */
  readonly updateAnnouncement: (reply?: Reply<'updateAnnouncement'>) => HttpHandler;
  /** List an announcement's documents: `GET /documents/{id}`. */
  readonly listDocuments: (reply?: Reply<'listDocuments'>) => HttpHandler;
  /** Upload a document: `POST /documents/{id}`. */
  readonly uploadDocument: (reply?: Reply<'uploadDocument'>) => HttpHandler;
  /** Create or update an announcement by your reference: `PUT /announcements/by-reference/{reference}`. */
  readonly upsertAnnouncement: (reply?: Reply<'upsertAnnouncement'>) => HttpHandler;
  /** Create or update up to 100 announcements: `POST /announcements/batch`. */
  readonly upsertAnnouncementBatch: (reply?: Reply<'upsertAnnouncementBatch'>) => HttpHandler;
  /** Copy an announcement: `POST /announcement/copy/{id}`. */
  readonly createAnnouncementCopy: (reply?: Reply<'createAnnouncementCopy'>) => HttpHandler;
  /** Create a residence: `POST /residence`. */
  readonly createResidence: (reply?: Reply<'createResidence'>) => HttpHandler;
  /** Get a residence: `GET /residence/{id}`. */
  readonly getResidence: (reply?: Reply<'getResidence'>) => HttpHandler;
  /** Change a residence: `PATCH /residence/{id}`. */
  readonly updateResidence: (reply?: Reply<'updateResidence'>) => HttpHandler;
  /** Publish an announcement: `POST /announcement/residence/{residenceId}`. */
  readonly createAnnouncement: (reply?: Reply<'createAnnouncement'>) => HttpHandler;
  /** Find matches: `POST /matchmaking`. */
  readonly findMatches: (reply?: Reply<'findMatches'>) => HttpHandler;
  /** Upload a picture: `POST /files`. */
  readonly uploadFile: (reply?: Reply<'uploadFile'>) => HttpHandler;
  /** Keep pictures for another 7 days: `POST /files/renewals`. */
  readonly renewFiles: (reply?: Reply<'renewFiles'>) => HttpHandler;
  /** Get a picture: `GET /files/{key}`. */
  readonly getFile: (reply?: Reply<'getFile'>) => HttpHandler;
  /** Delete a picture: `DELETE /files/{key}`. */
  readonly deleteFile: (reply?: Reply<'deleteFile'>) => HttpHandler;
  /** Upload a user's picture: `POST /files/user/{id}`. */
  readonly uploadUserPicture: (reply?: Reply<'uploadUserPicture'>) => HttpHandler;
  /** Upload a residence's picture: `POST /files/residence/{id}`. */
  readonly uploadResidencePicture: (reply?: Reply<'uploadResidencePicture'>) => HttpHandler;
  /** Suggest places: `GET /places`. */
  readonly listPlaces: (reply?: Reply<'listPlaces'>) => HttpHandler;
  /** Get the nearest address: `GET /places/nearest`. */
  readonly getNearestPlace: (reply?: Reply<'getNearestPlace'>) => HttpHandler;
  /** Get a place: `GET /places/{placeId}`. */
  readonly getPlace: (reply?: Reply<'getPlace'>) => HttpHandler;
  /** Subscribe to the newsletter: `POST /newsletter`. */
  readonly createSubscription: (reply?: Reply<'createSubscription'>) => HttpHandler;
  /** Confirm a newsletter subscription: `POST /newsletter/{code}`. */
  readonly verifySubscription: (reply?: Reply<'verifySubscription'>) => HttpHandler;
  /** List admin actions: `GET /audit`. */
  readonly listAuditEntries: (reply?: Reply<'listAuditEntries'>) => HttpHandler;
  /** Get the state of the system: `GET /system`. */
  readonly getSystemState: (reply?: Reply<'getSystemState'>) => HttpHandler;
}

/**
 * Makes handlers of the API at an address.
 *
 * @example
 * const handlers = createHandlers('http://127.0.0.1:3000/api/v1');
 * server.use(
 *   handlers.getUser(({ params }) => ({ ...exampleAnswers.getUser.tenant, id: params.id })),
 *   handlers.listUsers(problem('forbidden')),
 * );
 */
export function createHandlers(baseUrl: string): Handlers {
  return {
    verifyBearer: (reply = exampleAnswers.verifyBearer.tenant) => handle<'verifyBearer'>(baseUrl, {"verb":"GET","path":"/bearers","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createBearer: (reply = exampleAnswers.createBearer.tenant) => handle<'createBearer'>(baseUrl, {"verb":"POST","path":"/bearers","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    deleteBearer: (reply = undefined) => handle<'deleteBearer'>(baseUrl, {"verb":"DELETE","path":"/bearers","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    checkCredentials: (reply = undefined) => handle<'checkCredentials'>(baseUrl, {"verb":"POST","path":"/bearers/check","takesJson":true,"answer":"nothing","status":204,"hasEtag":false}, reply),
    verifyUser: (reply = exampleAnswers.verifyUser.verified) => handle<'verifyUser'>(baseUrl, {"verb":"GET","path":"/verification/{uid}/{code}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    sendVerificationMail: (reply = exampleAnswers.sendVerificationMail.sent) => handle<'sendVerificationMail'>(baseUrl, {"verb":"POST","path":"/verification/mail","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    listUsers: (reply = exampleAnswers.listUsers.first) => handle<'listUsers'>(baseUrl, {"verb":"GET","path":"/users","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createUser: (reply = exampleAnswers.createUser.visitor) => handle<'createUser'>(baseUrl, {"verb":"POST","path":"/users","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    sendPasswordReset: (reply = exampleAnswers.sendPasswordReset.sent) => handle<'sendPasswordReset'>(baseUrl, {"verb":"POST","path":"/user/reset","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    getUser: (reply = exampleAnswers.getUser.tenant) => handle<'getUser'>(baseUrl, {"verb":"GET","path":"/user/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":true}, reply),
    updateUser: (reply = exampleAnswers.updateUser.tenant) => handle<'updateUser'>(baseUrl, {"verb":"PATCH","path":"/user/{id}","takesJson":true,"answer":"json","status":200,"hasEtag":true}, reply),
    deleteUser: (reply = undefined) => handle<'deleteUser'>(baseUrl, {"verb":"DELETE","path":"/user/{id}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    getUserExport: (reply = exampleAnswers.getUserExport.tenant) => handle<'getUserExport'>(baseUrl, {"verb":"GET","path":"/user/{id}/export","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listAnnouncementsOfUser: (reply = exampleAnswers.listAnnouncementsOfUser.tenant) => handle<'listAnnouncementsOfUser'>(baseUrl, {"verb":"GET","path":"/user/{id}/announcement","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listFavorites: (reply = exampleAnswers.listFavorites.favorites) => handle<'listFavorites'>(baseUrl, {"verb":"GET","path":"/user/{id}/favorites","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listReceivedInterests: (reply = exampleAnswers.listReceivedInterests.landlord) => handle<'listReceivedInterests'>(baseUrl, {"verb":"GET","path":"/user/{id}/interests","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    updateReceivedInterests: (reply = undefined) => handle<'updateReceivedInterests'>(baseUrl, {"verb":"PATCH","path":"/user/{id}/interests","takesJson":true,"answer":"nothing","status":204,"hasEtag":false}, reply),
    listBlocks: (reply = exampleAnswers.listBlocks.one) => handle<'listBlocks'>(baseUrl, {"verb":"GET","path":"/user/{id}/blocks","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    addBlock: (reply = undefined) => handle<'addBlock'>(baseUrl, {"verb":"POST","path":"/user/{id}/blocks/{blockedId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    deleteBlock: (reply = undefined) => handle<'deleteBlock'>(baseUrl, {"verb":"DELETE","path":"/user/{id}/blocks/{blockedId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    listKeys: (reply = exampleAnswers.listKeys.one) => handle<'listKeys'>(baseUrl, {"verb":"GET","path":"/user/{id}/keys","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createKey: (reply = exampleAnswers.createKey.announcements) => handle<'createKey'>(baseUrl, {"verb":"POST","path":"/user/{id}/keys","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    deleteKey: (reply = undefined) => handle<'deleteKey'>(baseUrl, {"verb":"DELETE","path":"/user/{id}/keys/{keyId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    listKeyCalls: (reply = exampleAnswers.listKeyCalls.two) => handle<'listKeyCalls'>(baseUrl, {"verb":"GET","path":"/user/{id}/keys/{keyId}/calls","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listWebhooks: (reply = exampleAnswers.listWebhooks.one) => handle<'listWebhooks'>(baseUrl, {"verb":"GET","path":"/user/{id}/webhooks","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createWebhook: (reply = exampleAnswers.createWebhook.crm) => handle<'createWebhook'>(baseUrl, {"verb":"POST","path":"/user/{id}/webhooks","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    updateWebhook: (reply = exampleAnswers.updateWebhook.on) => handle<'updateWebhook'>(baseUrl, {"verb":"PATCH","path":"/user/{id}/webhooks/{webhookId}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    deleteWebhook: (reply = undefined) => handle<'deleteWebhook'>(baseUrl, {"verb":"DELETE","path":"/user/{id}/webhooks/{webhookId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    listDeliveries: (reply = exampleAnswers.listDeliveries.one) => handle<'listDeliveries'>(baseUrl, {"verb":"GET","path":"/user/{id}/webhooks/{webhookId}/deliveries","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    sendTestEvent: (reply = exampleAnswers.sendTestEvent.waiting) => handle<'sendTestEvent'>(baseUrl, {"verb":"POST","path":"/user/{id}/webhooks/{webhookId}/deliveries","takesJson":false,"answer":"json","status":201,"hasEtag":false}, reply),
    sendDelivery: (reply = exampleAnswers.sendDelivery.again) => handle<'sendDelivery'>(baseUrl, {"verb":"POST","path":"/user/{id}/webhooks/{webhookId}/deliveries/{deliveryId}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listTeam: (reply = exampleAnswers.listTeam.two) => handle<'listTeam'>(baseUrl, {"verb":"GET","path":"/user/{id}/team","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createInvitation: (reply = exampleAnswers.createInvitation.editor) => handle<'createInvitation'>(baseUrl, {"verb":"POST","path":"/user/{id}/team","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    updateMember: (reply = exampleAnswers.updateMember.viewer) => handle<'updateMember'>(baseUrl, {"verb":"PATCH","path":"/user/{id}/team/{memberId}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    deleteMember: (reply = undefined) => handle<'deleteMember'>(baseUrl, {"verb":"DELETE","path":"/user/{id}/team/{memberId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    getInvitation: (reply = exampleAnswers.getInvitation.new) => handle<'getInvitation'>(baseUrl, {"verb":"GET","path":"/invitations/{code}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createMember: (reply = exampleAnswers.createMember.editor) => handle<'createMember'>(baseUrl, {"verb":"POST","path":"/invitations/{code}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    listReportsOfUser: (reply = exampleAnswers.listReportsOfUser.one) => handle<'listReportsOfUser'>(baseUrl, {"verb":"GET","path":"/user/{id}/reports","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listReports: (reply = exampleAnswers.listReports.one) => handle<'listReports'>(baseUrl, {"verb":"GET","path":"/reports","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createReport: (reply = exampleAnswers.createReport.message) => handle<'createReport'>(baseUrl, {"verb":"POST","path":"/reports","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    getReport: (reply = exampleAnswers.getReport.message) => handle<'getReport'>(baseUrl, {"verb":"GET","path":"/reports/{reportId}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    updateReport: (reply = exampleAnswers.updateReport.message) => handle<'updateReport'>(baseUrl, {"verb":"PATCH","path":"/reports/{reportId}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    createAppeal: (reply = exampleAnswers.createAppeal.message) => handle<'createAppeal'>(baseUrl, {"verb":"POST","path":"/reports/{reportId}/appeal","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    listThreads: (reply = exampleAnswers.listThreads.landlord) => handle<'listThreads'>(baseUrl, {"verb":"GET","path":"/user/{id}/threads","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listChanges: (reply = exampleAnswers.listChanges.three) => handle<'listChanges'>(baseUrl, {"verb":"GET","path":"/changes","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    streamEvents: (reply = exampleAnswers.streamEvents.connected) => handle<'streamEvents'>(baseUrl, {"verb":"GET","path":"/user/{id}/events","takesJson":false,"answer":"events","status":200,"hasEtag":false}, reply),
    sendMessage: (reply = exampleAnswers.sendMessage.tenant) => handle<'sendMessage'>(baseUrl, {"verb":"POST","path":"/messages","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    getThread: (reply = exampleAnswers.getThread.landlord) => handle<'getThread'>(baseUrl, {"verb":"GET","path":"/threads/{threadId}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    updateThread: (reply = exampleAnswers.updateThread.landlord) => handle<'updateThread'>(baseUrl, {"verb":"PATCH","path":"/threads/{threadId}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    listMessages: (reply = exampleAnswers.listMessages.one) => handle<'listMessages'>(baseUrl, {"verb":"GET","path":"/threads/{threadId}/messages","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    uploadAttachment: (reply = exampleAnswers.uploadAttachment.plan) => handle<'uploadAttachment'>(baseUrl, {"verb":"POST","path":"/threads/{threadId}/attachments","takesJson":false,"answer":"json","status":201,"hasEtag":false}, reply),
    getAttachment: (reply = exampleAnswers.getAttachment.plan) => handle<'getAttachment'>(baseUrl, {"verb":"GET","path":"/attachments/{attachmentId}","takesJson":false,"answer":"blob","status":200,"hasEtag":false}, reply),
    deleteAttachment: (reply = undefined) => handle<'deleteAttachment'>(baseUrl, {"verb":"DELETE","path":"/attachments/{attachmentId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    listViewingTimes: (reply = exampleAnswers.listViewingTimes.two) => handle<'listViewingTimes'>(baseUrl, {"verb":"GET","path":"/threads/{threadId}/viewing-times","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    getViewingHours: (reply = exampleAnswers.getViewingHours.published) => handle<'getViewingHours'>(baseUrl, {"verb":"GET","path":"/viewing-hours/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":true}, reply),
    updateViewingHours: (reply = exampleAnswers.updateViewingHours.published) => handle<'updateViewingHours'>(baseUrl, {"verb":"PATCH","path":"/viewing-hours/{id}","takesJson":true,"answer":"json","status":200,"hasEtag":true}, reply),
    createViewing: (reply = exampleAnswers.createViewing.booked) => handle<'createViewing'>(baseUrl, {"verb":"POST","path":"/viewings","takesJson":true,"answer":"json","status":201,"hasEtag":false}, reply),
    updateViewing: (reply = exampleAnswers.updateViewing.booked) => handle<'updateViewing'>(baseUrl, {"verb":"PATCH","path":"/viewings/{viewingId}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    listViewings: (reply = exampleAnswers.listViewings.one) => handle<'listViewings'>(baseUrl, {"verb":"GET","path":"/user/{id}/viewings","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    getCalendar: (reply = exampleAnswers.getCalendar.linked) => handle<'getCalendar'>(baseUrl, {"verb":"GET","path":"/user/{id}/calendar","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    renewCalendar: (reply = exampleAnswers.renewCalendar.made) => handle<'renewCalendar'>(baseUrl, {"verb":"POST","path":"/user/{id}/calendar","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    deleteCalendar: (reply = undefined) => handle<'deleteCalendar'>(baseUrl, {"verb":"DELETE","path":"/user/{id}/calendar","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    addFavorite: (reply = undefined) => handle<'addFavorite'>(baseUrl, {"verb":"POST","path":"/user/{id}/favorite/{announcementId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    deleteFavorite: (reply = undefined) => handle<'deleteFavorite'>(baseUrl, {"verb":"DELETE","path":"/user/{id}/favorite/{announcementId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    addInterest: (reply = undefined) => handle<'addInterest'>(baseUrl, {"verb":"POST","path":"/user/{id}/interested/{targetId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    deleteInterest: (reply = undefined) => handle<'deleteInterest'>(baseUrl, {"verb":"DELETE","path":"/user/{id}/interested/{targetId}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    listProperties: (reply = exampleAnswers.listProperties.first) => handle<'listProperties'>(baseUrl, {"verb":"GET","path":"/properties","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createProperty: (reply = exampleAnswers.createProperty.tenant) => handle<'createProperty'>(baseUrl, {"verb":"POST","path":"/properties","takesJson":true,"answer":"json","status":201,"hasEtag":true}, reply),
    listPropertiesOfUser: (reply = exampleAnswers.listPropertiesOfUser.tenant) => handle<'listPropertiesOfUser'>(baseUrl, {"verb":"GET","path":"/properties/user/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    getProperty: (reply = exampleAnswers.getProperty.tenant) => handle<'getProperty'>(baseUrl, {"verb":"GET","path":"/properties/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":true}, reply),
    updateProperty: (reply = exampleAnswers.updateProperty.tenant) => handle<'updateProperty'>(baseUrl, {"verb":"PATCH","path":"/properties/{id}","takesJson":true,"answer":"json","status":200,"hasEtag":true}, reply),
    deleteProperty: (reply = undefined) => handle<'deleteProperty'>(baseUrl, {"verb":"DELETE","path":"/properties/{id}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    getInsights: (reply = exampleAnswers.getInsights.listing) => handle<'getInsights'>(baseUrl, {"verb":"GET","path":"/insights/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    simulateListing: (reply = exampleAnswers.simulateListing.gained) => handle<'simulateListing'>(baseUrl, {"verb":"POST","path":"/insights/{id}/simulation","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    getAlerts: (reply = exampleAnswers.getAlerts.daily) => handle<'getAlerts'>(baseUrl, {"verb":"GET","path":"/alerts/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    updateAlerts: (reply = exampleAnswers.updateAlerts.weekly) => handle<'updateAlerts'>(baseUrl, {"verb":"PATCH","path":"/alerts/{id}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    createUnsubscription: (reply = undefined) => handle<'createUnsubscription'>(baseUrl, {"verb":"POST","path":"/unsubscription/{code}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    getAnnouncement: (reply = exampleAnswers.getAnnouncement.tenant) => handle<'getAnnouncement'>(baseUrl, {"verb":"GET","path":"/announcement/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":true}, reply),
    updateAnnouncement: (reply = exampleAnswers.updateAnnouncement.tenant) => handle<'updateAnnouncement'>(baseUrl, {"verb":"PATCH","path":"/announcement/{id}","takesJson":true,"answer":"json","status":200,"hasEtag":true}, reply),
    listDocuments: (reply = exampleAnswers.listDocuments.plan) => handle<'listDocuments'>(baseUrl, {"verb":"GET","path":"/documents/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    uploadDocument: (reply = exampleAnswers.uploadDocument.plan) => handle<'uploadDocument'>(baseUrl, {"verb":"POST","path":"/documents/{id}","takesJson":false,"answer":"json","status":201,"hasEtag":false}, reply),
    upsertAnnouncement: (reply = exampleAnswers.upsertAnnouncement.changed) => handle<'upsertAnnouncement'>(baseUrl, {"verb":"PUT","path":"/announcements/by-reference/{reference}","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    upsertAnnouncementBatch: (reply = exampleAnswers.upsertAnnouncementBatch.mixed) => handle<'upsertAnnouncementBatch'>(baseUrl, {"verb":"POST","path":"/announcements/batch","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    createAnnouncementCopy: (reply = exampleAnswers.createAnnouncementCopy.landlord) => handle<'createAnnouncementCopy'>(baseUrl, {"verb":"POST","path":"/announcement/copy/{id}","takesJson":false,"answer":"json","status":201,"hasEtag":true}, reply),
    createResidence: (reply = exampleAnswers.createResidence.office) => handle<'createResidence'>(baseUrl, {"verb":"POST","path":"/residence","takesJson":true,"answer":"json","status":201,"hasEtag":true}, reply),
    getResidence: (reply = exampleAnswers.getResidence.office) => handle<'getResidence'>(baseUrl, {"verb":"GET","path":"/residence/{id}","takesJson":false,"answer":"json","status":200,"hasEtag":true}, reply),
    updateResidence: (reply = exampleAnswers.updateResidence.office) => handle<'updateResidence'>(baseUrl, {"verb":"PATCH","path":"/residence/{id}","takesJson":true,"answer":"json","status":200,"hasEtag":true}, reply),
    createAnnouncement: (reply = exampleAnswers.createAnnouncement.landlord) => handle<'createAnnouncement'>(baseUrl, {"verb":"POST","path":"/announcement/residence/{residenceId}","takesJson":true,"answer":"json","status":201,"hasEtag":true}, reply),
    findMatches: (reply = exampleAnswers.findMatches.tenant) => handle<'findMatches'>(baseUrl, {"verb":"POST","path":"/matchmaking","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    uploadFile: (reply = exampleAnswers.uploadFile.lobby) => handle<'uploadFile'>(baseUrl, {"verb":"POST","path":"/files","takesJson":false,"answer":"json","status":201,"hasEtag":false}, reply),
    renewFiles: (reply = exampleAnswers.renewFiles.lobby) => handle<'renewFiles'>(baseUrl, {"verb":"POST","path":"/files/renewals","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    getFile: (reply = exampleAnswers.getFile.picture) => handle<'getFile'>(baseUrl, {"verb":"GET","path":"/files/{key}","takesJson":false,"answer":"blob","status":200,"hasEtag":true}, reply),
    deleteFile: (reply = undefined) => handle<'deleteFile'>(baseUrl, {"verb":"DELETE","path":"/files/{key}","takesJson":false,"answer":"nothing","status":204,"hasEtag":false}, reply),
    uploadUserPicture: (reply = exampleAnswers.uploadUserPicture.portrait) => handle<'uploadUserPicture'>(baseUrl, {"verb":"POST","path":"/files/user/{id}","takesJson":false,"answer":"json","status":201,"hasEtag":false}, reply),
    uploadResidencePicture: (reply = exampleAnswers.uploadResidencePicture.lobby) => handle<'uploadResidencePicture'>(baseUrl, {"verb":"POST","path":"/files/residence/{id}","takesJson":false,"answer":"json","status":201,"hasEtag":false}, reply),
    listPlaces: (reply = exampleAnswers.listPlaces.street) => handle<'listPlaces'>(baseUrl, {"verb":"GET","path":"/places","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    getNearestPlace: (reply = exampleAnswers.getNearestPlace.address) => handle<'getNearestPlace'>(baseUrl, {"verb":"GET","path":"/places/nearest","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    getPlace: (reply = exampleAnswers.getPlace.street) => handle<'getPlace'>(baseUrl, {"verb":"GET","path":"/places/{placeId}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    createSubscription: (reply = exampleAnswers.createSubscription.sent) => handle<'createSubscription'>(baseUrl, {"verb":"POST","path":"/newsletter","takesJson":true,"answer":"json","status":200,"hasEtag":false}, reply),
    verifySubscription: (reply = exampleAnswers.verifySubscription.confirmed) => handle<'verifySubscription'>(baseUrl, {"verb":"POST","path":"/newsletter/{code}","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    listAuditEntries: (reply = exampleAnswers.listAuditEntries.first) => handle<'listAuditEntries'>(baseUrl, {"verb":"GET","path":"/audit","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
    getSystemState: (reply = exampleAnswers.getSystemState.quiet) => handle<'getSystemState'>(baseUrl, {"verb":"GET","path":"/system","takesJson":false,"answer":"json","status":200,"hasEtag":false}, reply),
  };
}
