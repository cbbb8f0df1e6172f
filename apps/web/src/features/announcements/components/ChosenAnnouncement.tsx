import { onlineManager } from '@tanstack/react-query';
import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Link } from '@tilava/ui/Link';
import { Suspense } from 'react';
import { generatePath } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { BrokenEntry, QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useTenantText } from '../../../shared/facts/usePremisesFacts.ts';
import { HintLink } from '../../../shared/hints/Hint.tsx';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { ListingPictures } from '../../../shared/pictures/ListingPictures.tsx';
import { NoAnnouncement } from './NoAnnouncement.tsx';
import { ListingFacts } from './Preview.tsx';
import { useLetFrom } from './useLetFrom.ts';

// Its texts come with it.
const PublicPageSection = lazyComponent(async () => ({
  default: (await import('./AnnouncementDocuments.tsx')).PublicPageSection,
}));

/** The landlord's chosen announcement: whom it is for, how it looks, and what it says (specification, section 2). */
export function ChosenAnnouncement() {
  const t = useTranslations('announcements');
  const edit = useTranslations('edit');
  const account = useTranslations('account');
  const letFromOf = useLetFrom();
  const { announcements, chosen, isBroken } = useOwnAnnouncements();
  if (announcements.isLoadingError) {
    return <QueryFailed title={t('failed')} query={announcements} />;
  }
  if (isBroken) return <BrokenEntry />;
  if (announcements.data !== undefined && chosen === undefined) return <NoAnnouncement />;
  const listing = chosen?.properties;
  return (
    <>
      <Section
        id="preferred"
        width="facts"
        title={t('preferred')}
        hint={listing && visibilityHint(listing.criteria, t)}
        action={
          listing && (
            <Link href={generatePath(paths.editProperty, { propId: listing.id })} variant="smallButton">
              {account('edit')}
            </Link>
          )
        }
      >
        {listing === undefined ? <FactsSkeleton /> : <CriteriaFacts criteria={listing.criteria} />}
      </Section>
      {chosen !== undefined && onlineManager.isOnline() && (
        <Suspense fallback={<FactsSkeleton />}>
          <PublicPageSection key={chosen.id} announcement={chosen} />
        </Suspense>
      )}
      {chosen !== undefined && (
        <Section
          id="pictures"
          width="full"
          title={t('pictures')}
          action={<HintLink name="editPictures" href={paths.ownPictures} variant="smallButton" />}
        >
          <ListingPictures key={chosen.id} announcementId={chosen.id} listing={chosen.properties} />
        </Section>
      )}
      <Section
        id="property"
        width="facts"
        title={t('property')}
        hint={chosen && (letFromOf(chosen) ?? t(chosen.isActive ? 'isPublic' : 'isHidden'))}
        action={
          listing && (
            <Link href={generatePath(paths.editProperty, { propId: listing.id })} variant="smallButton">
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

/** What a landlord wishes of tenants; nothing where nobody was asked. */
function CriteriaFacts({ criteria }: { readonly criteria: Schemas['TenantCriteria'] | undefined }) {
  const label = useTranslations('product.field.criteria');
  const any = useTranslations('announcements')('any');
  const text = useTenantText();
  const names = ['industries', 'creditRating', 'operatingMargin', 'employee'] as const;
  return (
    <DefinitionList
      missing={any}
      aria-labelledby="preferred-title"
      definitions={names.map((name) => ({ term: label(name), value: text(name, criteria?.[name]) }))}
    />
  );
}
