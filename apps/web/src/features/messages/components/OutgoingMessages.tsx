import { formatRecent } from '@tilava/domain/time';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { useIsOnline } from '@tilava/ui/OfflineNotice';
import { Text } from '@tilava/ui/Text';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useLocale } from 'use-intl';
import { failureOf, useFailureText } from '../../../shared/errors/useFailureText.ts';
import { type OutgoingMessage, type Recipient, useOutgoing } from '../../../shared/messages/outgoing.ts';
import { useMessageTexts } from '../../../shared/messages/useMessageTexts.ts';
import * as styles from './messageLog.css.ts';

/** Messages of a conversation that are being sent, wait for a network or couldn't be sent. */
export function OutgoingMessages({ to }: { readonly to: Recipient }) {
  const { messages } = useOutgoing(to);
  return messages.map((message) => <Item key={message.key} message={message} />);
}

function Item({ message }: { readonly message: OutgoingMessage }) {
  const labels = useMessageTexts();
  const locale = useLocale();
  const failureText = useFailureText();
  const isOnline = useIsOnline();
  const { outgoing } = useOutgoing(message);
  const error = message.hasFailed ? outgoing.errorOf(message.key) : undefined;
  const { text, attachments } = message;
  const areFilesGone =
    attachments.length > 0 && error !== undefined && failureOf(error).code === 'validation_failed';
  const reason = areFilesGone ? labels.filesGone : error && failureText('generic', error);
  const status = message.hasFailed ? labels.notSent : isOnline ? labels.sending : labels.waiting;
  const writtenAt = new Date(message.writtenAt);
  const time = formatRecent(writtenAt, writtenAt, locale);
  return (
    <li className={styles.item.own}>
      <VisuallyHidden>{labels.from(labels.you)}</VisuallyHidden>
      <div className={styles.bubbles[message.hasFailed ? 'failed' : 'own']}>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {attachments.map(({ id, name }) => (
          <Text key={id} size="small">
            {name}
          </Text>
        ))}
      </div>
      <div className={styles.meta}>
        <Text size="small" tone={message.hasFailed ? 'plain' : 'muted'}>
          {[time, status, reason].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {message.hasFailed && (
        <Inline gap={3}>
          <Button size="small" variant="secondary" onPress={() => outgoing.retry(message)}>
            {labels.retry}
          </Button>
          <Button size="small" variant="quiet" onPress={() => outgoing.discard(message)}>
            {labels.discard}
          </Button>
        </Inline>
      )}
    </li>
  );
}
