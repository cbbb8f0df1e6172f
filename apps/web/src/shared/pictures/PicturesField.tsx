import { pngType, type PictureList as List } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { FileUpload } from '@tilava/ui/FileUpload';
import { PictureList } from '@tilava/ui/PictureList';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../config.ts';
import { pictureLimit } from './pictureLimit.ts';
import type { Uploads } from './useUploads.ts';
import { useUploadLabels } from './useUploadLabels.ts';

interface PicturesFieldProps {
  readonly list: List;
  /** Those that are there, in their order. */
  readonly pictures: readonly Schemas['FileRecord'][];
  /** Those that are not there yet. */
  readonly uploads: Uploads;
  /** Gets all ids in their new order. */
  readonly onReorder: (ids: readonly string[]) => void;
  readonly onRemove: (id: string) => void;
}

/** Pictures of premises: those that are there, in an order that can be changed, and new ones on their way. */
export function PicturesField({ list, pictures, uploads, onReorder, onRemove }: PicturesFieldProps) {
  const t = useTranslations('pictures');
  const labels = useUploadLabels();
  return (
    <Stack gap={4}>
      <FileUpload
        id={`pictures-${list}`}
        label={t(list)}
        description={t(`${list}Hint`)}
        types={[pngType]}
        maximumSize={pictureLimit}
        uploads={uploads.uploads}
        onAdd={uploads.add}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
        labels={{ ...labels, choose: t('choose'), drop: t('drop') }}
      />
      {pictures.length > 0 && (
        <PictureList
          label={t(list)}
          pictures={pictures.map(({ id, key, name }) => ({ id, name, src: `${pictureUrl(key)}?width=640` }))}
          labels={{
            cover: list === 'propertyPics' ? t('cover') : undefined,
            drag: (name) => t('drag', { name }),
            earlier: (name) => t('earlier', { name }),
            later: (name) => t('later', { name }),
            remove: labels.remove,
            placed: (name, place, count) => t('placed', { name, place: String(place), count: String(count) }),
            removed: (name) => t('removed', { name }),
          }}
          onReorder={onReorder}
          onRemove={onRemove}
        />
      )}
    </Stack>
  );
}
