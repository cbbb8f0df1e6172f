import { useMutation, useQuery } from '@tanstack/react-query';
import { parseDay } from '@tilava/domain/form';
import { formatDay } from '@tilava/domain/time';
import { ruleFault, viewingLimits, type RuleFault, type ViewingRule } from '@tilava/domain/viewing';
import { isPreconditionFailedError, type Schemas } from '@tilava/sdk';
import { getViewingHours } from '@tilava/sdk/operations';
import { getViewingHoursKey, updateViewingHoursMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { DatePicker } from '@tilava/ui/lazy/fields';
import { EmptyState } from '@tilava/ui/EmptyState';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Select } from '@tilava/ui/Select';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { useOwnAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useCalendarProps } from '../../../shared/fields/fieldProps.ts';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { FactsSkeleton, Section, Sections } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { clockOptions, formatTime, numberOptions, offeredLengths } from '../../../shared/viewings/times.ts';
import { useViewingTexts } from '../../../shared/viewings/useViewingTexts.ts';
import * as styles from './viewingHours.css.ts';

/** When a landlord shows the premises of an announcement. */
export default function ViewingHoursPage() {
  return (
    <Suspense fallback={<FactsSkeleton />}>
      <ViewingHours />
    </Suspense>
  );
}

function ViewingHours() {
  const labels = useViewingTexts();
  const { annoId = '' } = useParams();
  const { tilava } = useServices();
  const { announcements } = useOwnAnnouncements();
  const hours = useQuery({
    queryKey: [...getViewingHoursKey(annoId), 'versioned'],
    queryFn: async ({ signal }): Promise<VersionedHours> => {
      const { data, etag } = await getViewingHours(tilava, annoId, { signal }).withResponse();
      return { ...data, etag };
    },
  });
  const address = announcements.data?.find(({ id }) => id === annoId)?.properties.address;
  return (
    <Sections gap={8}>
      <PageHeading
        back={{ href: paths.announcements, label: labels.back }}
        {...(address !== undefined && { description: address })}
      >
        {labels.title}
      </PageHeading>
      {hours.isLoadingError ? (
        <QueryFailed title={labels.failed} query={hours} />
      ) : hours.data === undefined ? (
        <FactsSkeleton />
      ) : (
        <Rules announcementId={annoId} hours={hours.data} onChangedElsewhere={() => void hours.refetch()} />
      )}
    </Sections>
  );
}

type VersionedHours = Schemas['ViewingHours'] & { readonly etag: string | null };

interface RulesProps {
  readonly announcementId: string;
  readonly hours: VersionedHours;
  /** Called where another tab or device has saved others meanwhile. */
  readonly onChangedElsewhere: () => void;
}

/** Each change is saved at once, with all rules. */
function Rules({ announcementId, hours: { rules, etag }, onChangedElsewhere }: RulesProps) {
  const labels = useViewingTexts();
  const failureText = useFailureText();
  const wordsOf = useWords();
  const { tilava } = useServices();
  const list = useRef<HTMLDivElement>(null);
  const saving = useMutation(updateViewingHoursMutation(tilava));
  const save = (changed: readonly ViewingRule[]) =>
    saving.mutate(
      { id: announcementId, body: { rules: [...changed] }, ...(etag !== null && { ifMatch: etag }) },
      {
        onSuccess: () => list.current?.focus(),
        onError: (error) => {
          if (isPreconditionFailedError(error)) onChangedElsewhere();
        },
      },
    );
  const failure = isPreconditionFailedError(saving.error)
    ? labels.changedElsewhere
    : saving.error && failureText('generic', saving.error);
  return (
    <>
      <Section id="published" title={labels.published} hint={labels.hoursHint}>
        <div ref={list} tabIndex={-1}>
          {failure && <Notice tone="danger">{failure}</Notice>}
          {rules.length === 0 ? (
            <EmptyState title={labels.noRules} description={labels.noRulesHint} />
          ) : (
            <ul className={styles.rules} aria-label={labels.published}>
              {rules.map((rule, index) => (
                <li key={JSON.stringify(rule)} className={styles.rule}>
                  <div>
                    <Text weight="strong">{wordsOf(rule).when}</Text>
                    <Text size="small" tone="muted">
                      {wordsOf(rule).how}
                    </Text>
                  </div>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={labels.removeRule(wordsOf(rule).when)}
                    isPending={saving.isPending}
                    pendingLabel={labels.saving}
                    onPress={() => save(rules.filter((_, other) => other !== index))}
                  >
                    {labels.remove}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Section>
      <Section id="add" title={labels.add} hint={labels.helsinki}>
        {rules.length >= viewingLimits.rules ? (
          <Notice>{labels.tooMany}</Notice>
        ) : (
          <NewRule isPending={saving.isPending} onAdd={(rule) => save([...rules, rule])} />
        )}
      </Section>
    </>
  );
}

/** Weekdays in a language, from Monday. */
function useWeekdays(): readonly string[] {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, day + 1))));
}

/** When a rule applies and how the time is divided, in words. */
function useWords() {
  const labels = useViewingTexts();
  const locale = useLocale();
  const weekdays = useWeekdays();
  return ({ day, weekday, from, until, lengthMinutes, bufferMinutes, capacity }: ViewingRule) => ({
    when: `${weekday === null ? formatDay(day, locale) : labels.weekly(weekdays[weekday - 1] ?? '')}, ${formatTime(from, locale)}–${formatTime(until, locale)}`,
    how: [
      labels.each(lengthMinutes),
      ...(bufferMinutes > 0 ? [labels.break(bufferMinutes)] : []),
      labels.tenants(capacity),
    ].join(' · '),
  });
}

const buffers = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const capacities = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50];

