// Generated from openapi/ by `pnpm generate`. Do not edit.

/** By which the package names itself to servers. */
export const version = '0.1.0';
