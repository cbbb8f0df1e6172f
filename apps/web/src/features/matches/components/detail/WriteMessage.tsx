import type { Schemas } from '@tilava/sdk';
import { Dialog } from '@tilava/ui/Dialog';
import { generatePath, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { MessageForm } from '../../../../shared/messages/MessageForm.tsx';
import { paths } from '../../../../shared/paths.ts';

interface WriteMessageProps {
  readonly to: Pick<Schemas['MessageCreation'], 'announcement' | 'tenant'>;
  /** Of the writer. Who isn't interested yet is so by the message. */
  readonly isInterested: boolean;
  readonly onClose: () => void;
}

/** Begins or goes on with the conversation about a match, and leads to it. */
export default function WriteMessage({ to, isInterested, onClose }: WriteMessageProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  return (
    <Dialog title={t('matchDetail.write')} closeLabel={t('common.close')} isOpen onClose={onClose}>
      <MessageForm
        to={to}
        showsInterest={!isInterested}
        onSent={({ thread }) => void navigate(generatePath(paths.thread, { threadId: thread }))}
      />
    </Dialog>
  );
}
