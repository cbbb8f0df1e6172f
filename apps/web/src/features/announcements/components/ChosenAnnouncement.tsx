import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/useOwnAnnouncements.ts';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { paths } from '../../../shared/paths.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { ListingPictures } from '../../../shared/pictures/ListingPictures.tsx';
import { CriteriaFacts } from './CriteriaFacts.tsx';
import { ListingFacts } from './ListingFacts.tsx';

/** The landlord's chosen announcement: whom it is for, how it looks, and what it says (specification, section 2). */
export function ChosenAnnouncement() {
  const t = useTranslations('announcements');
  const edit = useTranslations('edit');
  const { announcements, chosen } = useOwnAnnouncements();
  if (announcements.isError) {
    return (
      <LoadFailed
        title={t('failed')}
        isRetrying={announcements.isFetching}
        onRetry={() => void announcements.refetch()}
      />
    );
  }
  if (announcements.data !== undefined && chosen === undefined) return <EmptyState title={t('none')} />;
  const listing = chosen?.properties;
  return (
    <>
      <Section id="preferred" title={t('preferred')} hint={listing && visibilityHint(listing.criteria, t)}>
        {listing === undefined ? <FactsSkeleton /> : <CriteriaFacts criteria={listing.criteria} />}
      </Section>
      {chosen !== undefined && (
        <Section id="pictures" title={t('pictures')}>
          <ListingPictures announcementId={chosen.id} listing={chosen.properties} />
        </Section>
      )}
      <Section
        id="property"
        title={t('property')}
        hint={chosen && t(chosen.isActive ? 'isPublic' : 'isHidden')}
        action={
          listing && (
            <Link href={generatePath(paths.editProperty, { propId: listing.id })} variant="standalone">
              {edit('property')}
            </Link>
          )
        }
      >
        {listing === undefined ? <FactsSkeleton /> : <ListingFacts listing={listing} />}
      </Section>
    </>
  );
}

const visibilityHint = (
  criteria: { readonly publicDisplay: boolean } | undefined,
  t: ReturnType<typeof useTranslations<'announcements'>>,
): string => t(criteria?.publicDisplay === true ? 'wishesShown' : 'wishesHidden');
