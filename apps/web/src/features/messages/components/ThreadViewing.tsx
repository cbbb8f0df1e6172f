import { useMutation } from '@tanstack/react-query';
import { formatViewing, viewingSteps } from '@tilava/domain/viewing';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter, updateViewingMutation, type UpdateViewingVariables } from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { useId, useRef, useState } from 'react';
import { generatePath } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { paths } from '../../../shared/paths.ts';
import { useKey, useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { useIsViewer } from '../../../shared/team/useIsViewer.ts';
import { useServices, useSession } from '../../../shared/services/useServices.ts';
import { useNow } from '../../../shared/time/time.tsx';
import { useViewingTexts } from '../../../shared/viewings/useViewingTexts.ts';
import { BookingForm, ProposalForm } from './ViewingForms.tsx';
import * as styles from './messages.css.ts';

type Thread = Schemas['Thread'];

/** What two have agreed on in their conversation, and what can be done about it now. */
export function ThreadViewing({ thread }: { readonly thread: Thread }) {
  const labels = useViewingTexts();
  const locale = useLocale();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const [isChanging, setChanging] = useState(false);
  const side = useSession()?.role.isLandlord === true ? 'landlord' : 'tenant';
  const { nextViewing: viewing, state, announcement } = thread;
  const isAhead = viewing !== null && viewing.state !== 'cancelled';
  const isViewer = useIsViewer();
  const isOpen = state === 'open' && !thread.isLet && !isViewer;
  if (!isOpen && viewing === null) return null;
  const when = viewing && formatViewing(new Date(viewing.startsAt), viewing.lengthMinutes, locale);
  // The button that was pressed is gone by then.
  const settle = () => {
    setChanging(false);
    place.current?.focus();
  };
  const Form = side === 'tenant' ? BookingForm : ProposalForm;
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={titleId} className={styles.viewing}>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={2} size="lead" id={titleId}>
            {labels.viewing}
          </Heading>
          {isAhead && <ViewingBadge viewing={viewing} side={side} />}
        </Inline>
        {when !== null && (
          <Text weight={isAhead ? 'strong' : 'regular'}>{isAhead ? when : labels.cancelledAt(when)}</Text>
        )}
        {isAhead && when !== null && !isViewer && (
          <Steps
            viewing={viewing}
            when={when}
            side={side}
            isOpen={isOpen}
            isChanging={isChanging}
            onChange={() => setChanging(true)}
            onSettled={settle}
          />
        )}
        {!isAhead && !isChanging && isOpen && (
          <Inline gap={4}>
            <Button variant="secondary" size="small" onPress={() => setChanging(true)}>
              {side === 'tenant' ? labels.book : labels.propose}
            </Button>
            {side === 'landlord' && announcement !== null && (
              <Link variant="standalone" href={generatePath(paths.viewingHours, { annoId: announcement })}>
                {labels.publishTimes}
              </Link>
            )}
          </Inline>
        )}
        {isChanging && (
          <Form threadId={thread.id} viewing={isAhead ? viewing : null} onSettled={settle} onClose={settle} />
        )}
      </Stack>
    </section>
  );
}

interface ViewingBadgeProps {
  readonly viewing: Pick<Schemas['Viewing'], 'state' | 'proposedBy'>;
  readonly side: Schemas['ThreadSide'];
}

function ViewingBadge({ viewing, side }: ViewingBadgeProps) {
  const labels = useViewingTexts();
  if (viewing.state === 'booked') return <Badge tone="match">{labels.booked}</Badge>;
  return <Badge>{viewing.proposedBy === side ? labels.proposedByYou : labels.proposedByOther}</Badge>;
}

interface StepsProps {
  readonly viewing: Schemas['Viewing'];
  readonly when: string;
  readonly side: Schemas['ThreadSide'];
  /** Whether the two can still agree on something. */
  readonly isOpen: boolean;
  readonly isChanging: boolean;
  readonly onChange: () => void;
  readonly onSettled: () => void;
}

function Steps({ viewing, when, side, isOpen, isChanging, onChange, onSettled }: StepsProps) {
  const labels = useViewingTexts();
  const failureText = useFailureText();
  const { tilava } = useServices();
  const [isAsking, setAsking] = useState(false);
  const keyOf = useKey();
  const { mutate, isPending, error } = useMutation({
    ...updateViewingMutation(tilava),
    // What can be done next goes by the sequence that is read then.
    onSuccess: async (_viewing, _variables, _result, { client }) => {
      await invalidateAfter(client, 'updateViewing');
      onSettled();
    },
  });
  const send = useSubmitOnce<UpdateViewingVariables>(mutate);
  const { canAccept, canMove, canCancel } = viewingSteps(viewing, side, useNow());
  const { id: viewingId, sequence } = viewing;
  const change = (state: 'booked' | 'cancelled') => {
    const body = { sequence, state };
    send({ viewingId, body, idempotencyKey: keyOf(body) });
  };
  const failure = error && failureText('generic', error);
  return (
    <>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.viewingSteps}>
        {isOpen && canAccept && (
          <Button
            size="small"
            isPending={isPending}
            pendingLabel={labels.saving}
            onPress={() => change('booked')}
          >
            {labels.accept}
          </Button>
        )}
        {isOpen && canMove && !isChanging && (
          <Button variant="secondary" size="small" onPress={onChange}>
            {side === 'tenant' ? labels.move : labels.proposeOther}
          </Button>
        )}
        {canCancel && !isChanging && (
          <span className={styles.quietStep}>
            <Button variant="quiet" size="small" onPress={() => setAsking(true)}>
              {labels.cancel}
            </Button>
          </span>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.cancelQuestion(when)}
        confirmLabel={labels.cancelYes}
        cancelLabel={labels.no}
        onConfirm={() => {
          setAsking(false);
          change('cancelled');
        }}
        onCancel={() => setAsking(false)}
      >
        {labels.cancelHint}
      </ConfirmDialog>
    </>
  );
}
