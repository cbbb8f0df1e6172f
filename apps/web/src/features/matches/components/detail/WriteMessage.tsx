import { Disclosure } from '@tilava/ui/Disclosure';
import type { Schemas } from '@tilava/sdk';
import { Suspense } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { MessageForm } from '../../../../shared/messages/MessageForm.tsx';
import { useMessageTexts } from '../../../../shared/messages/useMessageTexts.ts';
import { paths } from '../../../../shared/paths.ts';

interface WriteMessageProps {
  readonly to: Pick<Schemas['MessageCreation'], 'announcement' | 'tenant'>;
  /** Of the writer. Who isn't interested yet is so by the message. */
  readonly isInterested: boolean;
}

/** Begins or goes on with the conversation about a match, and leads to it. */
export default function WriteMessage(props: WriteMessageProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

function Form({ to, isInterested }: WriteMessageProps) {
  const labels = useMessageTexts();
  const navigate = useNavigate();
  return (
    <Disclosure title={labels.write} headingLevel={3} variant="quiet">
      <MessageForm
        to={to}
        showsInterest={!isInterested}
        onSent={({ thread }) => void navigate(generatePath(paths.thread, { threadId: thread }))}
      />
    </Disclosure>
  );
}
