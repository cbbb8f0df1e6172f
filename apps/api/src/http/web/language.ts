import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languageCookie, locales, type Locale } from '@tilava/domain/format';

/** The language that a page is answered in: the one that was chosen, else the one that the browser asks for. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  const chosen = asLocale(parseCookie(headers.cookie ?? '')[languageCookie]);
  return chosen ?? asLocale(new Negotiator({ headers }).language(locales)) ?? 'en';
}

const asLocale = (text: string | undefined): Locale | undefined => locales.find((locale) => locale === text);
