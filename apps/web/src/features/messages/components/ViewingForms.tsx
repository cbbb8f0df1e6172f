import { useMutation, useQuery } from '@tanstack/react-query';
import { parseDay } from '@tilava/domain/form';
import { formatDay, helsinkiDay } from '@tilava/domain/time';
import { helsinkiMinute, helsinkiTime, isProposable, minuteOf, timeOf } from '@tilava/domain/viewing';
import type { Schemas } from '@tilava/sdk';
import {
  createViewingMutation,
  invalidateAfter,
  listViewingTimesQuery,
  updateViewingMutation,
} from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { DatePicker } from '@tilava/ui/lazy/fields';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Select } from '@tilava/ui/Select';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useCalendarProps } from '../../../shared/fields/fieldProps.ts';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { useKey, useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useNow } from '../../../shared/time/time.tsx';
import { clockOptions, formatTime, numberOptions, offeredLengths } from '../../../shared/viewings/times.ts';
import { useViewingTexts } from '../../../shared/viewings/useViewingTexts.ts';
import * as styles from './messages.css.ts';

interface ViewingFormProps {
  readonly threadId: string;
  /** The one that is moved; null to agree on a first one. */
  readonly viewing: Schemas['Viewing'] | null;
  readonly onSettled: () => void;
  readonly onClose: () => void;
}

type Time = Pick<Schemas['ViewingCreation'], 'startsAt' | 'lengthMinutes'>;

/** Makes the viewing or moves it; what was sent before and got no answer is sent with the same key. */
function useTime({ threadId, viewing, onSettled }: ViewingFormProps) {
  const { tilava } = useServices();
  const keyOf = useKey();
  // The form stays until the viewing is shown as it is now: what can be done next goes by its sequence.
  const creation = useMutation({
    ...createViewingMutation(tilava),
    onSuccess: async (_viewing, _variables, _result, { client }) => {
      await invalidateAfter(client, 'createViewing');
      onSettled();
    },
  });
  const change = useMutation({
    ...updateViewingMutation(tilava),
    onSuccess: async (_viewing, _variables, _result, { client }) => {
      await invalidateAfter(client, 'updateViewing');
      onSettled();
    },
  });
  const send = useSubmitOnce<Time>((time, options) => {
    if (viewing === null) {
      const body = { thread: threadId, ...time };
      creation.mutate({ body, idempotencyKey: keyOf(body) }, options);
    } else {
      const body = { sequence: viewing.sequence, ...time };
      change.mutate({ viewingId: viewing.id, body, idempotencyKey: keyOf(body) }, options);
    }
  });
  return { send, isPending: creation.isPending || change.isPending, error: creation.error ?? change.error };
}

/** A tenant chooses among the published times that are free. */
export function BookingForm(props: ViewingFormProps) {
  const labels = useViewingTexts();
  const locale = useLocale();
  const { tilava } = useServices();
  const times = useQuery(listViewingTimesQuery(tilava, props.threadId));
  const { send, isPending, error } = useTime(props);
  const [chosenDay, setDay] = useState<string | null>(null);
  const [chosenStart, setStart] = useState<string | null>(null);
  if (times.isLoadingError) return <QueryFailed title={labels.failed} query={times} />;
  if (times.data === undefined) return <FactsSkeleton />;
  const { results } = times.data;
  const byDay = Map.groupBy(results, ({ startsAt }) => helsinkiDay(new Date(startsAt)));
  const day = chosenDay !== null && byDay.has(chosenDay) ? chosenDay : results[0] && [...byDay.keys()][0];
  if (day === undefined) {
    return (
      <Stack gap={3}>
        <Text tone="muted">{labels.noTimes}</Text>
        <Inline>
          <Button variant="quiet" size="small" onPress={props.onClose}>
            {labels.close}
          </Button>
        </Inline>
      </Stack>
    );
  }
  const ofDay = byDay.get(day) ?? [];
  const start = ofDay.find(({ startsAt }) => startsAt === chosenStart)?.startsAt ?? ofDay[0]?.startsAt;
  const clock = (startsAt: string) => formatTime(timeOf(helsinkiMinute(new Date(startsAt))), locale);
  const weekday = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    timeZone: 'UTC',
  });
  return (
    <ViewingForm
      error={error}
      isPending={isPending}
      label={props.viewing === null ? labels.book : labels.move}
      onSubmit={() => {
        if (start !== undefined) send({ startsAt: start });
      }}
      onClose={props.onClose}
    >
      <Select
        label={labels.day}
        placeholder={labels.select}
        options={[...byDay.keys()].map((value) => ({
          value,
          label: `${weekday.format(new Date(value))} ${formatDay(value, locale)}`,
        }))}
        value={day}
        onChange={setDay}
      />
      <Select
        label={labels.time}
        placeholder={labels.select}
        options={ofDay.map(({ startsAt, lengthMinutes, placesLeft }) => {
          const end = new Date(new Date(startsAt).getTime() + lengthMinutes * 60_000).toISOString();
          return { value: startsAt, label: labels.places(`${clock(startsAt)}–${clock(end)}`, placesLeft) };
        })}
        value={start ?? null}
        onChange={setStart}
      />
    </ViewingForm>
  );
}

