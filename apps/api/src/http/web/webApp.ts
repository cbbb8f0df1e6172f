import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../problems.ts';
import { readDocuments } from './documents.ts';
import { languageOf } from './language.ts';
import { takeLoginForm, type LoginFormParts } from './loginForm.ts';
import { sendPage, type DocumentTexts } from './sendDocument.ts';
import { serveWebFiles } from './webFiles.ts';

/**
 * Serves the built web app: its files by name, and a page for every address of a page, so that links into it work.
 *
 * @param texts - what every page says that is known only here
 */
export async function serveWebApp(
  server: FastifyInstance,
  folder: string,
  texts: DocumentTexts,
  loginForm: LoginFormParts,
): Promise<void> {
  const documents = readDocuments(folder);
  const answerWithPage = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, documents.at(pathOf(request.url), languageOf(request)), texts);

  for (const path of new Set(['/', ...documents.paths])) server.get(path, answerWithPage);
  await takeLoginForm(server, documents, loginForm);
  await serveWebFiles(server, folder);
  server.setNotFoundHandler((request, reply) => {
    if (!isPageAddress(request.url)) throw notFound();
    return answerWithPage(request, reply);
  });
}

/**
 * Whether an address may be one of the app's pages. A missing script or picture has to be missing, not be answered
 * with a page, and so has what begins with a dot.
 */
export const isPageAddress = (url: string): boolean =>
  !/^\/(?:api|assets)(?:\/|$)|\.[a-z][a-z0-9]{0,4}$|\/(?:\.|%2e)/i.test(pathOf(url));

const pathOf = (url: string): string => url.split('?')[0] ?? '';
