import { formatDay } from '@tilava/domain/time';
import { useLocale, useMessages } from 'use-intl';

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