/** A landlord names any time, which the tenant has to accept. */
export function ProposalForm(props: ViewingFormProps) {
  const labels = useViewingTexts();
  const locale = useLocale();
  const now = useNow();
  const calendar = useCalendarProps();
  const { send, isPending, error } = useTime(props);
  const before = props.viewing && new Date(props.viewing.startsAt);
  const [typed, setTyped] = useState(before === null ? '' : helsinkiDay(before));
  const [time, setTime] = useState(before === null ? '10:00' : timeOf(helsinkiMinute(before)));
  const [length, setLength] = useState(String(props.viewing?.lengthMinutes ?? 30));
  const [fault, setFault] = useState<'dayOrWeekday' | 'dayPast' | null>(null);

  function submit(): void {
    const day = parseDay(typed);
    const startsAt = day === null ? null : helsinkiTime(day, minuteOf(time));
    const isFree = startsAt !== null && isProposable(startsAt, now);
    setFault(day === null ? 'dayOrWeekday' : isFree ? null : 'dayPast');
    if (isFree) send({ startsAt: startsAt.toISOString(), lengthMinutes: Number(length) });
  }

  return (
    <ViewingForm
      error={error}
      isPending={isPending}
      label={props.viewing === null ? labels.propose : labels.proposeOther}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <DatePicker
        {...calendar}
        label={labels.day}
        value={typed}
        minimum={helsinkiDay(now)}
        onChange={(text) => {
          setTyped(text);
          setFault(null);
        }}
        errorMessage={fault === null ? undefined : labels.faults[fault]}
      />
      <Select
        label={labels.time}
        placeholder={labels.select}
        options={clockOptions(locale, time)}
        value={time}
        onChange={(chosen) => setTime(chosen ?? time)}
      />
      <Select
        label={labels.length}
        placeholder={labels.select}
        options={numberOptions(
          [...new Set([...offeredLengths, Number(length)])].toSorted((one, other) => one - other),
          labels.minutes,
        )}
        value={length}
        onChange={(chosen) => setLength(chosen ?? length)}
      />
    </ViewingForm>
  );
}

interface FormProps {
  readonly label: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function ViewingForm({ label, isPending, error, onSubmit, onClose, children }: FormProps) {
  const labels = useViewingTexts();
  const failureText = useFailureText();
  const failure = error && failureText('generic', error);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={3}>
        <div className={styles.viewingFields}>{children}</div>
        <Text size="small" tone="muted">
          {labels.helsinki}
        </Text>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Inline gap={3}>
          <Button type="submit" size="small" isPending={isPending} pendingLabel={labels.saving}>
            {label}
          </Button>
          <Button variant="quiet" size="small" onPress={onClose}>
            {labels.close}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
