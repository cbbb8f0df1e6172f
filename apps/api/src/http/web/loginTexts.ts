import type { Locale } from '@tilava/domain/format';
import { en } from '@tilava/domain/texts/en';
import { fi } from '@tilava/domain/texts/fi';
import { sv } from '@tilava/domain/texts/sv';
import { inMinutes } from '@tilava/domain/time';
import type { ProblemError } from '../problems.ts';

const texts = { en, fi, sv } as const;

/** Says why a login by the form was refused; where it is a matter of time, when it may be tried again. */
export function loginFailureText({ code, status, retryAfter }: ProblemError, language: Locale): string {
  const { login, request } = texts[language];
  if (code === 'credentials_wrong') return request.loginFailed;
  if (code === 'user_not_verified') return request.notVerified;
  if (code === 'forbidden') return login.fromElsewhere;
  if (code === 'too_many_attempts') {
    return login.tooManyAttempts.replace('{when}', inMinutes(retryAfter ?? 60, language));
  }
  return status < 500 ? request.requestInvalid : request.serverUnavailable;
}
