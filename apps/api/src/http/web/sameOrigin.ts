import type { FastifyRequest } from 'fastify';
import { originRefused } from '../problems.ts';

/**
 * Makes a hook that takes what a page of this origin sends, and refuses the rest by 403: otherwise any page could log
 * its visitors in to an account of its own.
 */
export const requireSameOrigin = (publicUrl: string) => async (request: FastifyRequest) => {
  if (!isSameOrigin(request, publicUrl)) throw originRefused();
};

/**
 * Browsers say so themselves, over HTTPS and on this machine; elsewhere they name the origin, which is held against
 * the host that was asked and, where a proxy asks by another name, against where users reach the product. What says
 * neither is no form of a browser.
 */
function isSameOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}
