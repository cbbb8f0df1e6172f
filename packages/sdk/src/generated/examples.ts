// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Answer, Body } from '../client/http.ts';
import { blobOf } from '../testing/handle.ts';

const createBearerTenantBody: Body<'createBearer'> = {"email":"tenant@tilava.example","password":"makes-the-best-matches","rememberMe":false};
const checkCredentialsTenantBody: Body<'checkCredentials'> = {"email":"tenant@tilava.example","password":"makes-the-best-matches"};
const sendVerificationMailTenantBody: Body<'sendVerificationMail'> = {"email":"unverified@tilava.example","password":"makes-the-best-matches"};
const createUserLandlordBody: Body<'createUser'> = {"email":"landlord@tilava.example","password":"makes-the-best-matches","isLandlord":true,"privateTenant":{"firstName":"First","lastName":"Last","phoneNumber":"+358401234567"},"languages":["fi"],"language":"fi"};
const createUserTenantBody: Body<'createUser'> = {"email":"tenant@tilava.example","password":"makes-the-best-matches","isLandlord":false,"organizationTenant":{"name":"Bakery Oy","businessId":"1234567-1","phoneNumber":"+358401234567","contactFirstName":"First","contactLastName":"Last"},"industries":["mi"],"languages":["fi","en"],"language":"en","properties":[{"address":"Fredrikinkatu 44, 00100 Helsinki","x":60.1686,"y":24.9305,"residenceType":["office"],"roomCount":[1,2,3],"floor":["middle","top"],"sizeMin":30,"sizeMax":80,"rentMax":2000,"moveInDate":"2027-01-01","amenities":["kitchen","elevator"]}]};
const sendPasswordResetTenantBody: Body<'sendPasswordReset'> = {"email":"tenant@tilava.example"};
const updateUserDescriptionBody: Body<'updateUser'> = {"description":"We bake bread and need a shop."};
const updateReceivedInterestsSeenBody: Body<'updateReceivedInterests'> = {"until":"2026-11-20T09:00:00Z"};
const createKeyAnnouncementsBody: Body<'createKey'> = {"label":"Property management","scopes":["announcements:read","announcements:write"],"days":90};
const createWebhookCrmBody: Body<'createWebhook'> = {"url":"https://crm.example/tilava","events":["interest.created","message.received"]};
const updateWebhookOnBody: Body<'updateWebhook'> = {"isEnabled":true};
const createInvitationEditorBody: Body<'createInvitation'> = {"email":"colleague@tilava.example","role":"editor"};
const updateMemberViewerBody: Body<'updateMember'> = {"role":"viewer"};
const createMemberLoggedInBody: Body<'createMember'> = {};
const createMemberNewBody: Body<'createMember'> = {"privateTenant":{"firstName":"Another","lastName":"Colleague","phoneNumber":"+358401234567"},"password":"makes-the-best-matches","language":"en"};
const createReportMessageBody: Body<'createReport'> = {"kind":"message","item":"0199a6b0-3c00-7000-8000-000000000602","reason":"fraud","text":"They ask for money before we have seen the premises."};
const updateReportWarnBody: Body<'updateReport'> = {"decision":"warned","statement":"The message asks for money before a viewing, which our terms of use forbid."};
const createAppealAppealBody: Body<'createAppeal'> = {"text":"The deposit was agreed on at the viewing last week."};
const sendMessageWithInterestBody: Body<'sendMessage'> = {"announcement":"0199a6b0-3c00-7000-8000-000000000301","tenant":"0199a6b0-3c00-7000-8000-000000000101","text":"Hello! We could move in on 1 March. Is there room for two bicycles?","showsInterest":true};
const updateThreadSeenBody: Body<'updateThread'> = {"seen":1};
const updateViewingHoursPublishedBody: Body<'updateViewingHours'> = {"rules":[{"day":"2026-12-05","weekday":null,"from":"10:00","until":"12:00","lengthMinutes":30,"bufferMinutes":0,"capacity":1},{"day":null,"weekday":3,"from":"15:00","until":"17:00","lengthMinutes":20,"bufferMinutes":10,"capacity":4}]};
const createViewingTenantBody: Body<'createViewing'> = {"thread":"0199a6b0-3c00-7000-8000-000000000501","startsAt":"2026-12-05T08:00:00Z"};
const createViewingLandlordBody: Body<'createViewing'> = {"thread":"0199a6b0-3c00-7000-8000-000000000501","startsAt":"2026-12-07T15:00:00Z","lengthMinutes":45};
const updateViewingAcceptBody: Body<'updateViewing'> = {"sequence":0,"state":"booked"};
const updateViewingMoveBody: Body<'updateViewing'> = {"sequence":1,"startsAt":"2026-12-09T13:00:00Z"};
const updateViewingCancelBody: Body<'updateViewing'> = {"sequence":2,"state":"cancelled"};
const createPropertyOfficeBody: Body<'createProperty'> = {"address":"Fredrikinkatu 44, 00100 Helsinki","x":60.1686,"y":24.9305,"residenceType":["office"],"roomCount":[1,2,3],"floor":["middle","top"],"sizeMin":30,"sizeMax":80,"rentMax":2000,"moveInDate":"2027-01-01","amenities":["kitchen","elevator"]};
const createPropertyStorageBody: Body<'createProperty'> = {"name":"Storage","address":"Tynnyrintekijänkatu 2, 00580 Helsinki","x":60.1897,"y":24.9744,"residenceType":["storage"],"roomCount":[1],"sizeMax":60,"rentMax":700,"moveInDate":"2027-01-01"};
const updatePropertyRentBody: Body<'updateProperty'> = {"rentMax":2200};
const updatePropertyPausedBody: Body<'updateProperty'> = {"isActive":false};
const updatePropertyImportanceBody: Body<'updateProperty'> = {"importance":{"rent":"must","floor":"ignored"}};
const updatePropertyDrawnAreaBody: Body<'updateProperty'> = {"drawnArea":{"type":"Polygon","coordinates":[[[24.92,60.163],[24.945,60.163],[24.945,60.174],[24.92,60.163]]]}};
const updatePropertyFirstBody: Body<'updateProperty'> = {"name":"Office in Kamppi","position":1};
const simulateListingChangesBody: Body<'simulateListing'> = {"rentChange":-5,"monthsEarlier":1,"amenities":["elevator"]};
const updateAlertsWeeklyBody: Body<'updateAlerts'> = {"frequency":"weekly"};
const updateAnnouncementHideBody: Body<'updateAnnouncement'> = {"isActive":false};
const updateAnnouncementLetBody: Body<'updateAnnouncement'> = {"isActive":false,"letFrom":"2027-01-01"};
const updateAnnouncementReferenceBody: Body<'updateAnnouncement'> = {"reference":"K16-204"};
const updateAnnouncementPublicPageBody: Body<'updateAnnouncement'> = {"publicPage":"search"};
const upsertAnnouncementOfficeBody: Body<'upsertAnnouncement'> = {"isActive":true,"address":"Annankatu 16, 00120 Helsinki","residenceType":"office","roomCount":[2],"floor":"middle","sizeMin":54,"sizeMax":54,"rentMin":1350,"rentMax":1350};
const upsertAnnouncementBatchOfficeBody: Body<'upsertAnnouncementBatch'> = {"announcements":[{"reference":"K16-204","announcement":{"address":"Annankatu 16, 00120 Helsinki","x":60.1653,"y":24.9391,"residenceType":"office","roomCount":[2],"floor":"middle","sizeMin":54,"sizeMax":54,"rentMin":1350,"rentMax":1350}}]};
const createResidenceOfficeBody: Body<'createResidence'> = {"houseType":"office","file":[]};
const updateResidenceTypeBody: Body<'updateResidence'> = {"houseType":"coWorkingSpace"};
const updateResidenceOrderBody: Body<'updateResidence'> = {"propertyPics":["0199a6b0-3c00-7000-8000-000000000601"],"surroundPics":[]};
const updateResidenceCaptionsBody: Body<'updateResidence'> = {"captions":[{"id":"0199a6b0-3c00-7000-8000-000000000601","caption":"Meeting room with windows to the yard"}]};
const createAnnouncementOfficeBody: Body<'createAnnouncement'> = {"isLandlord":true,"address":"Annankatu 16, 00120 Helsinki","x":60.1653,"y":24.9391,"residenceType":"office","roomCount":[2],"floor":"middle","sizeMin":54,"sizeMax":54,"rentMin":1350,"rentMax":1350};
const findMatchesTenantBody: Body<'findMatches'> = {"property":"0199a6b0-3c00-7000-8000-000000000201"};
const findMatchesSavedBody: Body<'findMatches'> = {"property":"0199a6b0-3c00-7000-8000-000000000201","favorite":"0199a6b0-3c00-7000-8000-000000000301"};
const findMatchesLandlordBody: Body<'findMatches'> = {"announcement":"0199a6b0-3c00-7000-8000-000000000301"};
const findMatchesPairBody: Body<'findMatches'> = {"property":"0199a6b0-3c00-7000-8000-000000000201","announcement":"0199a6b0-3c00-7000-8000-000000000301"};
const renewFilesLobbyBody: Body<'renewFiles'> = {"ids":["0199a6b0-3c00-7000-8000-000000000601"]};
const createSubscriptionVisitorBody: Body<'createSubscription'> = {"email":"visitor@tilava.example","language":"sv"};
const verifiedBearer: Answer<'verifyBearer'> = {"expiresAt":"2026-12-01T20:00:00.000Z","mustChangePassword":false,"user":{"id":"0199a6b0-3c00-7000-8000-000000000101","email":"tenant@tilava.example","isLandlord":false,"isAdmin":false,"file":null,"description":"A two-person studio that needs daylight.","properties":["0199a6b0-3c00-7000-8000-000000000201"],"privateTenant":{"firstName":"Aino","lastName":"Example","phoneNumber":"+358401234567","currentAddress":null,"employeeCount":null},"organizationTenant":null,"creditRating":"aa","operatingMargin":"postitive","deductsVat":true,"industries":["mi"],"employee":1,"children":null,"occupation":{"work":true,"workDetails":"Ceramist","student":false,"studentDetails":null},"languages":["fi","en"],"gender":null,"birthday":null,"timeInCountry":null,"familyStatus":null,"currentAddress":null,"shareContacts":false,"language":"fi","interestMails":"immediate","messageMails":"immediate","mailsQuoteMessages":true,"changeMails":true,"unsubscribed":false,"favorites":["0199a6b0-3c00-7000-8000-000000000301"],"isInterested":[]}};
const session: Answer<'createBearer'> = {"bearer":"dGlsYXZhLWV4YW1wbGUtYmVhcmVyLW9mLTI1Ni1iaXRz","expiresAt":"2026-12-01T20:00:00.000Z","mustChangePassword":false,"user":{"id":"0199a6b0-3c00-7000-8000-000000000101","email":"tenant@tilava.example","isLandlord":false,"isAdmin":false,"file":null,"description":"A two-person studio that needs daylight.","properties":["0199a6b0-3c00-7000-8000-000000000201"],"privateTenant":{"firstName":"Aino","lastName":"Example","phoneNumber":"+358401234567","currentAddress":null,"employeeCount":null},"organizationTenant":null,"creditRating":"aa","operatingMargin":"postitive","deductsVat":true,"industries":["mi"],"employee":1,"children":null,"occupation":{"work":true,"workDetails":"Ceramist","student":false,"studentDetails":null},"languages":["fi","en"],"gender":null,"birthday":null,"timeInCountry":null,"familyStatus":null,"currentAddress":null,"shareContacts":false,"language":"fi","interestMails":"immediate","messageMails":"immediate","mailsQuoteMessages":true,"changeMails":true,"unsubscribed":false,"favorites":["0199a6b0-3c00-7000-8000-000000000301"],"isInterested":[]}};
const verifyUserVerifiedAnswer: Answer<'verifyUser'> = {"status":"verified","message":"User verified"};
const sendVerificationMailSentAnswer: Answer<'sendVerificationMail'> = {"message":"Verification code sent"};
const userPage: Answer<'listUsers'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000101","email":"tenant@tilava.example","isLandlord":false,"isAdmin":false,"file":null,"description":"A two-person studio that needs daylight.","properties":["0199a6b0-3c00-7000-8000-000000000201"],"privateTenant":{"firstName":"Aino","lastName":"Example","phoneNumber":"+358401234567","currentAddress":null,"employeeCount":null},"organizationTenant":null,"creditRating":"aa","operatingMargin":"postitive","deductsVat":true,"industries":["mi"],"employee":1,"children":null,"occupation":{"work":true,"workDetails":"Ceramist","student":false,"studentDetails":null},"languages":["fi","en"],"gender":null,"birthday":null,"timeInCountry":null,"familyStatus":null,"currentAddress":null,"shareContacts":false,"language":"fi","interestMails":"immediate","messageMails":"immediate","mailsQuoteMessages":true,"changeMails":true,"unsubscribed":false,"favorites":["0199a6b0-3c00-7000-8000-000000000301"],"isInterested":[]}],"records":[{"id":"0199a6b0-3c00-7000-8000-000000000101","createdAt":"2026-10-02T08:00:00.000Z","verifiedAt":"2026-10-02T08:05:00.000Z"}],"entriesCount":1,"pageNumber":1};
const createUserVisitorAnswer: Answer<'createUser'> = {"id":"0199a6b0-3c00-7000-8000-000000000101","message":"Verification code sent"};
const sendPasswordResetSentAnswer: Answer<'sendPasswordReset'> = {"message":"The new password has been sent to your email"};
const user: Answer<'updateUser'> = {"id":"0199a6b0-3c00-7000-8000-000000000101","email":"tenant@tilava.example","isLandlord":false,"isAdmin":false,"file":null,"description":"A two-person studio that needs daylight.","properties":["0199a6b0-3c00-7000-8000-000000000201"],"privateTenant":{"firstName":"Aino","lastName":"Example","phoneNumber":"+358401234567","currentAddress":null,"employeeCount":null},"organizationTenant":null,"creditRating":"aa","operatingMargin":"postitive","deductsVat":true,"industries":["mi"],"employee":1,"children":null,"occupation":{"work":true,"workDetails":"Ceramist","student":false,"studentDetails":null},"languages":["fi","en"],"gender":null,"birthday":null,"timeInCountry":null,"familyStatus":null,"currentAddress":null,"shareContacts":false,"language":"fi","interestMails":"immediate","messageMails":"immediate","mailsQuoteMessages":true,"changeMails":true,"unsubscribed":false,"favorites":["0199a6b0-3c00-7000-8000-000000000301"],"isInterested":[]};
const userExport: Answer<'getUserExport'> = {"exportedAt":"2026-11-21T10:00:00Z","user":{"id":"0199a6b0-3c00-7000-8000-000000000101","email":"tenant@tilava.example","isLandlord":false,"isAdmin":false,"file":null,"description":"A two-person studio that needs daylight.","properties":["0199a6b0-3c00-7000-8000-000000000201"],"privateTenant":{"firstName":"Aino","lastName":"Example","phoneNumber":"+358401234567","currentAddress":null,"employeeCount":null},"organizationTenant":null,"creditRating":"aa","operatingMargin":"postitive","deductsVat":true,"industries":["mi"],"employee":1,"children":null,"occupation":{"work":true,"workDetails":"Ceramist","student":false,"studentDetails":null},"languages":["fi","en"],"gender":null,"birthday":null,"timeInCountry":null,"familyStatus":null,"currentAddress":null,"shareContacts":false,"language":"fi","interestMails":"immediate","messageMails":"immediate","mailsQuoteMessages":true,"changeMails":true,"unsubscribed":false,"favorites":["0199a6b0-3c00-7000-8000-000000000301"],"isInterested":[]},"createdAt":"2026-10-30T08:00:00Z","verifiedAt":"2026-10-30T08:05:00Z","sessions":[{"since":"2026-11-21T09:00:00Z","expiresAt":"2026-11-21T21:00:00Z"}],"knownNetworks":[{"network":"192.0.2.7","lastLoginAt":"2026-11-21T09:00:00Z"}],"properties":[{"id":"0199a6b0-3c00-7000-8000-000000000201","kind":"need","user":"0199a6b0-3c00-7000-8000-000000000101","isActive":true,"name":null,"position":1,"address":"Fredrikinkatu 44, 00100 Helsinki","location":{"latitude":60.1686,"longitude":24.9305},"x":60.1686,"y":24.9305,"description":null,"residenceType":["office"],"roomCount":[1,2,3],"floor":["middle","top"],"sizeMin":30,"sizeMax":80,"rentMin":null,"rentMax":2000,"moveInDate":"2027-01-01","moveOutDate":null,"deposit":null,"noDeposit":false,"amenities":["kitchen","elevator"]}],"announcements":[],"residences":[],"favorites":[{"announcement":"0199a6b0-3c00-7000-8000-000000000301","tenant":"0199a6b0-3c00-7000-8000-000000000101","since":"2026-11-01T09:00:00Z"}],"isInterested":[],"landlordInterests":[],"receivedInterests":[],"alerts":[{"property":"0199a6b0-3c00-7000-8000-000000000201","frequency":"daily","threshold":60}],"notifiedMatches":[{"announcement":"0199a6b0-3c00-7000-8000-000000000301","tenant":"0199a6b0-3c00-7000-8000-000000000101","since":"2026-11-02T06:00:00Z"}],"messages":[{"thread":"0199a6b0-3c00-7000-8000-000000000501","subject":"Kalevankatu 30, 00100 Helsinki","number":1,"sender":"tenant","text":"Hello! We could move in on 1 March. Is there room for two bicycles?","attachments":[],"createdAt":"2026-11-20T08:30:00Z"}],"viewings":[{"thread":"0199a6b0-3c00-7000-8000-000000000501","subject":"Kalevankatu 30, 00100 Helsinki","startsAt":"2026-12-05T08:00:00Z","lengthMinutes":30,"state":"booked","proposedBy":"tenant","createdAt":"2026-11-29T12:00:00Z"}],"viewingHours":[],"blocks":[],"reports":[],"files":[],"documents":[],"keys":[],"webhooks":[],"newsletter":{"askedAt":"2026-11-20T10:00:00Z","confirmedAt":"2026-11-20T10:05:00Z","language":"fi"}};
const announcements: Answer<'listAnnouncementsOfUser'> = [{"id":"0199a6b0-3c00-7000-8000-000000000301","isActive":true,"properties":{"id":"0199a6b0-3c00-7000-8000-000000000202","kind":"listing","announcement":"0199a6b0-3c00-7000-8000-000000000301","isActive":true,"address":"Annankatu 16, 00120 Helsinki","location":{"latitude":60.1653,"longitude":24.9391},"x":60.1653,"y":24.9391,"description":"A bright corner office above a quiet courtyard.","residenceType":"office","roomCount":[2],"floor":"middle","size":54,"rent":1350,"moveInDate":"2026-12-01","moveOutDate":null,"deposit":2700,"noDeposit":false,"condition":"new","view":null,"vatOnRent":"charged","costs":[{"kind":"heating","amount":1.5,"basis":"squareMetre","isEstimated":true},{"kind":"water","amount":null,"basis":"month","isEstimated":false}],"leaseTermMonths":36,"noticeMonths":6,"indexation":"costOfLivingIndex","guarantee":null,"areaBasis":"leasable","energyClass":"B","energyCertificate":null,"permanentBuildingId":"100012345N","amenities":["kitchen","wc"],"propertyPics":[],"surroundPics":[]},"residence":{"houseType":"office","files":[]}}];
const listFavoritesFavoritesAnswer: Answer<'listFavorites'> = [{"favorites":[{"id":"0199a6b0-3c00-7000-8000-000000000301","isActive":false}]}];
const listReceivedInterestsLandlordAnswer: Answer<'listReceivedInterests'> = {"results":[{"announcement":"0199a6b0-3c00-7000-8000-000000000301","property":"0199a6b0-3c00-7000-8000-000000000202","address":"Kalevankatu 30, 00100 Helsinki","tenant":"0199a6b0-3c00-7000-8000-000000000101","need":"0199a6b0-3c00-7000-8000-000000000201","tenantName":"Aino","since":"2026-11-20T09:00:00Z","isNew":true}],"newCount":1};
const listBlocksOneAnswer: Answer<'listBlocks'> = {"results":[{"user":"0199a6b0-3c00-7000-8000-000000000102","name":"Example Estates Ltd","since":"2026-11-27T10:00:00Z"}]};
const listKeysOneAnswer: Answer<'listKeys'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000c01","label":"Property management","hint":"1ylf","scopes":["announcements:read","announcements:write"],"announcements":null,"createdAt":"2026-11-27T10:00:00Z","expiresAt":"2027-02-25T10:00:00Z","lastUsedAt":"2026-11-28T06:00:00Z"}]};
const createKeyAnnouncementsAnswer: Answer<'createKey'> = {"key":{"id":"0199a6b0-3c00-7000-8000-000000000c01","label":"Property management","hint":"1ylf","scopes":["announcements:read","announcements:write"],"announcements":null,"createdAt":"2026-11-27T10:00:00Z","expiresAt":"2027-02-25T10:00:00Z","lastUsedAt":null},"secret":"tlv_live_qEAbB5lpm1V0mZ4b6cY8cN2o0a7WmQ9f3xJt5vTq2uE00k1ylf"};
const listKeyCallsTwoAnswer: Answer<'listKeyCalls'> = {"results":[{"at":"2026-11-28T06:00:00Z","operation":"upsertAnnouncementBatch","status":200},{"at":"2026-11-28T05:59:00Z","operation":"sendMessage","status":403}]};
const listWebhooksOneAnswer: Answer<'listWebhooks'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000d01","url":"https://crm.example/tilava","events":["interest.created","message.received"],"isEnabled":true,"switchedOffFor":null,"previousSecretUntil":null,"createdAt":"2026-11-27T10:00:00Z"}]};
const createWebhookCrmAnswer: Answer<'createWebhook'> = {"webhook":{"id":"0199a6b0-3c00-7000-8000-000000000d01","url":"https://crm.example/tilava","events":["interest.created","message.received"],"isEnabled":true,"switchedOffFor":null,"previousSecretUntil":null,"createdAt":"2026-11-27T10:00:00Z"},"secret":"whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDOSa7+nlWzXw="};
const updateWebhookOnAnswer: Answer<'updateWebhook'> = {"webhook":{"id":"0199a6b0-3c00-7000-8000-000000000d01","url":"https://crm.example/tilava","events":["interest.created","message.received"],"isEnabled":true,"switchedOffFor":null,"previousSecretUntil":null,"createdAt":"2026-11-27T10:00:00Z"},"secret":null};
const listDeliveriesOneAnswer: Answer<'listDeliveries'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000e01","type":"interest.created","state":"waiting","attempts":1,"status":500,"error":"status","milliseconds":84,"createdAt":"2026-11-28T06:00:00Z","attemptedAt":"2026-11-28T06:00:00Z","nextAttemptAt":"2026-11-28T06:00:05Z"}],"nextCursor":null};
const sendTestEventWaitingAnswer: Answer<'sendTestEvent'> = {"id":"0199a6b0-3c00-7000-8000-000000000e02","type":"webhook.test","state":"waiting","attempts":0,"status":null,"error":null,"milliseconds":null,"createdAt":"2026-11-28T06:00:00Z","attemptedAt":null,"nextAttemptAt":"2026-11-28T06:00:00Z"};
const sendDeliveryAgainAnswer: Answer<'sendDelivery'> = {"id":"0199a6b0-3c00-7000-8000-000000000e01","type":"interest.created","state":"waiting","attempts":0,"status":500,"error":"status","milliseconds":84,"createdAt":"2026-11-28T06:00:00Z","attemptedAt":"2026-11-28T06:00:00Z","nextAttemptAt":"2026-11-28T07:00:00Z"};
const listTeamTwoAnswer: Answer<'listTeam'> = {"name":"Example Estates Ltd","members":[{"id":"0199a6b0-3c00-7000-8000-000000000102","name":"First Last","email":"landlord@tilava.example","role":"owner","since":"2026-10-01T07:00:00Z"},{"id":"0199a6b0-3c00-7000-8000-000000000105","name":"Another Colleague","email":"colleague@tilava.example","role":"editor","since":"2026-11-27T10:00:00Z"}],"invitations":[{"id":"0199a6b0-3c00-7000-8000-000000000805","email":"new.colleague@tilava.example","role":"viewer","expiresAt":"2026-12-04T10:00:00Z"}]};
const createInvitationEditorAnswer: Answer<'createInvitation'> = {"id":"0199a6b0-3c00-7000-8000-000000000805","email":"colleague@tilava.example","role":"editor","expiresAt":"2026-12-04T10:00:00Z"};
const updateMemberViewerAnswer: Answer<'updateMember'> = {"id":"0199a6b0-3c00-7000-8000-000000000105","name":"Another Colleague","email":"colleague@tilava.example","role":"viewer","since":"2026-11-27T10:00:00Z"};
const getInvitationNewAnswer: Answer<'getInvitation'> = {"organization":"Example Estates Ltd","role":"editor","email":"colleague@tilava.example","hasAccount":false};
const createMemberEditorAnswer: Answer<'createMember'> = {"id":"0199a6b0-3c00-7000-8000-000000000102","name":"Example Estates Ltd","role":"editor"};
const listReportsOfUserOneAnswer: Answer<'listReportsOfUser'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000701","kind":"message","reason":"fraud","subject":"Kalevankatu 30, 00100 Helsinki","state":"open","createdAt":"2026-11-27T09:00:00Z","decision":null,"suspendedUntil":null,"statement":null,"decidedAt":null,"appeal":null,"isReporter":true,"message":"Pay the deposit to this account before the viewing.","text":"They ask for money before we have seen the premises.","canAppeal":false}]};
const listReportsOneAnswer: Answer<'listReports'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000701","kind":"message","reason":"fraud","subject":"Kalevankatu 30, 00100 Helsinki","state":"decided","createdAt":"2026-11-27T09:00:00Z","decision":"warned","suspendedUntil":null,"statement":"The message asks for money before a viewing, which our terms of use forbid.","decidedAt":"2026-11-27T12:00:00Z","appeal":null,"text":"They ask for money before we have seen the premises.","reporter":{"id":"0199a6b0-3c00-7000-8000-000000000101","name":"Aino","email":"tenant@tilava.example"},"affected":{"id":"0199a6b0-3c00-7000-8000-000000000102","name":"Example Estates Ltd","email":"landlord@tilava.example"}}],"counts":{"open":0,"decided":1,"appealed":0,"closed":0},"nextCursor":null};
const report: Answer<'createAppeal'> = {"id":"0199a6b0-3c00-7000-8000-000000000701","kind":"message","reason":"fraud","subject":"Kalevankatu 30, 00100 Helsinki","state":"open","createdAt":"2026-11-27T09:00:00Z","decision":null,"suspendedUntil":null,"statement":null,"decidedAt":null,"appeal":null,"isReporter":true,"message":"Pay the deposit to this account before the viewing.","text":"They ask for money before we have seen the premises.","canAppeal":false};
const reportDetails: Answer<'updateReport'> = {"id":"0199a6b0-3c00-7000-8000-000000000701","kind":"message","reason":"fraud","subject":"Kalevankatu 30, 00100 Helsinki","state":"decided","createdAt":"2026-11-27T09:00:00Z","decision":"warned","suspendedUntil":null,"statement":"The message asks for money before a viewing, which our terms of use forbid.","decidedAt":"2026-11-27T12:00:00Z","appeal":null,"text":"They ask for money before we have seen the premises.","reporter":{"id":"0199a6b0-3c00-7000-8000-000000000101","name":"Aino","email":"tenant@tilava.example"},"affected":{"id":"0199a6b0-3c00-7000-8000-000000000102","name":"Example Estates Ltd","email":"landlord@tilava.example"},"messages":[{"id":"0199a6b0-3c00-7000-8000-000000000602","number":2,"sender":"landlord","text":"Pay the deposit to this account before the viewing.","attachments":[{"id":"0199a6b0-3c00-7000-8000-000000000801","name":"invoice.pdf","type":"application/pdf","size":48213}],"createdAt":"2026-11-27T08:45:00Z"}],"reportedMessage":"0199a6b0-3c00-7000-8000-000000000602","announcement":null};
const listThreadsLandlordAnswer: Answer<'listThreads'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000501","announcement":"0199a6b0-3c00-7000-8000-000000000301","property":"0199a6b0-3c00-7000-8000-000000000202","tenant":"0199a6b0-3c00-7000-8000-000000000101","need":"0199a6b0-3c00-7000-8000-000000000201","subject":"Kalevankatu 30, 00100 Helsinki","otherSide":"Aino","otherSideId":"0199a6b0-3c00-7000-8000-000000000101","isLet":false,"isBlocked":false,"state":"oneMessage","isArchived":false,"messageCount":1,"unreadCount":1,"otherHasSeen":1,"lastMessage":{"id":"0199a6b0-3c00-7000-8000-000000000601","number":1,"sender":"tenant","text":"Hello! We could move in on 1 March. Is there room for two bicycles?","attachments":[],"createdAt":"2026-11-27T08:30:00Z"},"points":92,"nextViewing":null}],"unreadCount":1,"nextCursor":null};
const listChangesThreeAnswer: Answer<'listChanges'> = {"results":[{"resource":"announcement","id":"0199a6b0-3c00-7000-8000-000000000301","action":"updated","version":4,"at":"2026-11-27T08:30:00Z"},{"resource":"interest","id":"0199a6b0-3c00-7000-8000-000000000301","action":"created","version":null,"at":"2026-11-27T08:31:00Z","tenant":"0199a6b0-3c00-7000-8000-000000000101","by":"tenant"},{"resource":"thread","id":"0199a6b0-3c00-7000-8000-000000000501","action":"deleted","version":7,"at":"2026-11-27T08:32:00Z"}],"nextCursor":"6f1c09d200000001.19ac4b7f1c0.2fa-3-1","hasMore":false};
const streamEventsConnectedAnswer: Answer<'streamEvents'> = {"kind":"connected","thread":null};
const streamEventsMessageAnswer: Answer<'streamEvents'> = {"kind":"thread","thread":"0199a6b0-3c00-7000-8000-000000000501"};
const sendMessageTenantAnswer: Answer<'sendMessage'> = {"thread":"0199a6b0-3c00-7000-8000-000000000501","message":{"id":"0199a6b0-3c00-7000-8000-000000000601","number":1,"sender":"tenant","text":"Hello! We could move in on 1 March. Is there room for two bicycles?","attachments":[],"createdAt":"2026-11-27T08:30:00Z"}};
const thread: Answer<'updateThread'> = {"id":"0199a6b0-3c00-7000-8000-000000000501","announcement":"0199a6b0-3c00-7000-8000-000000000301","property":"0199a6b0-3c00-7000-8000-000000000202","tenant":"0199a6b0-3c00-7000-8000-000000000101","need":"0199a6b0-3c00-7000-8000-000000000201","subject":"Kalevankatu 30, 00100 Helsinki","otherSide":"Aino","otherSideId":"0199a6b0-3c00-7000-8000-000000000101","isLet":false,"isBlocked":false,"state":"oneMessage","isArchived":false,"messageCount":1,"unreadCount":1,"otherHasSeen":1,"lastMessage":{"id":"0199a6b0-3c00-7000-8000-000000000601","number":1,"sender":"tenant","text":"Hello! We could move in on 1 March. Is there room for two bicycles?","attachments":[],"createdAt":"2026-11-27T08:30:00Z"},"points":92,"nextViewing":null};
const listMessagesOneAnswer: Answer<'listMessages'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000601","number":1,"sender":"tenant","text":"Hello! We could move in on 1 March. Is there room for two bicycles?","attachments":[],"createdAt":"2026-11-27T08:30:00Z"}]};
const attachment: Answer<'uploadAttachment'> = {"id":"0199a6b0-3c00-7000-8000-000000000801","name":"floor plan.pdf","type":"application/pdf","size":48213};
const getAttachmentPlanAnswer: Answer<'getAttachment'> = blobOf("JVBERi0xLjcK", "application/pdf");
const listViewingTimesTwoAnswer: Answer<'listViewingTimes'> = {"results":[{"startsAt":"2026-12-05T08:00:00Z","lengthMinutes":30,"placesLeft":1},{"startsAt":"2026-12-09T13:00:00Z","lengthMinutes":20,"placesLeft":4}]};
const getViewingHoursPublishedAnswer: Answer<'getViewingHours'> = {"rules":[{"day":"2026-12-05","weekday":null,"from":"10:00","until":"12:00","lengthMinutes":30,"bufferMinutes":0,"capacity":1},{"day":null,"weekday":3,"from":"15:00","until":"17:00","lengthMinutes":20,"bufferMinutes":10,"capacity":4}]};
const updateViewingHoursPublishedAnswer: Answer<'updateViewingHours'> = {"rules":[{"day":"2026-12-05","weekday":null,"from":"10:00","until":"12:00","lengthMinutes":30,"bufferMinutes":0,"capacity":1},{"day":null,"weekday":3,"from":"15:00","until":"17:00","lengthMinutes":20,"bufferMinutes":10,"capacity":4}]};
const viewing: Answer<'updateViewing'> = {"id":"0199a6b0-3c00-7000-8000-000000000701","thread":"0199a6b0-3c00-7000-8000-000000000501","announcement":"0199a6b0-3c00-7000-8000-000000000301","subject":"Kalevankatu 30, 00100 Helsinki","otherSide":"Aino","startsAt":"2026-12-05T08:00:00Z","lengthMinutes":30,"state":"booked","proposedBy":"tenant","sequence":0,"createdAt":"2026-11-27T08:30:00Z","updatedAt":"2026-11-27T09:10:00Z"};
const listViewingsOneAnswer: Answer<'listViewings'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000701","thread":"0199a6b0-3c00-7000-8000-000000000501","announcement":"0199a6b0-3c00-7000-8000-000000000301","subject":"Kalevankatu 30, 00100 Helsinki","otherSide":"Aino","startsAt":"2026-12-05T08:00:00Z","lengthMinutes":30,"state":"booked","proposedBy":"tenant","sequence":0,"createdAt":"2026-11-27T08:30:00Z","updatedAt":"2026-11-27T08:30:00Z"}],"nextCursor":null};
const getCalendarLinkedAnswer: Answer<'getCalendar'> = {"since":"2026-11-29T12:00:00Z"};
const renewCalendarMadeAnswer: Answer<'renewCalendar'> = {"address":"https://tilava.example/calendars/5XJ9v0a3VtqJpY2m8mRr3k1cQy7wUu4oZbN6sLxKfHg.ics","since":"2026-11-29T12:00:00Z"};
const propertyPage: Answer<'listProperties'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000201","kind":"need","user":"0199a6b0-3c00-7000-8000-000000000101","isActive":true,"name":null,"position":1,"address":"Fredrikinkatu 44, 00100 Helsinki","location":{"latitude":60.1686,"longitude":24.9305},"x":60.1686,"y":24.9305,"description":null,"residenceType":["office"],"roomCount":[1,2,3],"floor":["middle","top"],"sizeMin":30,"sizeMax":80,"rentMin":null,"rentMax":2000,"moveInDate":"2027-01-01","moveOutDate":null,"deposit":null,"noDeposit":false,"amenities":["kitchen","elevator"]}],"records":[{"id":"0199a6b0-3c00-7000-8000-000000000201","createdAt":"2026-10-02T08:00:00.000Z","owner":{"id":"0199a6b0-3c00-7000-8000-000000000101","name":"tenant@tilava.example"}}],"entriesCount":1,"pageNumber":1};
const need: Answer<'updateProperty'> = {"id":"0199a6b0-3c00-7000-8000-000000000201","kind":"need","user":"0199a6b0-3c00-7000-8000-000000000101","isActive":true,"name":"Office in Kamppi","position":1,"importance":null,"createdAt":"2026-11-20T08:00:00Z","updatedAt":"2026-11-27T08:30:00Z","address":"Fredrikinkatu 44, 00100 Helsinki","location":{"latitude":60.1686,"longitude":24.9305},"x":60.1686,"y":24.9305,"drawnArea":null,"description":null,"residenceType":["office"],"roomCount":[1,2,3],"floor":["middle","top"],"sizeMin":30,"sizeMax":80,"rentMin":null,"rentMax":2000,"moveInDate":"2027-01-01","moveOutDate":null,"deposit":null,"noDeposit":false,"amenities":["kitchen","elevator"]};
const needs: Answer<'listPropertiesOfUser'> = [{"id":"0199a6b0-3c00-7000-8000-000000000201","kind":"need","user":"0199a6b0-3c00-7000-8000-000000000101","isActive":true,"name":"Office in Kamppi","position":1,"address":"Fredrikinkatu 44, 00100 Helsinki","location":{"latitude":60.1686,"longitude":24.9305},"x":60.1686,"y":24.9305,"description":null,"residenceType":["office"],"roomCount":[1,2,3],"floor":["middle","top"],"sizeMin":30,"sizeMax":80,"rentMin":null,"rentMax":2000,"moveInDate":"2027-01-01","moveOutDate":null,"deposit":null,"noDeposit":false,"amenities":["kitchen","elevator"]}];
const insights: Answer<'getInsights'> = {"types":[{"type":"office","supply":60,"demand":20,"rent":{"low":20,"median":24,"high":28},"rentByDistance":[{"from":0,"to":1000,"rent":{"low":24,"median":28,"high":32}},{"from":1000,"to":2000,"rent":{"low":20,"median":24,"high":28}},{"from":2000,"to":3000,"rent":{"low":20,"median":20,"high":24}}],"rentByDistrict":[{"postalCode":"00100","names":{"fi":"Kluuvi, Kamppi, Etu-Töölö","sv":"Gloet, Kampen, Främre Tölö"},"location":{"latitude":60.17214,"longitude":24.92951},"count":15,"rent":{"low":28,"median":32,"high":32}},{"postalCode":"00130","names":{"fi":"Kaartinkaupunki","sv":"Gardesstaden"},"location":{"latitude":60.16443,"longitude":24.95008},"count":10,"rent":{"low":32,"median":40,"high":40}},{"postalCode":"00180","names":{"fi":"Kamppi, Ruoholahti","sv":"Kampen, Gräsviken"},"location":{"latitude":60.16272,"longitude":24.91485},"count":10,"rent":{"low":20,"median":24,"high":28}},{"postalCode":"00530","names":{"fi":"Hakaniemi, Kallio","sv":"Hagnäs, Berghäll"},"location":{"latitude":60.18173,"longitude":24.94982},"count":10,"rent":{"low":16,"median":20,"high":24}}]},{"type":"storage","supply":null,"demand":5,"rent":null,"rentByDistance":[],"rentByDistrict":[]},{"type":"retail","supply":null,"demand":null,"rent":null,"rentByDistance":[],"rentByDistrict":[]}],"weeks":[{"monday":"2026-11-02","views":null,"interests":null},{"monday":"2026-11-09","views":18,"interests":null},{"monday":"2026-11-16","views":31,"interests":6}]};
const simulateListingGainedAnswer: Answer<'simulateListing'> = {"before":20,"gained":15,"lost":0};
const getAlertsDailyAnswer: Answer<'getAlerts'> = {"frequency":"daily","threshold":60};
const updateAlertsWeeklyAnswer: Answer<'updateAlerts'> = {"frequency":"weekly","threshold":60};
const announcement: Answer<'createAnnouncement'> = {"id":"0199a6b0-3c00-7000-8000-000000000301","isActive":true,"properties":{"id":"0199a6b0-3c00-7000-8000-000000000202","kind":"listing","announcement":"0199a6b0-3c00-7000-8000-000000000301","isActive":true,"address":"Annankatu 16, 00120 Helsinki","location":{"latitude":60.1653,"longitude":24.9391},"x":60.1653,"y":24.9391,"description":"A bright corner office above a quiet courtyard.","residenceType":"office","roomCount":[2],"floor":"middle","size":54,"rent":1350,"moveInDate":"2026-12-01","moveOutDate":null,"deposit":2700,"noDeposit":false,"condition":"new","view":null,"vatOnRent":"charged","costs":[{"kind":"heating","amount":1.5,"basis":"squareMetre","isEstimated":true},{"kind":"water","amount":null,"basis":"month","isEstimated":false}],"leaseTermMonths":36,"noticeMonths":6,"indexation":"costOfLivingIndex","guarantee":null,"areaBasis":"leasable","energyClass":"B","energyCertificate":null,"permanentBuildingId":"100012345N","amenities":["kitchen","wc"],"propertyPics":[],"surroundPics":[]},"residence":{"houseType":"office","files":[]}};
const listDocumentsPlanAnswer: Answer<'listDocuments'> = [{"id":"0199a6b0-3c00-7000-8000-000000000811","title":"Floor plan","name":"floor plan.pdf","size":48213}];
const document: Answer<'uploadDocument'> = {"id":"0199a6b0-3c00-7000-8000-000000000811","title":"Floor plan","name":"floor plan.pdf","size":48213};
const upsertAnnouncementChangedAnswer: Answer<'upsertAnnouncement'> = {"reference":"K16-204","outcome":"changed","announcement":"0199a6b0-3c00-7000-8000-000000000301","changes":["rent"],"errors":[]};
const upsertAnnouncementBatchMixedAnswer: Answer<'upsertAnnouncementBatch'> = {"results":[{"reference":"K16-204","outcome":"created","announcement":"0199a6b0-3c00-7000-8000-000000000301","changes":[],"errors":[]},{"reference":"K16-205","outcome":"refused","announcement":null,"changes":[],"errors":[{"pointer":"/rentMin","code":"minimum","detail":"must be >= 0.01"}]}]};
const createResidenceOfficeAnswer: Answer<'createResidence'> = {"id":"0199a6b0-3c00-7000-8000-000000000401","houseType":"office","files":[],"createdAt":"2026-11-20T08:00:00Z","updatedAt":"2026-11-20T08:00:00Z"};
const residence: Answer<'updateResidence'> = {"id":"0199a6b0-3c00-7000-8000-000000000401","houseType":"office","files":[{"id":"0199a6b0-3c00-7000-8000-000000000601","key":"5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d","name":"lobby.png","surround":false}],"createdAt":"2026-11-20T08:00:00Z","updatedAt":"2026-11-27T08:30:00Z"};
const matchPage: Answer<'findMatches'> = {"results":[{"kind":"announcement","announcement":{"id":"0199a6b0-3c00-7000-8000-000000000301","isActive":true,"properties":{"id":"0199a6b0-3c00-7000-8000-000000000202","kind":"listing","announcement":"0199a6b0-3c00-7000-8000-000000000301","isActive":true,"address":"Annankatu 16, 00120 Helsinki","location":{"latitude":60.1653,"longitude":24.9391},"x":60.1653,"y":24.9391,"description":"A bright corner office above a quiet courtyard.","residenceType":"office","roomCount":[2],"floor":"middle","size":54,"rent":1350,"moveInDate":"2026-12-01","moveOutDate":null,"deposit":2700,"noDeposit":false,"condition":"new","view":null,"vatOnRent":"charged","costs":[{"kind":"heating","amount":1.5,"basis":"squareMetre","isEstimated":true},{"kind":"water","amount":null,"basis":"month","isEstimated":false}],"leaseTermMonths":36,"noticeMonths":6,"indexation":"costOfLivingIndex","guarantee":null,"areaBasis":"leasable","energyClass":"B","energyCertificate":null,"permanentBuildingId":"100012345N","amenities":["kitchen","wc"],"propertyPics":[],"surroundPics":[]},"residence":{"houseType":"office","files":[]}},"points":98,"distance":602,"personPoints":1,"matches":{"residenceType":true,"location":true,"rent":true,"size":true,"roomCount":true,"moveInDate":true,"amenities":false,"floor":true,"deposit":null,"kitchen":true,"wc":null,"shower":null,"elevator":false,"breakRoom":null,"parking":null,"loadingDock":null,"clubRoom":null,"guardBooth":null,"gym":null},"personMatches":{"industries":true,"creditRating":null,"operatingMargin":null,"employee":false},"explanation":[{"field":"residenceType","weight":45,"score":1000,"match":true},{"field":"location","weight":15,"score":1000,"match":true},{"field":"rent","weight":12,"score":1000,"match":true},{"field":"size","weight":12,"score":1000,"match":true},{"field":"roomCount","weight":6,"score":1000,"match":true},{"field":"moveInDate","weight":4,"score":1000,"match":true},{"field":"amenities","weight":3,"score":500,"match":false},{"field":"floor","weight":2,"score":1000,"match":true},{"field":"deposit","weight":1,"score":null,"match":null}],"favorite":true,"isInterested":false,"landlordInterestedIn":false}],"total":1,"nextCursor":null};
const fileRecord: Answer<'uploadResidencePicture'> = {"id":"0199a6b0-3c00-7000-8000-000000000601","key":"5f0c2a9e4b7d4c1f8a6e3d2b1c0f9e8d","name":"lobby.png","surround":false};
const renewFilesLobbyAnswer: Answer<'renewFiles'> = {"files":[{"id":"0199a6b0-3c00-7000-8000-000000000601","residenceId":null}]};
const getFilePictureAnswer: Answer<'getFile'> = blobOf("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=", "image/png");
const listPlacesStreetAnswer: Answer<'listPlaces'> = {"results":[{"placeId":"register:100012345A","address":"Annankatu 16, 00120 Helsinki","kind":"address","isApproximate":false,"matchType":"completion"}],"attribution":"Addresses: Ryhti, the built environment information system (Finnish Environment Institute), CC BY 4.0; postal areas: Statistics Finland, CC BY 4.0","sources":["ryhti","statisticsFinland"]};
const getNearestPlaceAddressAnswer: Answer<'getNearestPlace'> = {"placeId":"register:capital/street/Helsinki/Annankatu/16","address":"Annankatu 16, 00120 Helsinki","x":60.1653,"y":24.9391};
const getPlaceStreetAnswer: Answer<'getPlace'> = {"placeId":"register:100012345A","address":"Annankatu 16, 00120 Helsinki","x":60.1653,"y":24.9391};
const createSubscriptionSentAnswer: Answer<'createSubscription'> = {"message":"Check your email to confirm the newsletter"};
const verifySubscriptionConfirmedAnswer: Answer<'verifySubscription'> = {"message":"You’re subscribed to the newsletter"};
const auditPage: Answer<'listAuditEntries'> = {"results":[{"id":"0199a6b0-3c00-7000-8000-000000000901","createdAt":"2026-11-21T10:00:00.000Z","actor":{"id":"0199a6b0-3c00-7000-8000-000000000103","name":"admin@tilava.example"},"action":"updateUser","object":{"id":"0199a6b0-3c00-7000-8000-000000000101","name":"tenant@tilava.example"},"fields":["description"]},{"id":"0199a6b0-3c00-7000-8000-000000000900","createdAt":"2026-11-20T08:30:00.000Z","actor":{"id":"0199a6b0-3c00-7000-8000-000000000103","name":"admin@tilava.example"},"action":"deleteProperty","object":{"id":"0199a6b0-3c00-7000-8000-000000000209","name":null},"fields":[]}],"nextCursor":null};
const systemState: Answer<'getSystemState'> = {"version":"1.0.0","mails":{"waiting":1,"waitingSince":"2026-11-21T10:00:00.000Z","unsent":0,"lastError":null},"storage":{"database":52428800,"pictures":214,"free":8589934592,"least":67108864}};

