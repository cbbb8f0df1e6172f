import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profilePicture } from '@tilava/domain/payload';
import { logoNumber, pngType } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter } from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Button } from '@tilava/ui/Button';
import { FileUpload } from '@tilava/ui/FileUpload';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../../../../shared/config.ts';
import { pictureLimit } from '../../../../shared/pictures/pictureLimit.ts';
import { useUploads } from '../../../../shared/pictures/useUploads.ts';
import { useUploadLabels } from '../../../../shared/pictures/useUploadLabels.ts';
import { useServices } from '../../../../shared/services/useServices.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

/** A user's picture, or the logo in its place; another one is shown as soon as it is sent. */
export function UserPicture({ user }: { readonly user: Schemas['User'] }) {
  const { tilava, notices } = useServices();
  const t = useTranslations('account.picture');
  const saving = useTranslations('common')('saving');
  const words = useAdminTexts();
  const uploadLabels = useUploadLabels();
  const queryClient = useQueryClient();
  const uploads = useUploads(async (file, options) => {
    await tilava.files.uploadUserPicture(user.id, { file, name: file.name }, options);
    await invalidateAfter(queryClient, 'uploadUserPicture');
  });
  const removal = useMutation({
    mutationFn: () => tilava.users.update(user.id, profilePicture(null)),
    onError: (error) => notices.show({ error }),
    onSettled: () => invalidateAfter(queryClient, 'updateUser'),
  });
  return (
    <Stack gap={4}>
      <Inline gap={4}>
        <Avatar
          size="large"
          number={logoNumber(user.properties[0] ?? user.id)}
          picture={user.file && pictureUrl(user.file.key)}
          alt={words.picture}
        />
        {user.file !== null && (
          <Button
            variant="quiet"
            size="small"
            isPending={removal.isPending}
            pendingLabel={saving}
            onPress={() => removal.mutate()}
          >
            {t('remove')}
          </Button>
        )}
      </Inline>
      <FileUpload
        label={words.picture}
        description={t('hint')}
        types={[pngType]}
        maximumSize={pictureLimit}
        allowsMultiple={false}
        uploads={uploads.uploads}
        onAdd={uploads.add}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
        labels={{ ...uploadLabels, choose: t('choose'), drop: t('drop') }}
      />
    </Stack>
  );
}
