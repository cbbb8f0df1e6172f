import type { Limits } from '../options.ts';

/** How a call may be sent again, by the contract. */
export type Repetition =
  /** Its method is one that may be (GET, PUT, DELETE), or it changes nothing, or a second time changes nothing more. */
  | 'safe'
  /** With an idempotency key, which is sent by itself. */
  | 'keyed'
  /** Never. */
  | 'never';

/** What is known of a call, in every step. */
export interface CallState {
  /** Such as `GET /user/{id}`. */
  readonly operation: string;
  readonly repetition: Repetition;
  readonly limits: Limits;
  /** The caller's will and the call's deadline. */
  readonly signal: AbortSignal;
  /** When the deadline is, by `performance.now()`. */
  readonly endsAt: number;
  /** 1 for the first. */
  readonly attempt: number;
}

/** Sends a request, by all steps that follow. */
export type Next = (request: Request, call: CallState) => Promise<Response>;

/** A step may call `next` once, never, or again and again. */
export type Step = (request: Request, call: CallState, next: Next) => Promise<Response>;

/** Steps one within the other, the first outermost. */
export const chain = (steps: readonly Step[], last: Next): Next =>
  steps.reduceRight<Next>((next, step) => (request, call) => step(request, call, next), last);
