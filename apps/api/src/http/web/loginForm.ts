import type { Locale } from '@tilava/domain/format';
import { en } from '@tilava/domain/texts/en';
import { fi } from '@tilava/domain/texts/fi';
import { sv } from '@tilava/domain/texts/sv';
import { inMinutes } from '@tilava/domain/time';
import type { components } from '@tilava/sdk/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, withStatus } from '../errorHandler.ts';
import { originRefused, type ProblemError } from '../problems.ts';
import { takeForms } from '../requestBodies.ts';
import { contractSchema, refuseUnstorableText } from '../validation.ts';
import {
  type DocumentTexts,
  languageOf,
  sendDocument,
  type WebDocument,
  type WebDocuments,
} from './documents.ts';

type Schemas = components['schemas'];

export interface LoginFormParts {
  /** The same as `POST /bearers` does, limits of attempts included. */
  readonly logIn: (credentials: Schemas['Credentials'], address: string) => Promise<Schemas['Session']>;
  readonly publicUrl: string;
}

/** Bytes; an email and a password are far shorter. */
const bodyLimit = 4 * 1024;

/** Takes the login form of a browser without script; answers it again, or a page that hands the session over. */
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
    takeForms(scope, bodyLimit);
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

const texts = { en, fi, sv } as const;

/** Says why a login by the form was refused; where it is a matter of time, when it may be tried again. */
function loginFailureText({ code, status, retryAfter }: ProblemError, language: Locale): string {
  const { login, request } = texts[language];
  if (code === 'credentials_wrong') return request.loginFailed;
  if (code === 'user_not_verified') return request.notVerified;
  if (code === 'forbidden') return login.fromElsewhere;
  if (code === 'too_many_attempts') {
    return login.tooManyAttempts.replace('{when}', inMinutes(retryAfter ?? 60, language));
  }
  return status < 500 ? request.requestInvalid : request.serverUnavailable;
}

/** Refuses other origins' forms by 403: any page could log its visitors in to an account of its own. */
const requireSameOrigin = (publicUrl: string) => async (request: FastifyRequest) => {
  if (!isSameOrigin(request, publicUrl)) throw originRefused();
};

/** Browsers say so themselves, or name the origin: that of the host that was asked, or the public one. */
function isSameOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}