/** The contract's examples of what operations are sent, by operation and by the example's name. */
export const exampleBodies = {
  createBearer: {
    /** A tenant on a shared computer. */
    tenant: createBearerTenantBody,
  },
  checkCredentials: {
    /** Before a password change. */
    tenant: checkCredentialsTenantBody,
  },
  sendVerificationMail: {
    /** A tenant who lost the email. */
    tenant: sendVerificationMailTenantBody,
  },
  createUser: {
    /** A landlord who is a private person. */
    landlord: createUserLandlordBody,
    /** A tenant: an organisation looking for an office. */
    tenant: createUserTenantBody,
  },
  sendPasswordReset: {
    /** A tenant who forgot their password. */
    tenant: sendPasswordResetTenantBody,
  },
  updateUser: {
    /** A new description. */
    description: updateUserDescriptionBody,
  },
  updateReceivedInterests: {
    /** Everything that was shown. */
    seen: updateReceivedInterestsSeenBody,
  },
  createKey: {
    /** A key for a property-management system. */
    announcements: createKeyAnnouncementsBody,
  },
  createWebhook: {
    /** Leads for a CRM. */
    crm: createWebhookCrmBody,
  },
  updateWebhook: {
    /** Switching on. */
    on: updateWebhookOnBody,
  },
  createInvitation: {
    /** A colleague who edits announcements. */
    editor: createInvitationEditorBody,
  },
  updateMember: {
    /** Only reads from now on. */
    viewer: updateMemberViewerBody,
  },
  createMember: {
    /** A user who is logged in. */
    loggedIn: createMemberLoggedInBody,
    /** Someone without an account. */
    new: createMemberNewBody,
  },
  createReport: {
    /** A message. */
    message: createReportMessageBody,
  },
  updateReport: {
    /** A warning. */
    warn: updateReportWarnBody,
  },
  createAppeal: {
    /** An appeal. */
    appeal: createAppealAppealBody,
  },
  sendMessage: {
    /** Interest with a note. */
    withInterest: sendMessageWithInterestBody,
  },
  updateThread: {
    /** The first message has been read. */
    seen: updateThreadSeenBody,
  },
  updateViewingHours: {
    /** One Saturday, and every Wednesday afternoon. */
    published: updateViewingHoursPublishedBody,
  },
  createViewing: {
    /** A tenant books a published time. */
    tenant: createViewingTenantBody,
    /** A landlord proposes a time. */
    landlord: createViewingLandlordBody,
  },
  updateViewing: {
    /** Accept a proposal. */
    accept: updateViewingAcceptBody,
    /** Move to another published time. */
    move: updateViewingMoveBody,
    /** Cancel. */
    cancel: updateViewingCancelBody,
  },
  createProperty: {
    /** A small office in the centre. */
    office: createPropertyOfficeBody,
    /** A storage room beside it. */
    storage: createPropertyStorageBody,
  },
  updateProperty: {
    /** A higher maximum rent. */
    rent: updatePropertyRentBody,
    /** A need that is paused. */
    paused: updatePropertyPausedBody,
    /** A need whose rent must fit and whose floor doesn't matter. */
    importance: updatePropertyImportanceBody,
    /** A need with an area that the tenant has drawn. */
    drawnArea: updatePropertyDrawnAreaBody,
    /** A need with a name that becomes the first. */
    first: updatePropertyFirstBody,
  },
  simulateListing: {
    /** changes. */
    changes: simulateListingChangesBody,
  },
  updateAlerts: {
    /** Every Monday at 8:00. */
    weekly: updateAlertsWeeklyBody,
  },
  updateAnnouncement: {
    /** Hide. */
    hide: updateAnnouncementHideBody,
    /** Mark as let. */
    let: updateAnnouncementLetBody,
    /** Name. */
    reference: updateAnnouncementReferenceBody,
    /** Show in search engines. */
    publicPage: updateAnnouncementPublicPageBody,
  },
  upsertAnnouncement: {
    /** A small office. */
    office: upsertAnnouncementOfficeBody,
  },
  upsertAnnouncementBatch: {
    /** A small office. */
    office: upsertAnnouncementBatchOfficeBody,
  },
  createResidence: {
    /** An office without pictures. */
    office: createResidenceOfficeBody,
  },
  updateResidence: {
    /** Changed to a co-working space. */
    type: updateResidenceTypeBody,
    /** One picture of the property and none of the surroundings. */
    order: updateResidenceOrderBody,
    /** One picture described. */
    captions: updateResidenceCaptionsBody,
  },
  createAnnouncement: {
    /** A small office. */
    office: createAnnouncementOfficeBody,
  },
  findMatches: {
    /** A tenant's potential matches, with `?favorite=false`. */
    tenant: findMatchesTenantBody,
    /** One announcement that the tenant has saved, with `?favorite=true`. */
    saved: findMatchesSavedBody,
    /** Tenants for an announcement, with `?all=true`. */
    landlord: findMatchesLandlordBody,
    /** One pair, with `?specific=true`. */
    pair: findMatchesPairBody,
  },
  renewFiles: {
    /** A picture used in a draft. */
    lobby: renewFilesLobbyBody,
  },
  createSubscription: {
    /** A visitor. */
    visitor: createSubscriptionVisitorBody,
  },
} as const;

