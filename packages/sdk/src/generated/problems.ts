// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Problem, ProblemCode } from '../errors/tilavaError.ts';

const problem = (code: ProblemCode, own: Pick<Problem, 'title' | 'status' | 'detail' | 'errors'>): Problem => ({
  type: `/api/v1/problems#${code}`,
  instance: '/api/v1/example',
  code,
  requestId: '0199a6b0-3c00-7000-8000-0000000000aa',
  ...own,
});

/** By its code, each problem as the contract shows it. */
export const exampleProblems: Readonly<Record<ProblemCode, Problem>> = {
  validation_failed: problem('validation_failed', {"title":"Bad Request","status":400,"detail":"The request doesn’t match the contract","errors":[{"pointer":"/body/email","code":"format","detail":"must match format \"email\""}]}),
  invalid_characters: problem('invalid_characters', {"title":"Bad Request","status":400,"detail":"This must be a single line of text, without control characters","errors":[{"pointer":"/body/address","code":"invalid_characters","detail":"This must be a single line of text, without control characters"}]}),
  malformed_json: problem('malformed_json', {"title":"Bad Request","status":400,"detail":"The body isn’t valid JSON"}),
  malformed_request: problem('malformed_request', {"title":"Bad Request","status":400,"detail":"The request must name exactly one host"}),
  mode_invalid: problem('mode_invalid', {"title":"Bad Request","status":400,"detail":"Send exactly one of the parameters all, favorite and specific"}),
  cursor_invalid: problem('cursor_invalid', {"title":"Bad Request","status":400,"detail":"The cursor belongs to another list"}),
  picture_invalid: problem('picture_invalid', {"title":"Bad Request","status":400,"detail":"This file isn’t a valid PNG picture"}),
  attachment_invalid: problem('attachment_invalid', {"title":"Bad Request","status":400,"detail":"This file isn’t a valid PNG picture or PDF document"}),
  attachment_unsafe: problem('attachment_unsafe', {"title":"Bad Request","status":400,"detail":"This PDF contains scripts, commands or other files; print it to a new PDF"}),
  verification_failed: problem('verification_failed', {"title":"Bad Request","status":400,"detail":"Verification failed"}),
  bearer_invalid: problem('bearer_invalid', {"title":"Unauthorized","status":401,"detail":"The bearer token is missing, expired or revoked"}),
  credentials_wrong: problem('credentials_wrong', {"title":"Unauthorized","status":401,"detail":"The email or password you provided was wrong"}),
  user_not_verified: problem('user_not_verified', {"title":"Forbidden","status":403,"detail":"User is not verified"}),
  forbidden: problem('forbidden', {"title":"Forbidden","status":403,"detail":"Your role isn’t allowed to do this"}),
  old_password_incorrect: problem('old_password_incorrect', {"title":"Forbidden","status":403,"detail":"Old password was incorrect."}),
  password_change_required: problem('password_change_required', {"title":"Forbidden","status":403,"detail":"Set a new password first"}),
  account_suspended: problem('account_suspended', {"title":"Forbidden","status":403,"detail":"Your account is suspended; see the decision in your account"}),
  not_in_team: problem('not_in_team', {"title":"Forbidden","status":403,"detail":"You’re no longer in this organisation’s team"}),
  not_found: problem('not_found', {"title":"Not Found","status":404,"detail":"This doesn’t exist, or you don’t have access to it"}),
  method_not_allowed: problem('method_not_allowed', {"title":"Method Not Allowed","status":405,"detail":"This path only takes GET, HEAD, POST, DELETE"}),
  email_taken: problem('email_taken', {"title":"Conflict","status":409,"detail":"There is already user with those credentials"}),
  too_many_needs: problem('too_many_needs', {"title":"Conflict","status":409,"detail":"You already have 5 needs; delete one first"}),
  idempotency_in_flight: problem('idempotency_in_flight', {"title":"Conflict","status":409,"detail":"The same request is still in progress"}),
  too_many_pictures: problem('too_many_pictures', {"title":"Conflict","status":409,"detail":"A residence can have at most 50 pictures"}),
  last_admin: problem('last_admin', {"title":"Conflict","status":409,"detail":"The last admin can’t be deleted"}),
  last_owner: problem('last_owner', {"title":"Conflict","status":409,"detail":"Remove your colleagues first; this account owns the announcements"}),
  cannot_join: problem('cannot_join', {"title":"Conflict","status":409,"detail":"A team can have at most 50 colleagues and invitations"}),
  too_many_files: problem('too_many_files', {"title":"Conflict","status":409,"detail":"There are already 50 unused pictures; use them first"}),
  too_many_residences: problem('too_many_residences', {"title":"Conflict","status":409,"detail":"There are already 20 residences without an announcement; publish them first"}),
  too_many_announcements: problem('too_many_announcements', {"title":"Conflict","status":409,"detail":"The landlord has reached the maximum number of announcements"}),
  thread_closed: problem('thread_closed', {"title":"Conflict","status":409,"detail":"Nobody can write here any more, because interest was withdrawn or the premises are no longer available"}),
  answer_awaited: problem('answer_awaited', {"title":"Conflict","status":409,"detail":"You can write again as soon as you’re both interested"}),
  too_many_attachments: problem('too_many_attachments', {"title":"Conflict","status":409,"detail":"There are already 20 attachments that aren’t sent; send or remove some first"}),
  viewing_unavailable: problem('viewing_unavailable', {"title":"Conflict","status":409,"detail":"This time isn’t available any more"}),
  viewing_changed: problem('viewing_changed', {"title":"Conflict","status":409,"detail":"This viewing has changed since you saw it"}),
  viewing_exists: problem('viewing_exists', {"title":"Conflict","status":409,"detail":"You already have an upcoming viewing here; move or cancel that one"}),
  too_many_blocks: problem('too_many_blocks', {"title":"Conflict","status":409,"detail":"You can block at most 500 people; unblock someone first"}),
  report_closed: problem('report_closed', {"title":"Conflict","status":409,"detail":"This report has been decided, or the decision can’t be appealed any more"}),
  announcement_withheld: problem('announcement_withheld', {"title":"Conflict","status":409,"detail":"An admin has hidden this announcement; you can appeal the decision"}),
  reference_taken: problem('reference_taken', {"title":"Conflict","status":409,"detail":"Another of your announcements has this reference"}),
  insufficient_scope: problem('insufficient_scope', {"title":"Forbidden","status":403,"detail":"This key needs the scope announcements:write"}),
  key_mistyped: problem('key_mistyped', {"title":"Unauthorized","status":401,"detail":"This key is incomplete or mistyped; copy it again"}),
  too_many_keys: problem('too_many_keys', {"title":"Conflict","status":409,"detail":"An account can have at most 20 keys; delete one first"}),
  cursor_expired: problem('cursor_expired', {"title":"Gone","status":410,"detail":"This cursor is too old; ask for a new one without a cursor, then read everything again"}),
  precondition_failed: problem('precondition_failed', {"title":"Precondition Failed","status":412,"detail":"This has changed since you read it"}),
  payload_too_large: problem('payload_too_large', {"title":"Payload Too Large","status":413,"detail":"The request body is too large"}),
  unsupported_media_type: problem('unsupported_media_type', {"title":"Unsupported Media Type","status":415,"detail":"The body must be application/json"}),
  idempotency_key_reused: problem('idempotency_key_reused', {"title":"Unprocessable Entity","status":422,"detail":"This idempotency key was used for a different request"}),
  too_many_attempts: problem('too_many_attempts', {"title":"Too Many Requests","status":429,"detail":"Too many attempts; try again later"}),
  internal_error: problem('internal_error', {"title":"Internal Server Error","status":500,"detail":"Something went wrong on the server"}),
  unavailable: problem('unavailable', {"title":"Service Unavailable","status":503,"detail":"The server isn’t available right now; try again"}),
  storage_full: problem('storage_full', {"title":"Insufficient Storage","status":507,"detail":"The server is out of space"}),
};

/** Those that say when to try again. */
export const problemsWithRetryAfter: readonly ProblemCode[] = [
  'idempotency_in_flight',
  'too_many_attempts',
  'unavailable',
];
