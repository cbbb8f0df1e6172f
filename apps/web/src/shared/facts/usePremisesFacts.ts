import { formatQuantity } from '@tilava/domain/form';
import { formatRooms } from '@tilava/domain/format';
import { matchFields } from '@tilava/domain/matching';
import { formatMoney } from '@tilava/domain/money';
import {
  type ListingFieldName,
  listingFields,
  namesOf,
  needFields,
  type PremisesField,
  unspecifiedTerms,
} from '@tilava/domain/property';
import { formatDay } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import type { Definition } from '@tilava/ui/DefinitionList';
import { useLocale, useMessages, useTranslations } from 'use-intl';
import { useBetween } from './useBetween.ts';

/** A value of premises as text, by its field; empty where nothing is said. */
export function usePremisesText(): (field: PremisesField, value: unknown) => string {
  const { product } = useMessages();
  const locale = useLocale();
  return ({ kind, texts, limits }, value) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? '✓' : '✗';
    if (typeof value === 'number' && limits)
      return formatQuantity({ amount: value, unit: limits.unit }, locale);
    if (kind === 'day' && typeof value === 'string') return formatDay(value, locale);
    const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (texts === undefined) return keys.every(Number) ? formatRooms(keys.map(Number)) : keys.join(', ');
    const labels: Readonly<Record<string, string>> = product[texts];
    return keys.map((key) => labels[String(key)] ?? String(key)).join(', ');
  };
}

export type ToldListing = Pick<
  Schemas['Listing'],
  Extract<keyof Schemas['Listing'], ListingFieldName> | 'size' | 'rent'
>;

export function useListingFacts() {
  const label = useTranslations('product.field.listing');
  const text = usePremisesText();
  return (listing: ToldListing) => {
    // "No deposit" is what the amount says.
    const { deposit: _, ...fields } = listingFields;
    const values = {
      ...listing,
      sizeMin: listing.size,
      rentMin: listing.rent,
      depositAmount: listing.deposit === 0 ? label('deposit') : text(fields.depositAmount, listing.deposit),
    };
    return namesOf(fields).map((name) => ({
      name,
      term: label(name),
      value: text(fields[name], values[name]),
    }));
  };
}

/** Most landlords leave most of the terms out: those that say nothing are not shown. */
export const isTold = ({
  name,
  value,
}: {
  readonly name: ListingFieldName;
  readonly value: string;
}): boolean => value !== '' || !Object.hasOwn(unspecifiedTerms, name);

/** What is charged besides the rent, each kind with its amount. */
export function useCostFacts() {
  const kind = useTranslations('product.costKind');
  const choice = useTranslations('product.costChoice');
  const t = useTranslations('costs');
  const locale = useLocale();
  return (costs: readonly Schemas['Cost'][]): readonly Definition[] =>
    costs.map((cost) => {
      const term = kind(cost.kind);
      if (cost.amount === null) return { term, value: choice('included') };
      const amount = t(cost.basis, { amount: formatMoney(cost.amount, locale) });
      return { term, value: cost.isEstimated ? t('estimated', { amount }) : amount };
    });
}

/** Of what no match is made: a match tells the others with their outcome. */
export const isUnmatched = ({ name }: { readonly name: ListingFieldName }): boolean =>
  !['sizeMin', 'rentMin', 'depositAmount', ...matchFields].includes(name);

export function useNeedFacts() {
  const label = useTranslations('product.field.need');
  const text = usePremisesText();
  const between = useBetween();
  return (need: Schemas['Need']) => {
    // "No deposit" stands among the amenities, and a range is told once.
    const { deposit: _, sizeMax, rentMax, ...fields } = needFields;
    const values = {
      sizeMin: between({ minimum: text(sizeMax, need.sizeMin), maximum: text(sizeMax, need.sizeMax) }),
      rentMin: between({ minimum: text(rentMax, need.rentMin), maximum: text(rentMax, need.rentMax) }),
      amenities: [text(fields.amenities, need.amenities), need.deposit === 0 ? label('deposit') : '']
        .filter(Boolean)
        .join(', '),
    };
    return namesOf(fields).map((name) => ({
      name,
      term: label(name),
      value: text(fields[name], { ...need, ...values }[name]),
    }));
  };
}

/** Where the catalogue has the names of what tenants and the wishes of landlords choose from. */
const namespaces = {
  industries: 'industry',
  creditRating: 'creditRating',
  operatingMargin: 'operatingMargin',
  employee: 'employeeBand',
} as const;

/** What a tenant is or a landlord wishes, as text; empty where nothing is said. */
export function useTenantText(): (name: string, value: unknown) => string {
  const { product } = useMessages();
  const locale = useLocale();
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const textOf = (name: string, value: string): string => {
    if (name === 'languages') return languages.of(value) ?? value;
    const labels: Readonly<Record<string, string>> = isNamed(name) ? product[namespaces[name]] : {};
    return labels[value] ?? (/^\d{4}-\d{2}-\d{2}$/u.test(value) ? formatDay(value, locale) : value);
  };
  return (name, value) =>
    [value]
      .flat()
      .filter((part) => part !== null && part !== undefined && part !== '')
      .map((part) => textOf(name, String(part)))
      .join(', ');
}

const isNamed = (name: string): name is keyof typeof namespaces => Object.hasOwn(namespaces, name);
