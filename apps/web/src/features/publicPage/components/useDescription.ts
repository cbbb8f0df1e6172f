import { formatArea } from '@tilava/domain/format';
import { formatMoney } from '@tilava/domain/money';
import type { PublicPremises } from '@tilava/domain/publicPage';
import { useLocale, useTranslations } from 'use-intl';
import { pictureUrl } from '../../../shared/paths.ts';
import type { PublicPageTexts } from '../../../texts/publicPage/publicPage.ts';

export interface DescribedPremises {
  readonly premises: PublicPremises;
}

/** As wide as the picture that messages and search engines show. */
export const coverWidth = 1280;

export const coverOf = (key: string): string => `${pictureUrl(key)}?width=${String(coverWidth)}`;

/** Characters; search engines show no more. */
const longest = 200;

/** What a page is called, and what is said of it elsewhere: the landlord's own words where there are any. */
export function useDescription({ listing }: PublicPremises, texts: PublicPageTexts) {
  const product = useTranslations('product');
  const locale = useLocale();
  const { address } = listing;
  const type = product(`residenceType.${listing.residenceType}`);
  const area = formatArea(listing.size, locale);
  const rent = product('unit.perMonth', { rent: formatMoney(listing.rent, locale) });
  return {
    title: texts.title(type, area, address),
    description: shorten(listing.description ?? texts.description(type, area, rent, address)),
  };
}

/** Ends between two words. */
function shorten(text: string): string {
  const line = text.replaceAll(/[^\S\u00A0]+/gu, ' ').trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/u, '')}…`;
}
