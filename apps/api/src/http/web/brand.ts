import { productName, withProductName } from '@tilava/domain/productName';
import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import type { BrandFile, ServerBrand } from '../../config/brand.ts';
import { picturePolicy } from '../securityHeaders.ts';

/** Serves what the pages of a brand link to; its files never change. */
export function serveBrand(server: FastifyInstance, { logo, styles }: ServerBrand): void {
  const serve = ({ address, content }: BrandFile, type: string, headers = {}) =>
    server.get(address, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', ...headers })
        .type(type)
        .send(content),
    );
  if (styles !== null) serve(styles, 'text/css; charset=utf-8');
  if (logo !== null) serve(logo, 'image/svg+xml', { 'content-security-policy': picturePolicy });
}

/** A built page with the brand's name, style sheet and icon; the app takes the name from the root element. */
export function toBrandedHtml(html: string, { name, logo, styles }: ServerBrand): string {
  const isNamed = name !== productName;
  const head = styles === null ? '' : `<link rel="stylesheet" href="${styles.address}">`;
  return html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>|[^<]+|</gs, (part, tag?: string) =>
      tag === undefined ? withProductName(part, escapeHtml(name)) : part,
    )
    .replace(/(?<=<html\b[^>]*)>/, () => (isNamed ? ` data-brand="${escapeHtml(name)}">` : '>'))
    .replace(/(?=<\/head>)/, () => head)
    .replace(/(?<=<link rel="icon" href=")[^"]*/, (icon) => logo?.address ?? icon);
}
