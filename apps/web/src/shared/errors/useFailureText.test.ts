import { ApiError, NetworkError, ResponseParseError } from '@tilava/sdk';
import { describe, expect, it } from 'vitest';
import { failureOf } from './useFailureText.ts';

const forbidden = Response.json({}, { status: 403 });
const refusal = new ApiError(forbidden, {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  detail: 'User is not verified',
  instance: '/api/v1/bearers',
  code: 'user_not_verified',
  requestId: 'request',
});

describe('a failed call', () => {
  it('tells what the server says', () => {
    expect(failureOf(refusal)).toEqual({ code: 'user_not_verified', detail: 'User is not verified' });
  });

  it('tells the bare message of an answer that is no problem', () => {
    const bare = new ApiError(new Response(null, { status: 500 }), null, { message: 'Try later' });
    expect(failureOf(bare)).toEqual({ code: null, detail: 'Try later' });
    const odd = new ApiError(new Response(null, { status: 500 }), null, { message: 7 });
    expect(failureOf(odd)).toEqual({ code: null, detail: null });
  });

  it('tells nothing where no problem came', () => {
    const nothing = { code: null, detail: null };
    expect(failureOf(new NetworkError(new Error('offline')))).toEqual(nothing);
    expect(failureOf(new ApiError(new Response('<p>Bad gateway', { status: 502 }), null))).toEqual(nothing);
    expect(failureOf(new ResponseParseError('No JSON', new Response()))).toEqual(nothing);
    expect(failureOf(new Error('broken'))).toEqual(nothing);
  });
});
