import { useMutation } from '@tanstack/react-query';
import { isApiError } from '@tilava/sdk';
import { createUnsubscriptionMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import * as styles from '../../../shared/page/page.css.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';

export default function UnsubscriptionPage() {
  const t = useTranslations('unsubscription');
  const { code = '' } = useParams();
  return (
    <div className={styles.narrow}>
      <Stack gap={6}>
        <PageHeading>{t('title')}</PageHeading>
        <Unsubscription code={code} />
      </Stack>
    </div>
  );
}

/** Ends the alerts of a mail by one press; opening the page alone ends nothing, because programs follow links, too. */
function Unsubscription({ code }: { readonly code: string }) {
  const { tilava } = useServices();
  const t = useTranslations('unsubscription');
  const ending = useMutation(createUnsubscriptionMutation(tilava));
  const isUnknown = isApiError(ending.error) && [400, 404].includes(ending.error.status);
  return (
    <Stack gap={6} align="start">
      {!ending.isSuccess && !isUnknown && (
        <>
          <Text>{t('what')}</Text>
          <Button
            isPending={ending.isPending}
            pendingLabel={t('ending')}
            onPress={() => ending.mutate({ code })}
          >
            {t('confirm')}
          </Button>
        </>
      )}
      <div role="status">
        {ending.isSuccess && (
          <Notice tone="success" title={t('done')}>
            {t('doneHint')}
          </Notice>
        )}
        {ending.isError && (
          <Notice tone="danger" title={t(isUnknown ? 'unknown' : 'failed')}>
            {t(isUnknown ? 'unknownHint' : 'failedHint')}
          </Notice>
        )}
      </div>
      <Link href={paths.notifications} variant="standalone">
        {t('settings')}
      </Link>
    </Stack>
  );
}
