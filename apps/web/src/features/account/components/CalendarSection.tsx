import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDay, helsinkiDay } from '@tilava/domain/time';
import { deleteCalendarMutation, getCalendarQuery, renewCalendarMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { Suspense, useState } from 'react';
import { useLocale } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { useServices, useUserId } from '../../../shared/services/useServices.ts';
import { useViewingTexts } from '../../../shared/viewings/useViewingTexts.ts';

export const CalendarSection = () => (
  <Suspense fallback={<FactsSkeleton />}>
    <Calendar />
  </Suspense>
);

/** The secret address by which calendar programs read one's viewings; it is shown once. */
function Calendar() {
  const labels = useViewingTexts();
  const locale = useLocale();
  const failureText = useFailureText();
  const { tilava } = useServices();
  const id = useUserId();
  const calendar = useQuery(getCalendarQuery(tilava, id));
  const renewing = useMutation(renewCalendarMutation(tilava));
  const revoking = useMutation({ ...deleteCalendarMutation(tilava), onMutate: () => renewing.reset() });
  const [isAsking, setAsking] = useState(false);
  const [copied, setCopied] = useState<string>();
  const error = renewing.error ?? revoking.error;
  const failure = error && failureText('generic', error);
  const made = renewing.data?.address;
  const since = calendar.data?.since ?? null;
  return (
    <Section id="calendar" title={labels.calendar} hint={labels.calendarHint}>
      {calendar.isLoadingError ? (
        <QueryFailed title={labels.failed} query={calendar} />
      ) : calendar.data === undefined ? (
        <FactsSkeleton />
      ) : (
        <Stack gap={4}>
          {failure && <Notice tone="danger">{failure}</Notice>}
          {made !== undefined && (
            <>
              <TextField
                label={labels.address}
                description={labels.addressHint}
                value={made}
                onChange={() => undefined}
              />
              <Inline gap={4}>
                {/* Plain HTTP has no clipboard; where it is refused, the address is selected by hand. */}
                {window.isSecureContext && (
                  <Button
                    size="small"
                    variant="secondary"
                    onPress={() => {
                      const copying = navigator.clipboard.writeText(made);
                      copying.then(
                        () => setCopied(made),
                        () => setCopied(undefined),
                      );
                    }}
                  >
                    {labels.copy}
                  </Button>
                )}
                <Link variant="standalone" href={made.replace(/^https?:/, 'webcal:')}>
                  {labels.subscribe}
                </Link>
                <span role="status">{copied === made && <Text as="span">{labels.copied}</Text>}</span>
              </Inline>
            </>
          )}
          {made === undefined && since !== null && (
            <Text>{labels.linkSince(formatDay(helsinkiDay(new Date(since)), locale))}</Text>
          )}
          <Inline gap={3}>
            <Button
              variant="secondary"
              isPending={renewing.isPending}
              pendingLabel={labels.saving}
              onPress={() => renewing.mutate({ id })}
            >
              {since === null ? labels.makeLink : labels.renewLink}
            </Button>
            {since !== null && (
              <Button
                variant="quiet"
                isPending={revoking.isPending}
                pendingLabel={labels.saving}
                onPress={() => setAsking(true)}
              >
                {labels.revokeLink}
              </Button>
            )}
          </Inline>
          <ConfirmDialog
            isOpen={isAsking}
            title={labels.revokeQuestion}
            confirmLabel={labels.revokeYes}
            cancelLabel={labels.no}
            onConfirm={() => {
              setAsking(false);
              revoking.mutate({ id });
            }}
            onCancel={() => setAsking(false)}
          >
            {labels.revokeHint}
          </ConfirmDialog>
        </Stack>
      )}
    </Section>
  );
}
