import type { FastifyRequest } from 'fastify';

/** Whether the client has what a tag names already (RFC 9110, section 13.1.2), weakly compared. */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known?.includes(`"${tag}"`) === true;
}
