import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { useState } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { useSafetyTexts } from './useSafetyTexts.ts';

const ReportDialog = lazyComponent(() => import('./ReportDialog.tsx'));

/** Opens the form that reports a message or an announcement. */
export default function ReportButton(reported: Pick<Schemas['ReportCreation'], 'kind' | 'item'>) {
  const labels = useSafetyTexts();
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setIsReporting(true)}>
        {reported.kind === 'message' ? labels.report : labels.reportOf.announcement}
      </Button>
      {isReporting && <ReportDialog {...reported} onClose={() => setIsReporting(false)} />}
    </>
  );
}
