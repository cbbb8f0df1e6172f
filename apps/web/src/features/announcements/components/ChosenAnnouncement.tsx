import type { Schemas } from '@tilava/sdk';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/useOwnAnnouncements.ts';
import { BrokenEntry } from '../../../shared/errors/BrokenEntry.tsx';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { paths } from '../../../shared/paths.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { ListingPictures } from '../../../shared/pictures/ListingPictures.tsx';
import { PicturesFields } from '../../../shared/pictures/PicturesFields.tsx';
import { useOwnPictures } from '../api/useOwnPictures.ts';
import { CriteriaFacts } from './CriteriaFacts.tsx';
import { ListingFacts } from './ListingFacts.tsx';

/** The landlord's chosen announcement: whom it is for, how it looks, and what it says (specification, section 2). */
export function ChosenAnnouncement() {
  const t = useTranslations('announcements');
  const edit = useTranslations('edit');
  const { announcements, chosen, isBroken } = useOwnAnnouncements();
  if (announcements.isLoadingError) {
    return <QueryFailed title={t('failed')} query={announcements} />;
  }
  if (isBroken) return <BrokenEntry />;
  if (announcements.data !== undefined && chosen === undefined) return <EmptyState title={t('none')} />;
  const listing = chosen?.properties;
  return (
    <>
      <Section id="preferred" title={t('preferred')} hint={listing && visibilityHint(listing.criteria, t)}>
        {listing === undefined ? <FactsSkeleton /> : <CriteriaFacts criteria={listing.criteria} />}
      </Section>
      {chosen !== undefined && (
        <Section id="pictures" title={t('pictures')}>
          <OwnPictures key={chosen.id} announcement={chosen} />
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
        {listing === undefined ? (
          <FactsSkeleton />
        ) : (
          <ListingFacts listing={listing} labelledBy="property-title" />
        )}
      </Section>
    </>
  );
}

/** How it looks to tenants, and below what that is made of. */
function OwnPictures({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  return (
    <Stack gap={8}>
      <ListingPictures announcementId={announcement.id} listing={announcement.properties} />
      <PicturesFields {...useOwnPictures(announcement)} />
    </Stack>
  );
}

const visibilityHint = (
  criteria: { readonly publicDisplay: boolean } | undefined,
  t: ReturnType<typeof useTranslations<'announcements'>>,
): string => t(criteria?.publicDisplay === true ? 'wishesShown' : 'wishesHidden');
