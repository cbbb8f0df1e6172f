import { useMutation } from '@tanstack/react-query';
import { isApiError } from '@tilava/sdk';
import { createUnsubscriptionMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import * as styles from '../../../shared/page/page.css.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';

/** Ends the alerts of a mail by one press; opening the page alone ends nothing, because programs follow links, too. */
export default function UnsubscriptionPage() {
  const { code = '' } = useParams();
  const { tilava } = useServices();
  const t = useTranslations('unsubscription');
  const ending = useMutation(createUnsubscriptionMutation(tilava));
  const isUnknown = isApiError(ending.error) && [400, 404].includes(ending.error.status);
  const isOver = ending.isSuccess || isUnknown;
  const settings = (
    <Link href={paths.notifications} variant="standalone">
      {t('settings')}
    </Link>
  );
  return (
    <div className={styles.middle}>
      <Stack gap={6}>
        <PageHeading description={isOver ? undefined : t('what')}>{t('title')}</PageHeading>
        {!isOver && (
          <DefinitionList
            missing=""
            definitions={(['alert', 'change', 'interest', 'message', 'others'] as const).map((mail) => ({
              term: t(mail),
              value: t(`${mail}Hint`),
            }))}
          />
        )}
        <div role="status">
          {ending.isSuccess && (
            <Notice tone="success" title={t('done')} action={settings}>
              {t('doneHint')}
            </Notice>
          )}
          {ending.isError && (
            <Notice
              tone="danger"
              title={t(isUnknown ? 'unknown' : 'failed')}
              action={isUnknown ? settings : undefined}
            >
              {t(isUnknown ? 'unknownHint' : 'failedHint')}
            </Notice>
          )}
        </div>
        {!isOver && (
          <Inline gap={6}>
            <Button
              isPending={ending.isPending}
              pendingLabel={t('ending')}
              onPress={() => ending.mutate({ code })}
            >
              {t('confirm')}
            </Button>
            {settings}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
