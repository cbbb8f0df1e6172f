import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useNeedFacts } from '../../../shared/facts/usePremisesFacts.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

/** What a tenant looks for, and the way to change it (specification, section 2, Tenant Profile). */
export function NeedSection() {
  const t = useTranslations('account');
  const matches = useTranslations('matches');
  const messages = useTranslations('product.request');
  const need = useOwnNeed();
  const editPath = need.data && generatePath(paths.editProperty, { propId: need.data.id });

  return (
    <Section
      id="property"
      width="facts"
      title={t('need')}
      hint={t('needHint')}
      action={
        editPath && (
          <Link href={editPath} variant="smallButton">
            {t('edit')}
          </Link>
        )
      }
    >
      {need.isLoadingError ? (
        <QueryFailed title={t('needFailed')} query={need} />
      ) : need.data === undefined ? (
        <FactsSkeleton />
      ) : need.data === null ? (
        <EmptyState
          title={messages('noProperties')}
          description={t('noNeedHint')}
          action={
            <Link href={paths.newProperty} variant="button">
              {matches('newNeed')}
            </Link>
          }
        />
      ) : (
        <NeedFacts need={need.data} />
      )}
    </Section>
  );
}

function NeedFacts({ need }: { readonly need: Schemas['Need'] }) {
  const label = useTranslations('product.field.need');
  const facts = useNeedFacts();
  return (
    <DefinitionList
      missing={useTranslations('account')('unsaid')}
      aria-labelledby="property-title"
      definitions={[{ term: label('address'), value: need.address }, ...facts(need)]}
    />
  );
}

const firstNeed = (properties: readonly Schemas['Property'][]): Schemas['Need'] | null =>
  properties.find((property) => property.kind === 'need') ?? null;

/** What a tenant looks for, or null. A failure is shown by the page alone (specification, section 8). */
export function useOwnNeed() {
  const { tilava } = useServices();
  return useQuery({
    ...listPropertiesOfUserQuery(tilava, useUserId()),
    meta: { isSilent: true },
    select: firstNeed,
  });
}
