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

/** For a picture that may be opened by itself. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pages of the app hand no text to what would run or parse it, but by the one policy that the app makes. */
const pageDirectives = { ...directives, requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] };

/** Changes with the policy that pages are sent under. */
export const contentPolicy = JSON.stringify(pageDirectives);

/** What no page of the product asks a browser for. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Seconds; long enough that browsers keep to HTTPS between two visits. */
const httpsFor = 180 * 24 * 3_600;

/** Where `publicUrl` is `https:`, browsers are told to keep to that, for this host alone. */
export function securityHeaders(publicUrl: string): (request: FastifyRequest, reply: FastifyReply) => void {
  // Made once: the headers are the same with every answer.
  const addHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: httpsFor,
      includeSubDomains: false,
      preload: false,
    },
    referrerPolicy: { policy: 'same-origin' },
  });
  return (request, reply) => {
    addHeaders(request.raw, reply.raw, rethrow);
    reply.raw.setHeader('permissions-policy', permissions);
  };
}

interface PageSources {
  /** Styles that carry it may be added, as react-aria does while it runs. */
  readonly nonce: string;
  /** Of the scripts that stand in the page itself, as the policy names them. */
  readonly scriptHashes: readonly string[];
}

export function setPagePolicy(
  { nonce, scriptHashes }: PageSources,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const addPolicy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      ...pageDirectives,
      scriptSrc: [...pageDirectives.scriptSrc, ...scriptHashes],
      styleSrc: [...pageDirectives.styleSrc, `'nonce-${nonce}'`],
    },
  });
  addPolicy(request.raw, reply.raw, rethrow);
}

/** For a page that runs no script. */
export function setScriptlessPolicy(request: FastifyRequest, reply: FastifyReply): void {
  const addPolicy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: { ...directives, scriptSrc: ["'none'"] },
  });
  addPolicy(request.raw, reply.raw, rethrow);
}

function rethrow(error?: unknown): void {
  if (error !== undefined) throw error;
}
