import { createHash, randomBytes } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../entityTag.ts';
import { setPagePolicy, contentPolicy } from '../securityHeaders.ts';
import type { WebDocument } from './documents.ts';

/** Where a document has to say what is known only now, it names it so; vite writes the first itself. */
const placeholder = /__([A-Z]+(?:_[A-Z]+)*)__/g;

/** Texts by the name of their placeholder; what is not named is left empty. */
export type DocumentTexts = Readonly<Record<string, string>>;

/** Sends a document with a nonce of its own, so that styles may be added by the app's script and by nobody else. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, language, scriptHashes }: WebDocument,
  texts: DocumentTexts = {},
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  setPagePolicy({ nonce, scriptHashes }, request, reply);
  const all: DocumentTexts = { ...texts, CSP_NONCE: nonce };
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .send(html.replaceAll(placeholder, (_whole, name: string) => escapeHtml(all[name] ?? '')));
}

/** Sends a page that is the same for everybody who asks for it in this language. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  document: WebDocument,
  texts: DocumentTexts,
): FastifyReply {
  const tag = tagOf(document, texts);
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Language, Cookie')
    // Weak, because no two answers have the same nonce.
    .header('etag', `W/"${tag}"`);
  if (!isKnown(request, tag)) return sendDocument(request, reply, document, texts);
  // The page that is kept has the nonce of the policy that came with it, which a new policy would replace.
  reply.raw.removeHeader('content-security-policy');
  return reply.header('content-language', document.language).status(304).send();
}

const tags = new WeakMap<WebDocument, string>();

/** Tells the document, under the policy of this release, from every other; the texts are the same for each. */
function tagOf(document: WebDocument, texts: DocumentTexts): string {
  const known = tags.get(document);
  if (known !== undefined) return known;
  const tag = createHash('sha256')
    .update(contentPolicy)
    .update(JSON.stringify(texts))
    .update(document.html)
    .digest('base64url');
  tags.set(document, tag);
  return tag;
}
