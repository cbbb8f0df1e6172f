export * from './messages.ts';
export * from './states.ts';
