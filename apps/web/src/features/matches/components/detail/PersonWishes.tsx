import {
  explainPerson,
  outcomeOf,
  type Perspective,
  type ScoredCriteria,
  type ScoredTenant,
} from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { Matched } from './Matched.tsx';

interface PersonWishesProps {
  readonly personMatches: Schemas['PersonMatches'];
  readonly tenant: ScoredTenant;
  /** Left out where the landlord does not show them. */
  readonly criteria: ScoredCriteria | undefined;
  readonly perspective: Perspective;
}

/** How the tenant meets the landlord's four wishes, in the words of one side. */
export function PersonWishes({ personMatches, tenant, criteria, perspective }: PersonWishesProps) {
  const t = useTranslations('product');
  return (
    <Stack as="ul" gap={2}>
      {explainPerson(personMatches, tenant, criteria).map((wish) => {
        const values = valuesOf(wish.field, tenant, t).join(', ');
        return (
          <li key={wish.field}>
            <Matched outcome={outcomeOf(wish.match)}>
              {t(`person.${perspective}.${wish.key}`, { values })}
            </Matched>
          </li>
        );
      })}
    </Stack>
  );
}

type Say = ReturnType<typeof useTranslations<'product'>>;

/** What the tenant is in a field, in words. */
function valuesOf(field: keyof Schemas['PersonMatches'], tenant: ScoredTenant, t: Say): readonly string[] {
  switch (field) {
    case 'industries':
      return tenant.industries.map((industry) => t(`industry.${industry}`));
    case 'creditRating':
      return tenant.creditRating === null ? [] : [t(`creditRating.${tenant.creditRating}`)];
    case 'operatingMargin':
      return tenant.operatingMargin === null ? [] : [t(`operatingMargin.${tenant.operatingMargin}`)];
    case 'employee':
      return tenant.employee === null ? [] : [t(`employeeBand.${tenant.employee}`)];
  }
}
