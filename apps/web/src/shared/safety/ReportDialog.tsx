import { useMutation } from '@tanstack/react-query';
import { maxReportLength, reportReasons } from '@tilava/domain/safety';
import type { Schemas } from '@tilava/sdk';
import { createReportMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Notice } from '@tilava/ui/Notice';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Stack } from '@tilava/ui/Stack';
import { TextArea } from '@tilava/ui/TextArea';
import { useState } from 'react';
import { useFailureText } from '../errors/useFailureText.ts';
import * as styles from '../page/page.css.ts';
import { useServices } from '../services/useServices.ts';
import { useSafetyTexts } from './useSafetyTexts.ts';

interface ReportDialogProps extends Pick<Schemas['ReportCreation'], 'kind' | 'item'> {
  readonly onClose: () => void;
}

/** Tells the admins of a message or an announcement. */
export default function ReportDialog({ kind, item, onClose }: ReportDialogProps) {
  const labels = useSafetyTexts();
  const failureText = useFailureText();
  const { tilava } = useServices();
  const [reason, setReason] = useState<Schemas['ReportReason'] | null>(null);
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation(createReportMutation(tilava));
  const isTooLong = text.length > maxReportLength;

  function submit(): void {
    setIsMissing(reason === null);
    if (reason === null || isTooLong || isPending) return;
    mutate({ body: { kind, item, reason, ...(text.trim() !== '' && { text }) } });
  }

  return (
    <Dialog
      isOpen
      title={labels.reportOf[kind]}
      closeLabel={labels.close}
      closesOutside={false}
      onClose={onClose}
      {...(!isSuccess && { onSubmit: submit })}
      footer={
        isSuccess ? (
          <Button onPress={onClose}>{labels.close}</Button>
        ) : (
          <>
            <Button variant="secondary" onPress={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" isPending={isPending} pendingLabel={labels.sending}>
              {labels.sendReport}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <div role="status" className={styles.live}>
          {isSuccess && <Notice tone="success">{labels.reportSent}</Notice>}
        </div>
        {!isSuccess && (
          <>
            <RadioGroup
              label={labels.reason}
              isRequired
              options={reportReasons.map((value) => ({ value, label: labels.reasons[value] }))}
              value={reason}
              onChange={(chosen) => {
                setReason(chosen);
                setIsMissing(false);
              }}
              errorMessage={isMissing ? labels.selectReason : undefined}
            />
            <TextArea
              label={labels.details}
              description={labels.detailsHint}
              value={text}
              onChange={setText}
              errorMessage={isTooLong ? labels.tooLong : undefined}
            />
          </>
        )}
        <div role="alert" className={styles.live}>
          {error && <Notice tone="danger">{failureText('generic', error)}</Notice>}
        </div>
      </Stack>
    </Dialog>
  );
}
