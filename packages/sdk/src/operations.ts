/** Every operation as a function of its own, for programs that want to carry only those that they call. */
export { createClient, type Client } from './client/createClient.ts';
export * from './generated/operations.ts';
export * from './generated/streams.ts';
export * from './generated/uploads.ts';
