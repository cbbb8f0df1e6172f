import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, locales } from '@tilava/domain/format';
import {
  type DrawPublicPage,
  type PublicPage,
  publicPagePath,
  type PublicSite,
} from '@tilava/domain/publicPage';
import { helsinkiDay } from '@tilava/domain/time';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config.ts';
import type { PublicPageReader } from '../../modules/announcements/publicPages.ts';
import { isKnown } from '../problems.ts';
import { setScriptlessPolicy } from '../securityHeaders.ts';
import { asLocale, languageOf } from './documents.ts';

export interface PublicPageParts {
  readonly reader: PublicPageReader;
  readonly clock: () => Date;
}

/** What the build has made to draw pages with; null where it has not. */
async function readDrawing(folder: string): Promise<DrawPublicPage | null> {
  const file = join(folder, 'server/publicPage.mjs');
  if (!existsSync(file)) return null;
  const { drawPublicPage } = (await import(pathToFileURL(file).href)) as {
    readonly drawPublicPage: DrawPublicPage;
  };
  return drawPublicPage;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves announcements to people without an account, and tells search engines of them. */
export async function servePublicPages(
  server: FastifyInstance,
  folder: string,
  { reader, clock }: PublicPageParts,
  { brand, publicUrl }: Pick<ServerConfig, 'brand' | 'publicUrl'>,
  answerUnknown: Answer,
): Promise<void> {
  const draw = await readDrawing(folder);
  if (draw === null) return;
  const site: PublicSite = {
    productName: brand.name,
    publicUrl,
    icon: brand.logo?.address ?? null,
    styles: brand.styles?.address ?? null,
  };
  server.get<{ Params: { id: string }; Querystring: { lang?: unknown } }>(
    publicPagePath(':id'),
    async (request, reply) => {
      const found = await reader.find(request.params.id);
      if (found.state === 'unknown') return answerUnknown(request, reply);
      const asked = asLocale(request.query.lang);
      const language = asked ?? languageOf(request);
      if (asked === undefined) reply.header('vary', 'Accept-Language, Cookie');
      const page = { language, today: helsinkiDay(clock()), site };
      if (found.state === 'gone') {
        reply.code(410).header('cache-control', 'no-cache');
        return send(request, reply, draw({ ...page, premises: null, isInSearchEngines: false }), language);
      }
      const { premises, isInSearchEngines } = found;
      return sendShared(request, reply, draw, { ...page, premises, isInSearchEngines });
    },
  );
  serveSitemap(server, reader, publicUrl);
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robotsOf(publicUrl)),
  );
}

/** Whoever has it asks each time whether it is still there; proxies answer for a minute by themselves. */
function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: DrawPublicPage,
  page: PublicPage,
): FastifyReply {
  const html = draw(page);
  const tag = createHash('sha256').update(html).digest('base64url');
  reply.header('cache-control', 'public, max-age=0, s-maxage=60').header('etag', `W/"${tag}"`);
  if (!page.isInSearchEngines) reply.header('x-robots-tag', 'noindex');
  if (isKnown(request, tag)) return reply.code(304).send();
  return send(request, reply, html, page.language);
}

function send(request: FastifyRequest, reply: FastifyReply, html: string, language: Locale): FastifyReply {
  setScriptlessPolicy(request, reply);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .send(`<!doctype html>${html}`);
}

/** Addresses in a sitemap, as the protocol allows (sitemaps.org). */
const mostAddresses = 50_000;
const announcementsPerSitemap = Math.floor(mostAddresses / locales.length);

/** One sitemap, or one that names others where there are too many addresses for one. */
function serveSitemap(server: FastifyInstance, reader: PublicPageReader, publicUrl: string): void {
  server.get<{ Querystring: { after?: unknown } }>('/sitemap.xml', async (request, reply) => {
    const { after } = request.query;
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
    if (typeof after !== 'string') {
      const ends = await reader.listEnds(announcementsPerSitemap);
      if (ends.length > 0) return reply.send(sitemapIndex(publicUrl, ['', ...ends]));
    }
    const beginning = typeof after === 'string' && after !== '' ? after : null;
    return reply.send(sitemap(publicUrl, await reader.listIds(beginning, announcementsPerSitemap)));
  });
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const located = (element: string, address: string): string =>
  `<${element}><loc>${escapeHtml(address)}</loc></${element}>`;

function sitemapIndex(publicUrl: string, ends: readonly string[]): string {
  const parts = ends.map((after) => located('sitemap', `${publicUrl}/sitemap.xml?after=${after}`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>${parts.join('\n')}</sitemapindex>\n`;
}

function sitemap(publicUrl: string, ids: readonly string[]): string {
  const pages = ids.flatMap((id) =>
    locales.map((locale) => located('url', `${publicUrl}${publicPagePath(id)}?lang=${locale}`)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>${pages.join('\n')}</urlset>\n`;
}

/** A page that is only for those with the link says so itself, for which it has to be read. */
const robotsOf = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Allow: /api/v1/files/',
    ...['/api/', '/user', '/dashboard', '/admin', '/verification/', '/invitation/', '/unsubscribe/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
