import type { GuidanceTexts } from '../texts/guidance/guidance.ts';
import type { Texts } from '../shared/i18n/loadTexts.ts';
import { paths } from '../shared/paths.ts';

/** A page that the build prerenders, so that it can be read before any script runs. */
export interface PrerenderedPage {
  readonly path: string;
  /** The document's title. */
  readonly title: (texts: Texts, guidance: GuidanceTexts) => string;
  /** Whether it is useless without scripts, and says so then. @default false */
  readonly needsScript?: boolean;
}

const titled =
  (name: PrerenderedPage['title']): PrerenderedPage['title'] =>
  (texts, guidance) =>
    texts.common.title.replace('{page}', name(texts, guidance));

/** Where visitors usually enter. Their first render in the browser has to match the build's. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: paths.landing, title: ({ landing }) => landing.title },
  { path: paths.login, title: titled(({ login }) => login.title) },
  { path: paths.signUp, title: titled(({ signUp }) => signUp.title) },
  { path: paths.signUpTenant, title: titled(({ signUp }) => signUp.titles.location), needsScript: true },
  { path: paths.customerService, title: titled((_texts, { customerService }) => customerService.title) },
  { path: paths.terms, title: titled((_texts, { terms }) => terms.title) },
  { path: paths.dataProtection, title: titled((_texts, { dataProtection }) => dataProtection.title) },
  { path: paths.ranking, title: titled(({ sorting }) => sorting.how) },
];
