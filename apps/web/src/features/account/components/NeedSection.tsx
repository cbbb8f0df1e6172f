import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { listPropertiesOfUserQuery } from '@tilava/sdk/react-query';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';

const OwnNeeds = lazyComponent(() => import('./OwnNeeds.tsx'), FactsSkeleton);

/** What a tenant looks for, and the way to change it (specification, section 2, Tenant Profile). */
export function NeedSection() {
  const t = useTranslations('account');
  const matches = useTranslations('matches');
  const messages = useTranslations('product.request');
  const needs = useOwnNeeds();

  const section = { id: 'property', width: 'facts', title: t('need'), hint: t('needHint') } as const;
  const waiting = (
    <Section {...section}>
      <FactsSkeleton />
    </Section>
  );
  if (needs.data !== undefined && needs.data.length > 0)
    return (
      <Suspense fallback={waiting}>
        <OwnNeeds section={section} needs={needs.data} />
      </Suspense>
    );
  if (needs.isPending) return waiting;
  return (
    <Section {...section}>
      {needs.isLoadingError ? (
        <QueryFailed title={t('needFailed')} query={needs} />
      ) : (
        <EmptyState
          title={messages('noProperties')}
          description={t('noNeedHint')}
          action={
            <Link href={paths.newProperty} variant="button">
              {matches('newNeed')}
            </Link>
          }
        />
      )}
    </Section>
  );
}

const needsOf = (properties: readonly Schemas['Property'][]) =>
  properties.filter((property) => property.kind === 'need');

/** What a tenant looks for, in the tenant's order. A failure is shown by the page alone (specification, section 8). */
export function useOwnNeeds() {
  const { tilava } = useServices();
  return useQuery({
    ...listPropertiesOfUserQuery(tilava, useUserId()),
    meta: { isSilent: true },
    select: needsOf,
  });
}
