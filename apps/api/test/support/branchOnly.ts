import type { OperationId } from '../../src/http/operations.ts';

/**
 * BRANCH-ONLY: what other branches bring. Delete this file and its uses (contractCheck, contractAnswers,
 * permissionMatrix, fieldMatrix, contractFuzz) at the merge.
 */
const unmounted: readonly OperationId[] = [
  'checkCredentials',
  'sendPasswordReset',
  'updateUser',
  'deleteUser',
  'getUserExport',
  'listUsers',
];

/** Whether the operation has a handler. */
export const isMounted = (operation: OperationId): boolean => !unmounted.includes(operation);

/** Operations whose failures, not calls, are limited: these limits are here already. */
const countsFailures: readonly OperationId[] = ['createBearer', 'sendVerificationMail'];

/** Whether the status can be provoked yet. */
export const isAnswered = (operation: OperationId, status: number): boolean =>
  isMounted(operation) &&
  status !== 507 &&
  (status !== 429 || countsFailures.includes(operation)) &&
  !(operation === 'getUser' && status === 403);

/** Whether answers of the operation carry the header yet. */
export const isHeaderSent = (operation: string, header: string): boolean =>
  !(operation === 'getUser' && header === 'ETag');
