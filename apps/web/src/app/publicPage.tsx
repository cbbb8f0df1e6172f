import { type Locale, locales } from '@tilava/domain/format';
import { withProductName } from '@tilava/domain/productName';
import type { DrawPublicPage } from '@tilava/domain/publicPage';
import '@tilava/ui/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, type Messages } from 'use-intl';
import { PublicPageDocument } from '../features/publicPage/components/PublicPageDocument.tsx';
import { loadTexts, type Texts } from '../shared/i18n/loadTexts.ts';
import { en } from '../texts/publicPage/en.ts';
import { fi } from '../texts/publicPage/fi.ts';
import { sv } from '../texts/publicPage/sv.ts';

const pageTexts = { en, fi, sv } as const;

/** The build writes the address of the sheet in its place. */
export const styleSheet = '__STYLE_SHEET__';

const catalogues = new Map<Locale, Texts>();
for (const locale of locales) catalogues.set(locale, await loadTexts(locale));

const named = new Map<string, Messages>();

/** The catalogue with the operator's name of the product. */
function messagesIn(locale: Locale, name: string): Messages {
  const key = `${locale} ${name}`;
  const known = named.get(key);
  if (known !== undefined) return known;
  // The texts of every language have the keys and the parameters of the English ones, which the types name.
  const messages = JSON.parse(JSON.stringify(catalogues.get(locale)), (_key, value: unknown) =>
    typeof value === 'string' ? withProductName(value, name) : value,
  ) as Messages;
  named.set(key, messages);
  return messages;
}

/** Draws a public page for the server, which runs what the build makes of this. */
export const drawPublicPage: DrawPublicPage = (page) => {
  const { language, site } = page;
  return renderToStaticMarkup(
    <IntlProvider
      locale={language}
      messages={messagesIn(language, site.productName)}
      timeZone="Europe/Helsinki"
    >
      <PublicPageDocument page={page} texts={pageTexts[language]} styleSheet={styleSheet} />
    </IntlProvider>,
  );
};
