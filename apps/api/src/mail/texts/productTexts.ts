import type { Locale } from '@tilava/domain/format';
import type { ProductTexts } from '@tilava/domain/texts';
import { en } from '@tilava/domain/texts/en';
import { fi } from '@tilava/domain/texts/fi';
import { sv } from '@tilava/domain/texts/sv';

/** The product's own words in every language that mails are written in. */
export const productTexts: Readonly<Record<Locale, ProductTexts>> = { en, fi, sv };
