import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers that keep the web app from running or loading anything that is not its own. Scripts and styles come
 * from this origin; the styles that react-aria adds while it runs carry the nonce of the page (see webApp.ts).
 */
export async function addSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    // Only useful over HTTPS, which whatever stands in front of the server speaks and promises.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
