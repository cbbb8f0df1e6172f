import { sampleNumber } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { listAnnouncementsOfUserKey } from '@tilava/sdk/react-query';
import { updateResidence, uploadFile } from '@tilava/sdk/operations';
import { PremisesSheet } from '@tilava/ui/PremisesSheet';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { BrokenEntry, QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { ListingPictures } from '../../../shared/pictures/ListingPictures.tsx';
import {
  type EditedPictures,
  PicturesFields,
  useResidencePictures,
} from '../../../shared/pictures/PicturesFields.tsx';
import { allPictures } from '../../../shared/pictures/pictures.ts';
import { SaveStatus } from '../../../shared/query/SaveStatus.tsx';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import * as styles from './announcements.css.ts';
import { NoAnnouncement } from './NoAnnouncement.tsx';

// Below the pictures, which are looked at first.
const AnnouncementDocuments = lazyComponent(() => import('./AnnouncementDocuments.tsx'));

/** The pictures of the landlord's chosen announcement, and what changes them. */
export function ChosenPictures() {
  const t = useTranslations('announcements');
  const { announcements, chosen, isBroken } = useOwnAnnouncements();
  if (announcements.isLoadingError) {
    return <QueryFailed title={t('failed')} query={announcements} />;
  }
  if (isBroken) return <BrokenEntry />;
  if (announcements.data === undefined) return <FactsSkeleton />;
  if (chosen === undefined) return <NoAnnouncement />;
  return (
    <>
      <Section id="pictures" width="full" title={chosen.properties.address}>
        <OwnPictures key={chosen.id} announcement={chosen} />
      </Section>
      <Suspense>
        <AnnouncementDocuments key={chosen.id} announcementId={chosen.id} />
      </Suspense>
    </>
  );
}

function OwnPictures({ announcement }: { readonly announcement: Schemas['Announcement'] }) {
  const t = useTranslations('pictures');
  const illustration = useTranslations('common')('illustration');
  const { isSaved, ...pictures } = useOwnPictures(announcement);
  const listing = announcement.properties;
  return (
    <Stack gap={8}>
      {allPictures(listing).length === 0 ? (
        <Stack gap={2}>
          <div className={styles.illustration}>
            <PremisesSheet
              number={sampleNumber(announcement.id, listing.residenceType)}
              kind={listing.residenceType}
              label={illustration}
            />
          </div>
          <Text size="small" tone="muted">
            {t('illustration')}
          </Text>
        </Stack>
      ) : (
        <ListingPictures announcementId={announcement.id} listing={listing} />
      )}
      <PicturesFields {...pictures} />
      <SaveStatus isSaved={isSaved} isUnsaved={false} />
    </Stack>
  );
}

function useOwnPictures(announcement: Schemas['Announcement']): EditedPictures {
  const { tilava } = useServices();
  const { residence } = announcement;
  return useResidencePictures({
    announcement,
    queryKey: listAnnouncementsOfUserKey(useUserId()),
    add: async ({ list, file, present }, options) => {
      const query = list === 'surroundPics' ? { surround: true } : {};
      const record = await uploadFile(tilava, { file, name: file.name }, query, options);
      if (residence.id !== undefined) {
        // It may have joined them before, and only the answer have been lost.
        await updateResidence(tilava, residence.id, {
          [list]: [...present().filter((other) => other !== record.id), record.id],
        });
      }
      return record;
    },
  });
}
