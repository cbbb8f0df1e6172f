import { Notice } from '@tilava/ui/Notice';
import { Suspense } from 'react';
import { useTeamTexts } from './useTeamTexts.ts';

interface ViewerNoticeProps {
  readonly of: 'readsAnnouncements' | 'readsMessages';
}

/** Says why there is nothing to change. */
export default function ViewerNotice(props: ViewerNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Reason {...props} />
    </Suspense>
  );
}

function Reason({ of }: ViewerNoticeProps) {
  return <Notice>{useTeamTexts()[of]}</Notice>;
}