/** The contract's examples of what operations answer, by operation and by the example's name. */
export const exampleAnswers = {
  verifyBearer: {
    /** A returning tenant. */
    tenant: verifiedBearer,
  },
  createBearer: {
    /** A tenant logs in. */
    tenant: session,
  },
  verifyUser: {
    /** Verified for the first time. */
    verified: verifyUserVerifiedAnswer,
  },
  sendVerificationMail: {
    /** Sent. */
    sent: sendVerificationMailSentAnswer,
  },
  listUsers: {
    /** The first page. */
    first: userPage,
  },
  createUser: {
    /** Signed up. */
    visitor: createUserVisitorAnswer,
  },
  sendPasswordReset: {
    /** Requested. */
    sent: sendPasswordResetSentAnswer,
  },
  getUser: {
    /** A tenant, a private person. */
    tenant: user,
  },
  updateUser: {
    /** A tenant, a private person. */
    tenant: user,
  },
  getUserExport: {
    /** A tenant. */
    tenant: userExport,
  },
  listAnnouncementsOfUser: {
    /** A landlord with one announcement. */
    tenant: announcements,
  },
  listFavorites: {
    /** One saved announcement that has since been hidden. */
    favorites: listFavoritesFavoritesAnswer,
  },
  listReceivedInterests: {
    /** A new tenant. */
    landlord: listReceivedInterestsLandlordAnswer,
  },
  listBlocks: {
    /** One blocked user. */
    one: listBlocksOneAnswer,
  },
  listKeys: {
    /** A key of a property-management system. */
    one: listKeysOneAnswer,
  },
  createKey: {
    /** A new key. */
    announcements: createKeyAnnouncementsAnswer,
  },
  listKeyCalls: {
    /** A call, and a refused one. */
    two: listKeyCallsTwoAnswer,
  },
  listWebhooks: {
    /** A webhook of a CRM. */
    one: listWebhooksOneAnswer,
  },
  createWebhook: {
    /** A new webhook. */
    crm: createWebhookCrmAnswer,
  },
  updateWebhook: {
    /** A webhook that is on. */
    on: updateWebhookOnAnswer,
  },
  listDeliveries: {
    /** A delivery that will be attempted again. */
    one: listDeliveriesOneAnswer,
  },
  sendTestEvent: {
    /** A test event. */
    waiting: sendTestEventWaitingAnswer,
  },
  sendDelivery: {
    /** A delivery that is sent again. */
    again: sendDeliveryAgainAnswer,
  },
  listTeam: {
    /** An owner, a colleague and an invitation. */
    two: listTeamTwoAnswer,
  },
  createInvitation: {
    /** An editor's invitation. */
    editor: createInvitationEditorAnswer,
  },
  updateMember: {
    /** A viewer. */
    viewer: updateMemberViewerAnswer,
  },
  getInvitation: {
    /** For someone without an account. */
    new: getInvitationNewAnswer,
  },
  createMember: {
    /** An editor. */
    editor: createMemberEditorAnswer,
  },
  listReportsOfUser: {
    /** An open report. */
    one: listReportsOfUserOneAnswer,
  },
  listReports: {
    /** A decided report. */
    one: listReportsOneAnswer,
  },
  createReport: {
    /** A reported message. */
    message: report,
  },
  getReport: {
    /** A decided report. */
    message: reportDetails,
  },
  updateReport: {
    /** A decided report. */
    message: reportDetails,
  },
  createAppeal: {
    /** A reported message. */
    message: report,
  },
  listThreads: {
    /** A new message. */
    landlord: listThreadsLandlordAnswer,
  },
  listChanges: {
    /** An announcement has changed, a tenant is interested, and a thread is gone. */
    three: listChangesThreeAnswer,
  },
  streamEvents: {
    /** The first event. */
    connected: streamEventsConnectedAnswer,
    /** A new message. */
    message: streamEventsMessageAnswer,
  },
  sendMessage: {
    /** A tenant's first message. */
    tenant: sendMessageTenantAnswer,
  },
  getThread: {
    /** A tenant has written to a landlord. */
    landlord: thread,
  },
  updateThread: {
    /** A tenant has written to a landlord. */
    landlord: thread,
  },
  listMessages: {
    /** The first message. */
    one: listMessagesOneAnswer,
  },
  uploadAttachment: {
    /** A floor plan. */
    plan: attachment,
  },
  getAttachment: {
    /** The first bytes of a PDF, shown here in base64. */
    plan: getAttachmentPlanAnswer,
  },
  listViewingTimes: {
    /** Two free times. */
    two: listViewingTimesTwoAnswer,
  },
  getViewingHours: {
    /** One Saturday, and every Wednesday afternoon. */
    published: getViewingHoursPublishedAnswer,
  },
  updateViewingHours: {
    /** One Saturday, and every Wednesday afternoon. */
    published: updateViewingHoursPublishedAnswer,
  },
  createViewing: {
    /** A booked viewing. */
    booked: viewing,
  },
  updateViewing: {
    /** A booked viewing. */
    booked: viewing,
  },
  listViewings: {
    /** One viewing. */
    one: listViewingsOneAnswer,
  },
  getCalendar: {
    /** A link exists. */
    linked: getCalendarLinkedAnswer,
  },
  renewCalendar: {
    /** A new link. */
    made: renewCalendarMadeAnswer,
  },
  listProperties: {
    /** The first page. */
    first: propertyPage,
  },
  createProperty: {
    /** What a tenant is looking for. */
    tenant: need,
  },
  listPropertiesOfUser: {
    /** A tenant with one need. */
    tenant: needs,
  },
  getProperty: {
    /** What a tenant is looking for. */
    tenant: need,
  },
  updateProperty: {
    /** What a tenant is looking for. */
    tenant: need,
  },
  getInsights: {
    /** A listing where only offices have enough landlords to report on. */
    listing: insights,
  },
  simulateListing: {
    /** gained. */
    gained: simulateListingGainedAnswer,
  },
  getAlerts: {
    /** Every day at 8:00. */
    daily: getAlertsDailyAnswer,
  },
  updateAlerts: {
    /** Every Monday at 8:00. */
    weekly: updateAlertsWeeklyAnswer,
  },
  getAnnouncement: {
    /** A public announcement. */
    tenant: announcement,
  },
  updateAnnouncement: {
    /** A public announcement. */
    tenant: announcement,
  },
  listDocuments: {
    /** A floor plan. */
    plan: listDocumentsPlanAnswer,
  },
  uploadDocument: {
    /** A floor plan. */
    plan: document,
  },
  upsertAnnouncement: {
    /** A higher rent. */
    changed: upsertAnnouncementChangedAnswer,
  },
  upsertAnnouncementBatch: {
    /** One created, one refused. */
    mixed: upsertAnnouncementBatchMixedAnswer,
  },
  createAnnouncementCopy: {
    /** A public announcement. */
    landlord: announcement,
  },
  createResidence: {
    /** An office without pictures. */
    office: createResidenceOfficeAnswer,
  },
  getResidence: {
    /** An office with a picture of its lobby. */
    office: residence,
  },
  updateResidence: {
    /** An office with a picture of its lobby. */
    office: residence,
  },
  createAnnouncement: {
    /** A public announcement. */
    landlord: announcement,
  },
  findMatches: {
    /** One match. */
    tenant: matchPage,
  },
  uploadFile: {
    /** A picture of the lobby. */
    lobby: fileRecord,
  },
  renewFiles: {
    /** A picture that isn't attached to anything yet. */
    lobby: renewFilesLobbyAnswer,
  },
  getFile: {
    /** A PNG of one pixel, shown here in base64. */
    picture: getFilePictureAnswer,
  },
  uploadUserPicture: {
    /** A picture of the lobby. */
    portrait: fileRecord,
  },
  uploadResidencePicture: {
    /** A picture of the lobby. */
    lobby: fileRecord,
  },
  listPlaces: {
    /** A street. */
    street: listPlacesStreetAnswer,
  },
  getNearestPlace: {
    /** A street address. */
    address: getNearestPlaceAddressAnswer,
  },
  getPlace: {
    /** A street address. */
    street: getPlaceStreetAnswer,
  },
  createSubscription: {
    /** Requested. */
    sent: createSubscriptionSentAnswer,
  },
  verifySubscription: {
    /** Confirmed. */
    confirmed: verifySubscriptionConfirmedAnswer,
  },
  listAuditEntries: {
    /** The latest entries. */
    first: auditPage,
  },
  getSystemState: {
    /** A quiet evening. */
    quiet: systemState,
  },
} as const;
