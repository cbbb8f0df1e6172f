import { DateField } from '@tilava/ui/onDemand/DateField';
import type { PersonFieldsProps } from '@tilava/ui/PersonFields';
import { useTranslations } from 'use-intl';

/** The field of a birthday, which is downloaded where it is seen. */
export function BirthdayField(field: Parameters<PersonFieldsProps['renderDay']>[0]) {
  const t = useTranslations();
  return (
    <DateField
      {...field}
      loadLabels={{
        loading: t('common.loading'),
        failed: t('fields.dayFailed'),
        retry: t('common.tryAgain'),
      }}
    />
  );
}
