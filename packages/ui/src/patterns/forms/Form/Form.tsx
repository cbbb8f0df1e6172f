import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import {
  ErrorSummary,
  focusField,
  type FieldFailure,
} from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './Form.css.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';

/** The texts of a form's main button. */
export interface SubmitLabels {
  /** E.g. "Save". */
  readonly submit: string;
  /** Announced while waiting for the response, e.g. "Saving". */
  readonly submitting: string;
}

/** The state of a form that is sent: props that all forms share. */
export interface FormStateProps extends FormMessagesProps {
  /** Called on Enter in a field and by the main button; never while pending or while there is a `blocker`. */
  readonly onSubmit: () => void;
  /** Waiting for the response: the form can’t be sent again. @default false */
  readonly isPending?: boolean;
  /** Why the form can’t be sent yet. Shown next to the main button, which can be focused but not pressed. */
  readonly blocker?: string | undefined;
  /** How often it was sent with errors. Each time, the summary or the first wrong field gets the focus. @default 0 */
  readonly attempts?: number;
  /** Where the browser posts the form before scripts load; without it, nothing is sent then. */
  readonly action?: string | undefined;
}

export interface FormProps extends FormStateProps {
  /** A heading that names the form. Leave it out if the page's own heading does. */
  readonly title?: string;
  /** The fields. */
  readonly children: ReactNode;
  /** What’s wrong with the fields, in order: see `failuresOf`. */
  readonly fieldFailures?: readonly FieldFailure[];
  /** The title of the summary above the fields, e.g. "2 fields need your attention". A form in one view needs none. */
  readonly summaryTitle?: string | undefined;
  readonly labels: SubmitLabels;
  /** Other actions, before the main button: a quiet Button or a Link. */
  readonly secondary?: ReactNode;
  /** Says that the draft is saved, e.g. "Draft saved on this device". Announced when it changes. */
  readonly draft?: ReactNode;
  /** Shown at the end, e.g. a link to sign up. */
  readonly footer?: ReactNode;
  /**
   * `wide` for many fields, at most 44 rem; `narrow` for a few, 26 rem; `compact` beside others; `line` for three that
   * stand beside each other, with the button, where there is room; `sections` fills a page, up to two short fields
   * in a row, and its buttons stay in sight. @default 'wide'
   */
  readonly layout?: 'wide' | 'narrow' | 'compact' | 'line' | 'sections';
}

const noFailures: readonly FieldFailure[] = [];

/** The frame of every form. It validates and stores nothing. */
export function Form({
  title,
  children,
  onSubmit,
  isPending = false,
  blocker,
  failure,
  success,
  attempts = 0,
  fieldFailures = noFailures,
  summaryTitle,
  labels,
  secondary,
  draft,
  footer,
  layout = 'wide',
  action,
}: FormProps) {
  const titleId = useId();
  const blockerId = useId();
  useFocusOnAttempt(attempts, summaryTitle === undefined ? fieldFailures[0]?.fieldId : undefined);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // React hands events on through portals: a form around must not be sent as well.
    event.stopPropagation();
    // A form of one field is sent by Enter, whatever its button says.
    if (!isPending && blocker === undefined) onSubmit();
  };

  const notes = (
    <>
      {blocker !== undefined && (
        <Text id={blockerId} size="small" tone="muted">
          {blocker}
        </Text>
      )}
      {draft !== undefined && (
        <p role="status" className={styles.draft}>
          {draft}
        </p>
      )}
    </>
  );

  return (
    <form
      className={styles.form({ layout })}
      onSubmit={submit}
      method={action === undefined ? 'dialog' : 'post'}
      {...(action !== undefined && { action })}
      // The app's own words stand by the fields instead of the browser's.
      noValidate
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <Heading level={2} size="heading" id={titleId}>
          {title}
        </Heading>
      )}
      {summaryTitle !== undefined && (
        <ErrorSummary title={summaryTitle} errors={fieldFailures} attempts={attempts} />
      )}
      {children}
      <div className={styles.send({ layout })}>
        <FormMessages failure={failure} success={success} />
        {layout === 'sections' && notes}
        <div className={styles.ways({ layout })}>
          {secondary}
          {/* What the button says to screen readers stays within, at whichever end of the line it stands. */}
          <div className={styles.main}>
            <Button
              type="submit"
              isWide={layout === 'narrow' || layout === 'line'}
              {...(layout === 'compact' && { variant: 'secondary', size: 'small' })}
              {...(layout === 'line' && { variant: 'secondary' })}
              isDisabled={blocker !== undefined}
              isPending={isPending}
              pendingLabel={labels.submitting}
              {...(blocker !== undefined && { 'aria-describedby': blockerId })}
            >
              {labels.submit}
            </Button>
          </div>
        </div>
        {layout !== 'sections' && notes}
      </div>
      {layout === 'line' ? <div className={styles.lineEnd}>{footer}</div> : footer}
    </form>
  );
}

/** Moves the focus to a field with every attempt, and not while the reader mends. */
function useFocusOnAttempt(attempts: number, fieldId: string | undefined): void {
  const seen = useRef(attempts);
  useEffect(() => {
    if (seen.current === attempts) return;
    seen.current = attempts;
    if (fieldId !== undefined) focusField(fieldId);
  }, [attempts, fieldId]);
}

export interface FormMessagesProps {
  /** Why it failed. What helps may stand in it, e.g. a button. */
  readonly failure?: ReactNode;
  /** That it is done. */
  readonly success?: ReactNode;
}

/** What became of a form. The regions are always there: screen readers tell of what comes into them. */
export function FormMessages({ failure, success }: FormMessagesProps) {
  return (
    <>
      <div role="alert" className={styles.region}>
        {isThere(failure) && (
          <div className={styles.message({ tone: 'danger' })}>
            <Icon name="alert" />
            <div className={styles.messageText}>{failure}</div>
          </div>
        )}
      </div>
      <div role="status" className={styles.region}>
        {isThere(success) && (
          <div className={styles.message({ tone: 'match' })}>
            <Icon name="check" />
            <div className={styles.messageText}>{success}</div>
          </div>
        )}
      </div>
    </>
  );
}

/** Whether there is something to show: `isSent && 'Sent'` may come to `false`. */
export const isThere = (shown: ReactNode): boolean =>
  shown !== undefined && shown !== null && shown !== false && shown !== '';
