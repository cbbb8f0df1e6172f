import { useMutation } from '@tanstack/react-query';
import { isApiError } from '@tilava/sdk';
import { createUnsubscriptionMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import { useLocale } from 'use-intl';
import * as styles from '../../../shared/page/page.css.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { loadUnsubscriptionTexts } from '../model/loadUnsubscriptionTexts.ts';

/** Ends the alerts of a mail by one press; opening the page alone ends nothing, because programs follow links, too. */
export default function UnsubscriptionPage() {
  return (
    <Suspense fallback={<FactsSkeleton />}>
      <Unsubscription />
    </Suspense>
  );
}

function Unsubscription() {
  const { code = '' } = useParams();
  const { tilava } = useServices();
  const labels = use(loadUnsubscriptionTexts(useLocale()));
  const ending = useMutation(createUnsubscriptionMutation(tilava));
  const isUnknown = isApiError(ending.error) && [400, 404].includes(ending.error.status);
  const isOver = ending.isSuccess || isUnknown;
  const settings = (
    <Link href={paths.notifications} variant="standalone">
      {labels.settings}
    </Link>
  );
  return (
    <div className={styles.middle}>
      <Stack gap={6}>
        <PageHeading description={isOver ? undefined : labels.what}>{labels.title}</PageHeading>
        {!isOver && (
          <DefinitionList
            missing=""
            definitions={(['alert', 'change', 'interest', 'message', 'others'] as const).map((mail) => ({
              term: labels[mail],
              value: labels[`${mail}Hint`],
            }))}
          />
        )}
        <div role="status">
          {ending.isSuccess && (
            <Notice tone="success" title={labels.done} action={settings}>
              {labels.doneHint}
            </Notice>
          )}
          {ending.isError && (
            <Notice
              tone="danger"
              title={isUnknown ? labels.unknown : labels.failed}
              action={isUnknown ? settings : undefined}
            >
              {isUnknown ? labels.unknownHint : labels.failedHint}
            </Notice>
          )}
        </div>
        {!isOver && (
          <Inline gap={6}>
            <Button
              isPending={ending.isPending}
              pendingLabel={labels.ending}
              onPress={() => ending.mutate({ code })}
            >
              {labels.confirm}
            </Button>
            {settings}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
