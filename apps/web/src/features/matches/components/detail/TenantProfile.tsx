import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { useTranslations } from 'use-intl';

interface TenantProfileProps {
  readonly potentialTenant: Schemas['PotentialTenant'];
}

/** Who a tenant is, as far as the other side sees it. */
export function TenantProfile({ potentialTenant: { user, occupation } }: TenantProfileProps) {
  const t = useTranslations('matchDetail');
  const unsaid = useTranslations('matches')('unsaid');
  const product = useTranslations('product');
  const kind = t(user.isOrganization ? 'organization' : 'person');
  const { work, workDetails, student, studentDetails } = occupation;
  return (
    <DefinitionList
      missing={unsaid}
      definitions={[
        { term: t('mutual.name'), value: user.displayName },
        { term: t('kind'), value: kind },
        {
          term: product('personField.industries'),
          value: user.industries.map((industry) => product(`industry.${industry}`)).join(', '),
        },
        {
          term: product('personField.creditRating'),
          value: user.creditRating && product(`creditRating.${user.creditRating}`),
        },
        {
          term: product('personField.operatingMargin'),
          value: user.operatingMargin && product(`operatingMargin.${user.operatingMargin}`),
        },
        {
          term: product('personField.employee'),
          value: user.employee !== null && product(`employeeBand.${user.employee}`),
        },
        ...(work ? [{ term: t('work'), value: workDetails ?? product('filter.working') }] : []),
        ...(student ? [{ term: t('studies'), value: studentDetails ?? product('filter.student') }] : []),
        { term: product('field.person.description'), value: user.description },
      ]}
    />
  );
}
