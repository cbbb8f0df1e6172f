import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as forms from '../forms/Form/Form.css.ts';
import * as styles from './Wizard.css.ts';

export interface WizardProps {
  /** Names the list of steps, e.g. "Sign-up steps". */
  readonly label: string;
  /** All steps in their order, whether or not they can be reached yet. */
  readonly steps: readonly WizardStep[];
  /** The step in view. When it changes, the focus goes to the heading. */
  readonly currentId: string;
  /** Announced next to a step’s name. */
  readonly stateLabels: WizardStateLabels;
  /** The progress, above the heading, e.g. "Step 2 of 5". */
  readonly progress: string;
  /** The heading of the step in view. */
  readonly title: string;
  /** The fields of the step in view. */
  readonly children: ReactNode;
  /** The way back, e.g. a quiet Button. The first step may have none. */
  readonly back?: ReactNode;
  /** The way on, e.g. a Button of type `submit`. */
  readonly next: ReactNode;
  /** Why there’s no way on yet, e.g. a Text, which describes `next`. In sight with it. */
  readonly blocker?: ReactNode;
  /** Says that the draft is saved, e.g. "Draft saved on this device". Announced when it changes. */
  readonly draft?: ReactNode;
  /** Also moves the focus to the heading when the wizard appears, after a change of route. @default false */
  readonly takesFocus?: boolean;
  /** Called on Enter in a field and on a `submit` button: the step is a form then, checked by the caller. */
  readonly onSubmit?: () => void;
}

/** The steps, one of them with its fields, and the buttons back and on. It holds no values. */
export function Wizard({
  label,
  steps,
  currentId,
  stateLabels,
  progress,
  title,
  children,
  back,
  next,
  blocker,
  draft,
  takesFocus = false,
  onSubmit,
}: WizardProps) {
  const heading = useFocusOnChange(currentId, takesFocus);
  const headingId = useId();
  const form = forms.form({ layout: 'sections' });
  const content = (
    <>
      {children}
      <div className={forms.send({ layout: 'sections' })}>
        <div className={forms.region}>{blocker}</div>
        <p role="status" className={forms.draft}>
          {draft}
        </p>
        <div className={forms.ways({ layout: 'sections' })}>
          {back}
          <div className={forms.main}>{next}</div>
        </div>
      </div>
    </>
  );
  return (
    <section className={styles.root} aria-labelledby={headingId}>
      <WizardSteps label={label} steps={steps} currentId={currentId} stateLabels={stateLabels} />
      <div className={styles.head}>
        <p className={styles.progress}>{progress}</p>
        <Heading level={1} size="display" id={headingId} isFocusTarget ref={heading}>
          {title}
        </Heading>
      </div>
      {onSubmit === undefined ? (
        <div className={form}>{content}</div>
      ) : (
        <form
          // The caller's own words stand by the fields instead of the browser's.
          noValidate
          aria-labelledby={headingId}
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      )}
    </section>
  );
}

/** The ref of what takes the focus whenever the value changes. */
function useFocusOnChange(value: string, takesFocusAtFirst: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  const last = useRef(takesFocusAtFirst ? undefined : value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    ref.current?.focus();
  }, [value]);
  return ref;
}

/** One step in the list of steps. */
export interface WizardStep {
  /** Unique within the wizard. */
  readonly id: string;
  /** One or two words. */
  readonly label: string;
  /** `done` is filled in, `open` can be filled in, `locked` waits for an earlier step. */
  readonly state: 'done' | 'open' | 'locked';
  /** Where the step is. Without it, and while it is locked or in view, its name is no link. */
  readonly href?: string;
}

/** What is said beside the name of a step. */
export interface WizardStateLabels {
  /** Instead of the tick, e.g. "done". */
  readonly done: string;
  /** E.g. "not available yet". */
  readonly locked: string;
}

interface WizardStepsProps {
  readonly label: string;
  readonly steps: readonly WizardStep[];
  readonly currentId: string;
  readonly stateLabels: WizardStateLabels;
}

/** The steps in their order: a tick or a number, and the name. */
export function WizardSteps({ label, steps, currentId, stateLabels }: WizardStepsProps) {
  return (
    <nav aria-label={label}>
      {/* Safari takes the list role away from lists without bullets unless it is said. */}
      <ol role="list" className={styles.steps}>
        {steps.map((step, index) => {
          const isCurrent = step.id === currentId;
          const kind = isCurrent ? 'current' : step.state;
          return (
            <li key={step.id} className={styles.step({ kind })} aria-current={isCurrent ? 'step' : undefined}>
              <Way step={step} isCurrent={isCurrent}>
                <span className={styles.number({ kind })}>
                  {step.state === 'done' && !isCurrent ? <Icon name="check" /> : index + 1}
                </span>
                <span className={styles.name({ isCurrent })}>{step.label}</span>
                {step.state !== 'open' && <VisuallyHidden> {stateLabels[step.state]}</VisuallyHidden>}
              </Way>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface WayProps {
  readonly step: WizardStep;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

function Way({ step: { href, state }, isCurrent, children }: WayProps) {
  if (href === undefined || isCurrent || state === 'locked') {
    return <span className={styles.stepWay}>{children}</span>;
  }
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
