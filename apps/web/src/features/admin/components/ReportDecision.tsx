import { useMutation } from '@tanstack/react-query';
import { parseDay } from '@tilava/domain/form';
import { maxStatementLength, possibleDecisions } from '@tilava/domain/safety';
import { addDays } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { updateReportMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Stack } from '@tilava/ui/Stack';
import { TextArea } from '@tilava/ui/TextArea';
import { DatePicker } from '@tilava/ui/lazy/fields';
import { useState } from 'react';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useCalendarProps } from '../../../shared/fields/fieldProps.ts';
import * as pageStyles from '../../../shared/page/page.css.ts';
import { useSafetyTexts } from '../../../shared/safety/useSafetyTexts.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useToday } from '../../../shared/time/time.tsx';
import * as styles from './lists.css.ts';

interface ReportDecisionProps {
  readonly report: Schemas['ReportDetails'];
}

type Choice = Schemas['ReportDecision'] | Schemas['AppealDecision'];

const appealDecisions = ['upheld', 'reversed'] as const;

/** Decides a report or its appeal, with the reasons that both sides read. */
export function ReportDecision({ report }: ReportDecisionProps) {
  const labels = useSafetyTexts();
  const failureText = useFailureText();
  const calendar = useCalendarProps();
  const today = useToday();
  const { tilava } = useServices();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [until, setUntil] = useState('');
  const [statement, setStatement] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending, error } = useMutation(updateReportMutation(tilava));
  const isAppeal = report.state === 'appealed';
  const day = parseDay(until);
  const isDayWrong = choice === 'suspended' && (day === null || day <= today);
  const isStatementWrong = statement.trim() === '' || statement.length > maxStatementLength;
  const decisions = possibleDecisions({
    isAnnouncement: report.announcement !== null,
    hasAccount: report.affected !== null,
  });
  const options: readonly { readonly value: Choice; readonly label: string }[] = isAppeal
    ? appealDecisions.map((value) => ({ value, label: labels.appealDecisions[value] }))
    : decisions.map((value) => ({ value, label: labels.decisions[value] }));

  function submit(): void {
    const isWrong = choice === null || isDayWrong || isStatementWrong;
    setIsRefused(isWrong);
    if (isWrong || isPending) return;
    const body =
      choice === 'upheld' || choice === 'reversed'
        ? { appealDecision: choice, statement }
        : {
            decision: choice,
            statement,
            ...(choice === 'suspended' && day !== null && { suspendedUntil: day }),
          };
    mutate({ reportId: report.id, body });
  }

  return (
    <form
      noValidate
      className={styles.decision}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={4}>
        <RadioGroup
          label={isAppeal ? labels.appeal : labels.decision}
          isRequired
          options={options}
          value={choice}
          onChange={setChoice}
          errorMessage={isRefused && choice === null ? labels.faults.decision : undefined}
        />
        {choice === 'suspended' && (
          <DatePicker
            {...calendar}
            label={labels.until}
            isRequired
            value={until}
            minimum={addDays(today, 1)}
            onChange={setUntil}
            errorMessage={isRefused && isDayWrong ? labels.faults.until : undefined}
          />
        )}
        <TextArea
          label={labels.statement}
          description={labels.statementHint}
          isRequired
          value={statement}
          onChange={setStatement}
          errorMessage={
            isRefused && isStatementWrong
              ? statement.trim() === ''
                ? labels.faults.statement
                : labels.tooLong
              : undefined
          }
        />
        <div role="alert" className={pageStyles.live}>
          {error && <Notice tone="danger">{failureText('generic', error)}</Notice>}
        </div>
        <Inline>
          <Button type="submit" isPending={isPending} pendingLabel={labels.deciding}>
            {labels.decide}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
