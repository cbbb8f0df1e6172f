import { toTextParts } from '@tilava/domain/conversation';
import { formatRecent } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Text } from '@tilava/ui/Text';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { useLocale } from 'use-intl';
import { useMessageTexts } from '../../../shared/messages/useMessageTexts.ts';
import ReportButton from '../../../shared/safety/ReportButton.tsx';
import { Attachments } from './Attachments.tsx';
import * as logStyles from './messageLog.css.ts';

interface MessageItemProps {
  readonly message: Schemas['ThreadMessage'];
  readonly isOwn: boolean;
  readonly sender: string;
  readonly status?: string;
}

/** A message, with when it was sent, and by which colleague. */
export function MessageItem({ message, isOwn, sender, status }: MessageItemProps) {
  const { id, text, attachments, createdAt, author } = message;
  const labels = useMessageTexts();
  const locale = useLocale();
  const sentAt = new Date(createdAt);
  // Its day stands above.
  const time = formatRecent(sentAt, sentAt, locale);
  const side = isOwn ? 'own' : 'other';
  return (
    <li className={logStyles.item[side]}>
      <VisuallyHidden>{labels.from(sender)}</VisuallyHidden>
      <div className={logStyles.bubbles[side]}>
        {text !== '' && (
          <p className={logStyles.text}>
            {toTextParts(text).map((part) =>
              part.isLink ? (
                <a key={part.start} href={part.text} target="_blank" rel="noreferrer">
                  {part.text}
                </a>
              ) : (
                part.text
              ),
            )}
          </p>
        )}
        <Attachments files={attachments} />
      </div>
      <div className={logStyles.meta}>
        <Text size="small" tone="muted">
          {[author, time, status].filter((part) => part !== undefined).join(' · ')}
        </Text>
        {!isOwn && (
          <span className={logStyles.quietAction}>
            <ReportButton kind="message" item={id} />
          </span>
        )}
      </div>
    </li>
  );
}
