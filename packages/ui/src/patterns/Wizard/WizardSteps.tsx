import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import * as styles from './WizardSteps.css.ts';

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
  /** In the place of the tick, e.g. "done". */
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
    return <span className={styles.way}>{children}</span>;
  }
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
