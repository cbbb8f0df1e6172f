import { EmptyState } from '@tilava/ui/EmptyState';
import { useTranslations } from 'use-intl';

/** What stands in the place of an announcement that is broken (specification, section 8). */
export function BrokenEntry() {
  const t = useTranslations('errors');
  return <EmptyState title={t('entry')} description={t('brokenHint')} />;
}