interface NewRuleProps {
  readonly isPending: boolean;
  readonly onAdd: (rule: ViewingRule) => void;
}

function NewRule({ isPending, onAdd }: NewRuleProps) {
  const labels = useViewingTexts();
  const locale = useLocale();
  const weekdays = useWeekdays();
  const calendar = useCalendarProps();
  const today = useToday();
  const [isWeekly, setWeekly] = useState(true);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<RuleFault | null>(null);
  const [chosen, setChosen] = useState({
    weekday: '1',
    from: '10:00',
    until: '12:00',
    length: '30',
    buffer: '0',
    capacity: '1',
  });
  const select = (name: keyof typeof chosen, options: readonly { value: string; label: string }[]) => ({
    placeholder: labels.select,
    options,
    value: chosen[name],
    onChange: (value: string | null) => {
      setFault(null);
      setChosen({ ...chosen, [name]: value ?? chosen[name] });
    },
  });

  function submit(): void {
    const rule = {
      day: isWeekly ? null : parseDay(typed),
      weekday: isWeekly ? Number(chosen.weekday) : null,
      from: chosen.from,
      until: chosen.until,
      lengthMinutes: Number(chosen.length),
      bufferMinutes: Number(chosen.buffer),
      capacity: Number(chosen.capacity),
    };
    const found = ruleFault(rule, today);
    setFault(found?.fault ?? null);
    if (found === null) onAdd(rule);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={5}>
        <RadioGroup
          label={labels.kind}
          arrangement="row"
          options={[
            { value: 'weekly', label: labels.everyWeek },
            { value: 'day', label: labels.oneDay },
          ]}
          value={isWeekly ? 'weekly' : 'day'}
          onChange={(kind) => {
            setFault(null);
            setWeekly(kind === 'weekly');
          }}
        />
        <div className={styles.fields}>
          {isWeekly ? (
            <Select
              label={labels.weekday}
              {...select(
                'weekday',
                weekdays.map((label, day) => ({ value: String(day + 1), label })),
              )}
            />
          ) : (
            <DatePicker
              {...calendar}
              label={labels.day}
              value={typed}
              minimum={today}
              onChange={(text) => {
                setTyped(text);
                setFault(null);
              }}
              errorMessage={fault === null || fault === 'tooShort' ? undefined : labels.faults[fault]}
            />
          )}
          <Select label={labels.from} {...select('from', clockOptions(locale))} />
          <Select
            label={labels.until}
            {...select('until', clockOptions(locale))}
            errorMessage={fault === 'tooShort' ? labels.faults.tooShort : undefined}
          />
          <Select
            label={labels.length}
            {...select('length', numberOptions(offeredLengths, labels.minutes))}
          />
          <Select
            label={labels.buffer}
            {...select(
              'buffer',
              numberOptions(buffers, (count) => (count === 0 ? labels.noBuffer : labels.minutes(count))),
            )}
          />
          <Select label={labels.capacity} {...select('capacity', numberOptions(capacities, String))} />
        </div>
        <Inline>
          <Button type="submit" isPending={isPending} pendingLabel={labels.saving}>
            {labels.addRule}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
