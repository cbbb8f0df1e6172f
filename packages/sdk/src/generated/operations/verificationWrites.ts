// Generated from openapi/ by `pnpm generate`. Do not edit.

import { call, type Call } from '../../client/calls/call.ts';
import type { Client } from '../../client/createClient.ts';
import type { CallOptions } from '../../client/options.ts';
import type { CredentialsCheck, Message, VerificationResult } from '../schema.ts';

/**
 * Verify an account.
 *
 * Verifies the account that the link in the email belongs to. A link works for 48 hours; using it again returns
 * `already_verified`. Because it changes the account, clients never retry it automatically.
 */
export function verifyUser(client: Client, path: { readonly uid: string; readonly code: string }, options?: CallOptions): Call<VerificationResult> {
  return call(client, 'GET /verification/{uid}/{code} never > status', options, { path });
}

/**
 * Send the verification email again.
 *
 * Sends a new link to an account that isn't verified yet, if the email and password are correct. The response is the
 * same for an account that is already verified, but then no email is sent.
 */
export function sendVerificationMail(client: Client, body: CredentialsCheck, options?: CallOptions): Call<Message> {
  return call(client, 'POST /verification/mail body > message', options, { body });
}
