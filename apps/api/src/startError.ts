/** Why the server cannot start; its message is the one line that the operator reads. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
