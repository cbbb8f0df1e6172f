import { Skeleton } from '@tilava/ui/Skeleton';
import { lazyModule, useLazyModule } from '@tilava/ui/lazy/lazyModule';
import { Suspense } from 'react';
import { isWhole, useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { ToCome } from '../../../shared/page/Section.tsx';

// Few landlords have several announcements.
const overview = lazyModule(async () => (await import('./overview/Overview.tsx')).default);

/** How all announcements of a landlord do; nothing where there is only one, and without a network. */
export function AnnouncementsOverview() {
  const { announcements, chosenId } = useOwnAnnouncements();
  const all = announcements.data?.filter(isWhole) ?? [];
  const hasSeveral = all.length > 1;
  const module = useLazyModule(overview, hasSeveral);
  if (announcements.isPending || (hasSeveral && module.status === 'loading')) return toCome;
  if (!hasSeveral || module.status !== 'loaded') return null;
  const { loaded: Overview } = module;
  return (
    <Suspense fallback={toCome}>
      <Overview announcements={all} chosenId={chosenId} />
    </Suspense>
  );
}

const toCome = (
  <ToCome>
    <Skeleton size="picture" />
  </ToCome>
);
