import { profilePicture } from '@tilava/domain/payload';
import { logoNumber, pngType } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { Avatar } from '@tilava/ui/Avatar';
import { Button } from '@tilava/ui/Button';
import { FileUpload } from '@tilava/ui/FileUpload';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../../../shared/config.ts';
import { pictureLimit } from '../../../shared/pictures/pictureLimit.ts';
import { useUploadLabels } from '../../../shared/pictures/useUploadLabels.ts';
import { usePictureUpload } from '../api/usePictureUpload.ts';
import { useUserChange } from '../api/useUserChange.ts';

/** One's own picture, or the logo in its place; another one is shown as soon as it is sent. */
export function ProfilePicture({ user }: { readonly user: Schemas['User'] }) {
  const t = useTranslations('account.picture');
  const common = useTranslations('common');
  const { uploads, add, retry, remove } = usePictureUpload();
  const removal = useUserChange();
  const labels = useUploadLabels();
  const notSaved = useTranslations('account')('notSaved');

  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Avatar
          size="large"
          number={logoNumber(user.properties[0] ?? user.id)}
          picture={user.file && pictureUrl(user.file.key)}
          alt={t('alt')}
        />
        {user.file !== null && (
          <Button
            variant="quiet"
            size="small"
            isPending={removal.isPending}
            pendingLabel={common('saving')}
            onPress={() => removal.mutate(profilePicture(null))}
          >
            {t('remove')}
          </Button>
        )}
      </Inline>
      <div role="alert">
        {removal.isError && user.file !== null && <Notice tone="danger" title={notSaved} />}
      </div>
      <FileUpload
        label={t('label')}
        description={t('hint')}
        types={[pngType]}
        maximumSize={pictureLimit}
        allowsMultiple={false}
        uploads={uploads}
        onAdd={add}
        onRetry={retry}
        onRemove={remove}
        labels={{ ...labels, choose: t('choose'), drop: t('drop') }}
      />
    </Stack>
  );
}
