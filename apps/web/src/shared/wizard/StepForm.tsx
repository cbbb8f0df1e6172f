import type { Locale } from '@tilava/domain/format';
import type { WizardView } from '@tilava/domain/wizard';
import { Button } from '@tilava/ui/Button';
import { focusField } from '@tilava/ui/ErrorSummary';
import { Text } from '@tilava/ui/Text';
import { Wizard } from '@tilava/ui/Wizard';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { type FaultCheck, type Labelled, labelledNames } from '../forms/useFaults.ts';
import { usePage } from '../page/usePage.ts';

interface StepFormProps<Step extends string> {
  readonly label: string;
  readonly view: WizardView<Step>;
  readonly index: number;
  readonly labelOf: (step: Step) => string;
  readonly pathOf: (index: number) => string;
  readonly start: string;
  readonly title: string;
  /** What the steps come to, where the page says it nowhere else. */
  readonly task?: string;
  readonly check: StepCheck;
  /** Keeps the last step from being sent though all its fields are right. @default false */
  readonly isHeld?: boolean;
  readonly isPending?: boolean;
  readonly pendingLabel?: string;
  readonly draft: ReactNode;
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

const neededId = 'still-needed';

/** The open step of a wizard whose steps have addresses, with the ways back and on (specification, section 2). */
export function StepForm<Step extends string>({
  label,
  view,
  index,
  labelOf,
  pathOf,
  start,
  title,
  task,
  check,
  isHeld = false,
  isPending = false,
  pendingLabel,
  draft,
  onSubmit,
  children,
}: StepFormProps<Step>) {
  const t = useTranslations('wizard');
  const navigate = useNavigate();
  const isArrival = usePage(useTranslations('common')('title', { page: title }));
  const { attempts, firstFaultyId } = check;
  const canGoOn = view.canGoOn && !(view.isLast && isHeld);

  useEffect(() => {
    if (attempts > 0 && firstFaultyId !== null) focusField(firstFaultyId);
    // Only when it was sent in vain: while the reader mends, the focus stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts]);

  const goOn = () => {
    if (!view.canGoOn) check.fail();
    else if (!view.isLast) void navigate(pathOf(index + 1));
    else if (canGoOn) onSubmit?.();
  };
  return (
    <Wizard
      label={label}
      steps={view.steps.map(({ name, isReachable }, at) => ({
        id: name,
        label: labelOf(name),
        state: isReachable ? (at < index ? 'done' : 'open') : 'locked',
        href: pathOf(at),
      }))}
      currentId={view.steps[index]?.name ?? ''}
      stateLabels={{ done: t('done'), locked: t('locked') }}
      progress={[task, t('progress', { step: String(index + 1), steps: String(view.steps.length) })]
        .filter((part) => part !== undefined)
        .join(' · ')}
      title={title}
      takesFocus={isArrival}
      back={
        <Button variant="quiet" onPress={() => void navigate(view.isFirst ? start : pathOf(index - 1))}>
          {t('back')}
        </Button>
      }
      next={
        <Button
          type="submit"
          isDisabled={!canGoOn}
          isPending={isPending}
          {...(pendingLabel !== undefined && { pendingLabel })}
          {...(!canGoOn && { 'aria-describedby': neededId })}
        >
          {t(view.isLast ? 'submit' : 'continue')}
        </Button>
      }
      blocker={canGoOn ? null : <StillNeeded id={neededId} labels={check.needed} />}
      draft={draft}
      onSubmit={goOn}
    >
      {children}
    </Wizard>
  );
}

export interface StepCheck {
  readonly needed: readonly string[];
  /** The id of the first of them; null where there is none. */
  readonly firstFaultyId: string | null;
  readonly attempts: number;
  readonly fail: () => void;
}

export const nothingToCheck: StepCheck = {
  needed: [],
  firstFaultyId: null,
  attempts: 0,
  fail: () => undefined,
};

/** How the form of a step stands; the step's name begins the ids of its fields. */
export function stepCheck<Name extends string>(
  step: string,
  check: FaultCheck<Name>,
  labelOf: (name: Labelled<Name>) => string,
): StepCheck {
  const names = labelledNames(check.faulty);
  return {
    needed: names.map(labelOf),
    firstFaultyId: names[0] === undefined ? null : `${step}-${names[0]}`,
    attempts: check.attempts,
    fail: check.fail,
  };
}

function StillNeeded({ id, labels }: { readonly id: string; readonly labels: readonly string[] }) {
  const t = useTranslations('wizard');
  const locale: Locale = useLocale();
  if (labels.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(labels);
  return (
    <Text id={id} size="small" tone="muted">
      {t('stillNeeded', { fields: list })}
    </Text>
  );
}
