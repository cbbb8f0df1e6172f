import { logoNumber } from '@tilava/domain/pictures';
import type { Schemas, UploadOptions } from '@tilava/sdk';
import { Avatar } from '@tilava/ui/Avatar';
import { Button } from '@tilava/ui/Button';
import { Stack } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as styles from '../page/page.css.ts';
import { pictureUrl } from '../paths.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { usePictureUploads } from './usePictureUploads.ts';

interface ProfilePictureProps {
  readonly user: Schemas['User'];
  readonly label: string;
  readonly alt: string;
  readonly send: (file: File, options: UploadOptions) => Promise<unknown>;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** A user's picture, or the logo in its place; another one is shown as soon as it is sent. */
export function ProfilePicture({
  user,
  label,
  alt,
  send,
  isRemoving,
  onRemove,
  children,
}: ProfilePictureProps) {
  const t = useTranslations('account.picture');
  const saving = useTranslations('common')('saving');
  const uploads = usePictureUploads(send);
  const add = (files: readonly File[]) => {
    // One at a time.
    for (const { id } of uploads.uploads) uploads.remove(id);
    uploads.add(files);
  };
  return (
    <div className={styles.profilePicture}>
      <Stack gap={2} align="center">
        <Avatar
          size="large"
          number={logoNumber(user.properties[0] ?? user.id)}
          picture={user.file && pictureUrl(user.file.key)}
          alt={alt}
        />
        {user.file !== null && (
          <Button
            variant="quiet"
            size="small"
            isPending={isRemoving}
            pendingLabel={saving}
            onPress={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </Stack>
      <div className={styles.profilePictureUpload}>
        {children}
        <PictureUpload
          label={label}
          description={t('hint')}
          allowsMultiple={false}
          uploads={{ ...uploads, add }}
          labels={{ choose: t('choose'), drop: t('drop') }}
        />
      </div>
    </div>
  );
}
