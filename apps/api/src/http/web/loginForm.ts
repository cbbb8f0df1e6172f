import type { components } from '@tilava/sdk/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractSchema } from '../contractSchema.ts';
import { problemOf, withStatus } from '../errorHandler.ts';
import { refuseUnstorableText } from '../storableText.ts';
import type { WebDocument, WebDocuments } from './documents.ts';
import { languageOf } from './language.ts';
import { loginFailureText } from './loginTexts.ts';
import { requireSameOrigin } from './sameOrigin.ts';
import { sendDocument, type DocumentTexts } from './sendDocument.ts';

type Schemas = components['schemas'];

export interface LoginFormParts {
  /** The same as `POST /bearers` does, limits of attempts included. */
  readonly logIn: (credentials: Schemas['Credentials'], address: string) => Promise<Schemas['Session']>;
  readonly publicUrl: string;
}

/** Bytes; an email and a password are far shorter. */
const bodyLimit = 4 * 1024;

/**
 * Takes the login form as a browser sends it without any script, and answers a page: the form again with what went
 * wrong, or one that hands the session over to the app. A build without these pages has no such form.
 */
export async function takeLoginForm(
  server: FastifyInstance,
  documents: WebDocuments,
  { logIn, publicUrl }: LoginFormParts,
): Promise<void> {
  const form = documents.answer('login');
  const handOver = documents.answer('session');
  if (form === null || handOver === null) return;
  const readCredentials = contractSchema('Credentials');

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    scope.setErrorHandler((error, request, reply) => {
      const problem = problemOf(error, request);
      const language = languageOf(request);
      return answer(request, withStatus(problem, request, reply), form(language), {
        LOGIN_EMAIL: fieldOf(request, 'email'),
        LOGIN_REMEMBERED: fieldOf(request, 'rememberMe') === '' ? '' : 'checked',
        LOGIN_FAILURE: loginFailureText(problem, language),
      });
    });
    scope.post('/login', { onRequest: requireSameOrigin(publicUrl) }, async (request, reply) => {
      const typed = {
        email: fieldOf(request, 'email').trim(),
        password: fieldOf(request, 'password'),
        rememberMe: fieldOf(request, 'rememberMe') !== '',
      };
      refuseUnstorableText(typed);
      const session = await logIn(readCredentials(typed), request.ip);
      // Where somebody goes from here is told to nobody.
      reply.header('referrer-policy', 'no-referrer');
      return answer(request, reply, handOver(languageOf(request)), {
        SESSION: JSON.stringify(storedSession(session)),
      });
    });
  });
}

/** A session as the app keeps it. */
const storedSession = ({ bearer, user, mustChangePassword }: Schemas['Session']) => ({
  token: bearer,
  userId: user.id,
  role: { isLandlord: user.isLandlord, isAdmin: user.isAdmin },
  mustChangePassword,
});

const fieldOf = ({ body }: FastifyRequest, name: string): string =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : '';

/** Nobody keeps what is answered to a password. */
const answer = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: WebDocument,
  texts: DocumentTexts,
): FastifyReply => sendDocument(request, reply.header('cache-control', 'no-store'), document, texts);
