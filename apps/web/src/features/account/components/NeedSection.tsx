import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { paths } from '../../../shared/paths.ts';
import { useOwnNeed } from '../api/useOwnNeed.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { NeedFacts } from './NeedFacts.tsx';
import { Section } from '../../../shared/page/Section.tsx';

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
      title={t('need')}
      hint={t('needHint')}
      action={
        editPath && (
          <Link href={editPath} variant="standalone">
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
