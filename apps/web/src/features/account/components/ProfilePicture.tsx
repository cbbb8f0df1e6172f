import { profilePicture } from '@tilava/domain/payload';
import { logoNumber } from '@tilava/domain/pictures';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Avatar } from '@tilava/ui/Avatar';
import { Button } from '@tilava/ui/Button';
import { FileUpload } from '@tilava/ui/FileUpload';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { useLocale, useTranslations } from 'use-intl';
import { pictureUrl } from '../../../shared/config.ts';
import { usePictureUpload } from '../api/usePictureUpload.ts';

/** The largest picture that is taken, in bytes. */
const maximumSize = 32 * 1024 * 1024;

/** One's own picture, or the logo in its place; another one is shown as soon as it is sent. */
export function ProfilePicture({ user }: { readonly user: Schemas['User'] }) {
  const t = useTranslations('account.picture');
  const common = useTranslations('common');
  const locale: Locale = useLocale();
  const { upload, send, retry, forget, removal } = usePictureUpload();
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });

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
      <FileUpload
        label={t('label')}
        description={t('hint')}
        types={['image/png']}
        maximumSize={maximumSize}
        allowsMultiple={false}
        uploads={upload === null ? [] : [upload]}
        onAdd={([picture]) => picture !== undefined && send(picture)}
        onRetry={retry}
        onRemove={forget}
        words={{
          choose: t('choose'),
          drop: t('drop'),
          size: (bytes) => megabytes.format(bytes / 1024 / 1024),
          uploading: t('uploading'),
          done: t('done'),
          failed: t('failed'),
          retry: common('tryAgain'),
          remove: (name) => t('takeAway', { name }),
          wrongType: t('wrongType'),
          tooLarge: t('tooLarge'),
        }}
      />
    </Stack>
  );
}
