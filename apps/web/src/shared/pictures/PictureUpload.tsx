import { pngType } from '@tilava/domain/pictures';
import type { Locale } from '@tilava/domain/time';
import { FileUpload, type FileUploadProps } from '@tilava/ui/FileUpload';
import { useLocale, useTranslations } from 'use-intl';
import type { Uploads } from './useUploads.ts';

const mebibyte = 1024 * 1024;

interface PictureUploadProps extends Pick<
  FileUploadProps,
  'id' | 'label' | 'description' | 'allowsMultiple'
> {
  readonly labels: Pick<FileUploadProps['labels'], 'choose' | 'drop'>;
  readonly uploads: Uploads;
}

/** Takes pictures, and shows those that are not there yet. */
export function PictureUpload({ labels, uploads, ...field }: PictureUploadProps) {
  const t = useTranslations('upload');
  const retry = useTranslations('common')('tryAgain');
  const locale: Locale = useLocale();
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return (
    <FileUpload
      {...field}
      types={[pngType]}
      maximumSize={32 * mebibyte}
      uploads={uploads.uploads}
      onAdd={uploads.add}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
      labels={{
        ...labels,
        size: (bytes) => megabytes.format(bytes / mebibyte),
        uploading: t('uploading'),
        done: t('done'),
        failed: t('failed'),
        retry,
        remove: (name) => t('remove', { name }),
        wrongType: t('wrongType'),
        tooLarge: t('tooLarge'),
      }}
    />
  );
}
