/** An answer by which the server refuses a call, for `route.fulfill`. */
export const problem = (status: number, code: string, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  json: {
    type: `/api/v1/problems#${code}`,
    title: detail,
    status,
    detail,
    code,
    instance: '/',
    requestId: 'request',
  },
});

/** What a server says that fails at everything. */
export const serverFailure = problem(500, 'internal_error', 'The disk is on fire');
