import { parseDay } from '@tilava/domain/form';
import { dayRange } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { DatePicker } from '@tilava/ui/lazy/fields';
import { useState } from 'react';
import { useCalendarProps } from '../../../shared/fields/fieldProps.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { type Change, presentVisibility } from './useBulk.ts';
import { useManyTexts } from './useManyTexts.ts';

interface LetDialogProps {
  readonly announcements: readonly Schemas['Announcement'][];
  readonly onClose: () => void;
  readonly onApply: (changes: readonly Change[]) => void;
}

/** Asks from when on premises are let, and says what follows. */
export function LetDialog({ announcements, onClose, onApply }: LetDialogProps) {
  const labels = useManyTexts();
  const calendar = useCalendarProps();
  const today = useToday();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const day = typed.trim() === '' ? today : parseDay(typed);
  const isWrong = day === null || day < dayRange.first || day > dayRange.last;
  return (
    <Dialog
      title={labels.letTitle(announcements.length)}
      closeLabel={labels.close}
      isOpen
      onClose={onClose}
      closesOutside={typed === ''}
      onSubmit={() => {
        setChecked(true);
        if (isWrong) return;
        onApply(
          announcements.map((announcement) => ({
            field: 'visibility',
            announcement,
            before: presentVisibility(announcement),
            after: { isActive: false, letFrom: day },
          })),
        );
      }}
      footer={<Button type="submit">{labels.markLet}</Button>}
    >
      <Stack gap={5}>
        <Text>{labels.letHint}</Text>
        <DatePicker
          {...calendar}
          label={labels.letFrom}
          description={labels.letFromHint}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setChecked(false);
          }}
          errorMessage={isChecked && isWrong ? labels.letFault : undefined}
        />
      </Stack>
    </Dialog>
  );
}
