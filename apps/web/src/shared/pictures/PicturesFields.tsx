import type { PictureList as List } from '@tilava/domain/pictures';
import { PictureList } from '@tilava/ui/PictureList';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../config.ts';
import { pictureLists, type Pictures } from './pictures.ts';
import { PictureUpload } from './PictureUpload.tsx';
import type { Uploads } from './useUploads.ts';

/** Pictures of premises while they are changed, list by list. */
export interface EditedPictures {
  /** Those that are there, in their order. */
  readonly pictures: Pictures;
  /** Those that are not there yet. */
  readonly uploads: Readonly<Record<List, Uploads>>;
  /** Gets all ids of a list in their new order. */
  readonly reorder: (list: List, ids: readonly string[]) => void;
  readonly remove: (list: List, id: string) => void;
}

/** The pictures of the property and those of its surroundings, to be added to, put in order and removed. */
export function PicturesFields({ pictures, uploads, reorder, remove }: EditedPictures) {
  const t = useTranslations('pictures');
  const removeLabel = useTranslations('upload');
  return (
    <Stack gap={6}>
      {pictureLists.map((list) => (
        <Stack key={list} gap={4}>
          <PictureUpload
            id={`pictures-${list}`}
            label={t(list)}
            description={t(`${list}Hint`)}
            uploads={uploads[list]}
            labels={{ choose: t('choose'), drop: t('drop') }}
          />
          {pictures[list].length > 0 && (
            <PictureList
              label={t(list)}
              pictures={pictures[list].map(({ id, key, name }) => ({
                id,
                name,
                src: `${pictureUrl(key)}?width=640`,
              }))}
              labels={{
                cover: list === 'propertyPics' ? t('cover') : undefined,
                drag: (name) => t('drag', { name }),
                moveEarlier: (name) => t('moveEarlier', { name }),
                moveLater: (name) => t('moveLater', { name }),
                remove: (name) => removeLabel('remove', { name }),
                placed: (name, place, count) =>
                  t('placed', { name, place: String(place), count: String(count) }),
                removed: (name) => t('removed', { name }),
              }}
              onReorder={(ids) => reorder(list, ids)}
              onRemove={(id) => remove(list, id)}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
