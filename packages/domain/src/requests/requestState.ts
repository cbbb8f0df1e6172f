/** Specification, section 4. */
export type RequestState = 'NONE' | 'IN_PROGRESS' | 'OK' | 'FAIL';

/** `idle` before a call is made, `pending` until something came of it. */
export type CallStatus = 'idle' | 'pending' | 'success' | 'error';

/** `paused` waits for the network, `idle` for being asked for. */
export type FetchStatus = 'fetching' | 'paused' | 'idle';

/**
 * The state of a request (specification, section 4). What is loaded anew in the background stays OK, because what is
 * there already is shown meanwhile; what failed and is tried again is in progress.
 *
 * @param fetchStatus - of something that is loaded; a call that is made once has none
 * @example
 * requestState('pending'); // 'IN_PROGRESS'
 * requestState('pending', 'idle'); // 'NONE': nobody has asked for it yet
 */
export function requestState(status: CallStatus, fetchStatus: FetchStatus | null = null): RequestState {
  switch (status) {
    case 'idle':
      return 'NONE';
    case 'pending':
      return fetchStatus === 'idle' ? 'NONE' : 'IN_PROGRESS';
    case 'success':
      return 'OK';
    case 'error':
      return fetchStatus === 'fetching' ? 'IN_PROGRESS' : 'FAIL';
  }
}
