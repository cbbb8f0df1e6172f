import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../layout/Stack.tsx';

export interface FilterDialogProps {
  /** The title of the dialog, e.g. "Select filter". */
  readonly title: string;
  readonly isOpen: boolean;
  /** The fields. They show what would be applied, which the parent holds. */
  readonly children: ReactNode;
  /** The label of the button that applies the fields and closes, e.g. "Show results". */
  readonly applyLabel: string;
  /** The label of the button that clears the fields, e.g. "Clear". */
  readonly clearLabel: string;
  /** The name of the button that closes without applying, e.g. "Close". */
  readonly closeLabel: string;
  /** Called by whatever closes the dialog, even after `onApply`. */
  readonly onClose: () => void;
  /** Called by the button and by Enter in a field. `false` keeps the dialog open, as a field has an error. */
  readonly onApply: () => boolean | void;
  /** Called by the button; the dialog stays open, so that people see what was cleared. */
  readonly onClear: () => void;
}

/** The filters of a list, behind a FilterButton. Active ones are above the list, in ActiveFilters. */
export function FilterDialog({
  title,
  isOpen,
  children,
  applyLabel,
  clearLabel,
  closeLabel,
  onClose,
  onApply,
  onClear,
}: FilterDialogProps) {
  const apply = () => {
    if (onApply() !== false) onClose();
  };
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={apply}
      footer={
        <>
          <Button variant="quiet" onPress={onClear}>
            {clearLabel}
          </Button>
          <Button type="submit">{applyLabel}</Button>
        </>
      }
    >
      <Stack gap="fields">{children}</Stack>
    </Dialog>
  );
}
