import type { Locale } from '@tilava/domain/time';
import type { FileUploadLabels } from '@tilava/ui/upload';
import { useLocale, useTranslations } from 'use-intl';

/** What is said of files while they are sent; what they are is said by whoever asks for them. */
export function useUploadLabels(): Omit<FileUploadLabels, 'choose' | 'drop'> {
  const t = useTranslations('upload');
  const retry = useTranslations('common')('tryAgain');
  const locale: Locale = useLocale();
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return {
    size: (bytes) => megabytes.format(bytes / 1024 / 1024),
    uploading: t('uploading'),
    done: t('done'),
    failed: t('failed'),
    retry,
    remove: (name) => t('remove', { name }),
    wrongType: t('wrongType'),
    tooLarge: t('tooLarge'),
  };
}
