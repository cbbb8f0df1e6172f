import { isPanorama, sampleNumber } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { Gallery, Panorama } from '@tilava/ui/lazy/figures';
import { PremisesSheet } from '@tilava/ui/PremisesSheet';
import { SegmentedControl } from '@tilava/ui/SegmentedControl';
import { Stack } from '@tilava/ui/Stack';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../paths.ts';
import { allPictures, type Pictures } from './pictures.ts';

interface ListingPicturesProps {
  readonly announcementId: string;
  readonly listing: Pick<Schemas['Listing'], 'address' | 'residenceType'> & Pictures;
}

export function ListingPictures({ announcementId, listing }: ListingPicturesProps) {
  const t = useTranslations('pictures');
  const common = useTranslations('common');
  const pictures = allPictures(listing);
  const surrounding = pictures.filter(({ key }) => isPanorama(key));
  const flat = pictures.filter(({ key }) => !isPanorama(key));
  const position = (place: number, count: number) =>
    t('position', { place: String(place), count: String(count) });
  const loadLabels = { loading: t('loading'), failed: t('failed'), retry: common('tryAgain') };
  return (
    <Stack gap={6}>
      {(flat.length > 0 || surrounding.length === 0) && (
        <Gallery
          label={t('of', { address: listing.address })}
          pictures={flat.map(({ id, key, caption }, place) => ({
            id,
            src: pictureUrl(key),
            alt: caption ?? position(place + 1, flat.length),
          }))}
          labels={{
            previous: t('previous'),
            next: t('next'),
            position,
            enlarge: t('enlarge'),
            close: common('close'),
            missing: t('missing'),
          }}
          empty={
            <PremisesSheet
              number={sampleNumber(announcementId, listing.residenceType)}
              kind={listing.residenceType}
              label={common('illustration')}
            />
          }
          loadLabels={loadLabels}
        />
      )}
      {surrounding.length > 0 && <Panoramas pictures={surrounding} loadLabels={loadLabels} />}
    </Stack>
  );
}

interface PanoramasProps {
  readonly pictures: readonly Schemas['FileRecord'][];
  readonly loadLabels: Parameters<typeof Panorama>[0]['loadLabels'];
}

/** One at a time: each takes a drawing surface of the graphics card. */
function Panoramas({ pictures, loadLabels }: PanoramasProps) {
  const t = useTranslations('pictures');
  const [first] = pictures;
  const [chosenId, setChosenId] = useState(first?.id ?? '');
  const chosen = pictures.find(({ id }) => id === chosenId) ?? first;
  if (chosen === undefined) return null;
  return (
    <Stack gap={3}>
      {pictures.length > 1 && (
        <SegmentedControl
          label={t('panoramas')}
          options={pictures.map(({ id }, place) => ({ value: id, label: String(place + 1) }))}
          value={chosen.id}
          onChange={setChosenId}
          size="small"
        />
      )}
      <Panorama
        src={pictureUrl(chosen.key)}
        alt={chosen.caption ?? t('panorama')}
        labels={{
          left: t('left'),
          right: t('right'),
          up: t('up'),
          down: t('down'),
          zoomIn: t('zoomIn'),
          zoomOut: t('zoomOut'),
          loading: loadLabels.loading,
          missing: t('missing'),
        }}
        loadLabels={loadLabels}
      />
    </Stack>
  );
}
