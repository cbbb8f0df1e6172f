// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { Problem, ProblemCode } from '../errors/tilavaError.ts';

/** By its code, each problem as the contract shows it. */
export const exampleProblems: Readonly<Record<ProblemCode, Problem>> = {
  validation_failed: {"type":"/api/v1/problems#validation_failed","title":"Bad Request","status":400,"detail":"The request doesn’t match the contract","instance":"/api/v1/example","code":"validation_failed","requestId":"0199a6b0-3c00-7000-8000-0000000000aa","errors":[{"pointer":"/body/email","code":"format","detail":"must match format \"email\""}]},
  invalid_characters: {"type":"/api/v1/problems#invalid_characters","title":"Bad Request","status":400,"detail":"This must be a single line of text, without control characters","instance":"/api/v1/example","code":"invalid_characters","requestId":"0199a6b0-3c00-7000-8000-0000000000aa","errors":[{"pointer":"/body/address","code":"invalid_characters","detail":"This must be a single line of text, without control characters"}]},
  malformed_json: {"type":"/api/v1/problems#malformed_json","title":"Bad Request","status":400,"detail":"The body isn’t valid JSON","instance":"/api/v1/example","code":"malformed_json","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  malformed_request: {"type":"/api/v1/problems#malformed_request","title":"Bad Request","status":400,"detail":"The request must name exactly one host","instance":"/api/v1/example","code":"malformed_request","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  mode_invalid: {"type":"/api/v1/problems#mode_invalid","title":"Bad Request","status":400,"detail":"Send exactly one of the parameters all, favorite and specific","instance":"/api/v1/example","code":"mode_invalid","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  cursor_invalid: {"type":"/api/v1/problems#cursor_invalid","title":"Bad Request","status":400,"detail":"The cursor belongs to another list","instance":"/api/v1/example","code":"cursor_invalid","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  picture_invalid: {"type":"/api/v1/problems#picture_invalid","title":"Bad Request","status":400,"detail":"This file isn’t a valid PNG picture","instance":"/api/v1/example","code":"picture_invalid","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  verification_failed: {"type":"/api/v1/problems#verification_failed","title":"Bad Request","status":400,"detail":"Verification failed","instance":"/api/v1/example","code":"verification_failed","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  bearer_invalid: {"type":"/api/v1/problems#bearer_invalid","title":"Unauthorized","status":401,"detail":"The bearer token is missing, expired or revoked","instance":"/api/v1/example","code":"bearer_invalid","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  credentials_wrong: {"type":"/api/v1/problems#credentials_wrong","title":"Unauthorized","status":401,"detail":"The email or password you provided was wrong","instance":"/api/v1/example","code":"credentials_wrong","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  user_not_verified: {"type":"/api/v1/problems#user_not_verified","title":"Forbidden","status":403,"detail":"User is not verified","instance":"/api/v1/example","code":"user_not_verified","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  forbidden: {"type":"/api/v1/problems#forbidden","title":"Forbidden","status":403,"detail":"Your role isn’t allowed to do this","instance":"/api/v1/example","code":"forbidden","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  old_password_incorrect: {"type":"/api/v1/problems#old_password_incorrect","title":"Forbidden","status":403,"detail":"Old password was incorrect.","instance":"/api/v1/example","code":"old_password_incorrect","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  password_change_required: {"type":"/api/v1/problems#password_change_required","title":"Forbidden","status":403,"detail":"Set a new password first","instance":"/api/v1/example","code":"password_change_required","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  not_found: {"type":"/api/v1/problems#not_found","title":"Not Found","status":404,"detail":"This doesn’t exist, or you don’t have access to it","instance":"/api/v1/example","code":"not_found","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  method_not_allowed: {"type":"/api/v1/problems#method_not_allowed","title":"Method Not Allowed","status":405,"detail":"This path only takes GET, HEAD, POST, DELETE","instance":"/api/v1/example","code":"method_not_allowed","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  email_taken: {"type":"/api/v1/problems#email_taken","title":"Conflict","status":409,"detail":"There is already user with those credentials","instance":"/api/v1/example","code":"email_taken","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  need_exists: {"type":"/api/v1/problems#need_exists","title":"Conflict","status":409,"detail":"You’ve already said what you’re looking for; edit that instead","instance":"/api/v1/example","code":"need_exists","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  idempotency_in_flight: {"type":"/api/v1/problems#idempotency_in_flight","title":"Conflict","status":409,"detail":"The same request is still in progress","instance":"/api/v1/example","code":"idempotency_in_flight","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  too_many_pictures: {"type":"/api/v1/problems#too_many_pictures","title":"Conflict","status":409,"detail":"A residence can have at most 50 pictures","instance":"/api/v1/example","code":"too_many_pictures","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  last_admin: {"type":"/api/v1/problems#last_admin","title":"Conflict","status":409,"detail":"The last admin can’t be deleted","instance":"/api/v1/example","code":"last_admin","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  too_many_files: {"type":"/api/v1/problems#too_many_files","title":"Conflict","status":409,"detail":"There are already 50 unused pictures; use them first","instance":"/api/v1/example","code":"too_many_files","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  too_many_residences: {"type":"/api/v1/problems#too_many_residences","title":"Conflict","status":409,"detail":"There are already 20 residences without an announcement; publish them first","instance":"/api/v1/example","code":"too_many_residences","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  too_many_announcements: {"type":"/api/v1/problems#too_many_announcements","title":"Conflict","status":409,"detail":"The landlord has reached the maximum number of announcements","instance":"/api/v1/example","code":"too_many_announcements","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  thread_closed: {"type":"/api/v1/problems#thread_closed","title":"Conflict","status":409,"detail":"Nobody can write here any more, because interest was withdrawn or the premises are no longer available","instance":"/api/v1/example","code":"thread_closed","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  answer_awaited: {"type":"/api/v1/problems#answer_awaited","title":"Conflict","status":409,"detail":"You can write again as soon as you’re both interested","instance":"/api/v1/example","code":"answer_awaited","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  precondition_failed: {"type":"/api/v1/problems#precondition_failed","title":"Precondition Failed","status":412,"detail":"This has changed since you read it","instance":"/api/v1/example","code":"precondition_failed","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  payload_too_large: {"type":"/api/v1/problems#payload_too_large","title":"Payload Too Large","status":413,"detail":"The request body is too large","instance":"/api/v1/example","code":"payload_too_large","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  unsupported_media_type: {"type":"/api/v1/problems#unsupported_media_type","title":"Unsupported Media Type","status":415,"detail":"The body must be application/json","instance":"/api/v1/example","code":"unsupported_media_type","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  idempotency_key_reused: {"type":"/api/v1/problems#idempotency_key_reused","title":"Unprocessable Entity","status":422,"detail":"This idempotency key was used for a different request","instance":"/api/v1/example","code":"idempotency_key_reused","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  too_many_attempts: {"type":"/api/v1/problems#too_many_attempts","title":"Too Many Requests","status":429,"detail":"Too many attempts; try again later","instance":"/api/v1/example","code":"too_many_attempts","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  internal_error: {"type":"/api/v1/problems#internal_error","title":"Internal Server Error","status":500,"detail":"Something went wrong on the server","instance":"/api/v1/example","code":"internal_error","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  unavailable: {"type":"/api/v1/problems#unavailable","title":"Service Unavailable","status":503,"detail":"The server isn’t available right now; try again","instance":"/api/v1/example","code":"unavailable","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
  storage_full: {"type":"/api/v1/problems#storage_full","title":"Insufficient Storage","status":507,"detail":"The server is out of space","instance":"/api/v1/example","code":"storage_full","requestId":"0199a6b0-3c00-7000-8000-0000000000aa"},
};

/** Those that say when to try again. */
export const problemsWithRetryAfter: readonly ProblemCode[] = [
  'idempotency_in_flight',
  'too_many_attempts',
  'unavailable',
];
