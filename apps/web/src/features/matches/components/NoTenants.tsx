import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';
import { NothingPasses } from './NothingPasses.tsx';
import type { Filters } from './useFilters.ts';

interface NoTenantsProps {
  readonly announcement: Pick<Schemas['Announcement'], 'isActive'>;
  readonly filters: Filters;
}

/** Why nobody is there: tenants are not matched with what is hidden, however many look for it. */
export function NoTenants({ announcement, filters }: NoTenantsProps) {
  const t = useTranslations('matches');
  const nav = useTranslations('nav');
  if (!announcement.isActive) {
    return (
      <EmptyState
        title={t('hidden')}
        description={t('hiddenHint')}
        action={
          <Link href={paths.announcements} variant="button">
            {nav('announcements')}
          </Link>
        }
      />
    );
  }
  if (filters.active.length > 0) return <NothingPasses choose={filters.choose} />;
  return <EmptyState title={t('noTenants')} description={t('noTenantsHint')} />;
}
