import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Made once: the headers are the same with every answer. */
const addHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives },
  // Only useful over HTTPS, which whatever stands in front of the server speaks and promises.
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'same-origin' },
});

/** Headers that keep an answer from running or loading anything that is not of this origin. */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  addHeaders(request.raw, reply.raw, rethrow);
}

/** Lets a page use styles that carry its nonce, as react-aria adds them while it runs. */
export function allowStylesOf(nonce: string, request: FastifyRequest, reply: FastifyReply): void {
  const styleSrc = [...directives.styleSrc, `'nonce-${nonce}'`];
  const addPolicy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: { ...directives, styleSrc },
  });
  addPolicy(request.raw, reply.raw, rethrow);
}

function rethrow(error?: unknown): void {
  if (error !== undefined) throw error;
}
