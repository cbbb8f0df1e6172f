import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { useTranslations } from 'use-intl';

/** What a landlord wishes of tenants; nothing where nobody was asked. */
export function CriteriaFacts({ criteria }: { readonly criteria: Schemas['TenantCriteria'] | undefined }) {
  const t = useTranslations('product');
  const label = useTranslations('product.field.criteria');
  const any = useTranslations('announcements')('any');
  const { industries = [], creditRating = [], operatingMargin = [], employee = [] } = criteria ?? {};
  const facts = [
    [label('industries'), industries.map((industry) => t(`industry.${industry}`))],
    [label('creditRating'), creditRating.map((rating) => t(`creditRating.${rating}`))],
    [label('operatingMargin'), operatingMargin.map((margin) => t(`operatingMargin.${margin}`))],
    [label('employee'), employee.map((band) => t(`employeeBand.${band}`))],
  ] as const;
  return (
    <DefinitionList
      missing={any}
      aria-labelledby="preferred-title"
      definitions={facts.map(([term, values]) => ({ term, value: values.join(', ') }))}
    />
  );
}
