import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from './FilterDialog.css.ts';

export interface FilterDialogProps {
  /** The title of the dialog, e.g. "Select filter". */
  readonly title: string;
  /** The words of the button that opens the dialog. */
  readonly openLabel: string;
  /** How many filters are active, as it is written on that button; nothing for none. */
  readonly activeCount?: string;
  /** The fields. They show what would be applied, which the parent holds. */
  readonly children: ReactNode;
  /** The words of the button that applies the fields and closes, e.g. "Show results". */
  readonly applyLabel: string;
  /** The words of the button that empties the fields, e.g. "Clear". */
  readonly clearLabel: string;
  /** The name of the button that closes without applying, e.g. "Close". */
  readonly closeLabel: string;
  /** Called when the dialog opens: fill the fields with the filters that are active. */
  readonly onOpen: () => void;
  /** Called by the button and by Enter in a field; the dialog is closed. */
  readonly onApply: () => void;
  /** Called by the button; the dialog stays open, so that it is seen what was emptied. */
  readonly onClear: () => void;
}

/**
 * A button and its dialog with the filters of a list. What is active stands above the list, in ActiveFilters.
 *
 * @example
 * <FilterDialog
 *   title="Select filter"
 *   openLabel="Select filter"
 *   applyLabel="Show results"
 *   clearLabel="Clear"
 *   closeLabel="Close"
 *   onOpen={() => setDraft(filters)}
 *   onApply={() => setFilters(draft)}
 *   onClear={() => setDraft(none)}
 * >
 *   <Checkbox isSelected={draft.isClose} onChange={setIsClose}>Under 1.5 km</Checkbox>
 * </FilterDialog>
 */
export function FilterDialog({
  title,
  openLabel,
  activeCount,
  children,
  applyLabel,
  clearLabel,
  closeLabel,
  onOpen,
  onApply,
  onClear,
}: FilterDialogProps) {
  const [isOpen, setIsOpen] = useState(false);

  const open = () => {
    onOpen();
    setIsOpen(true);
  };

  const apply = () => {
    onApply();
    setIsOpen(false);
  };

  return (
    <>
      <Button variant="secondary" onPress={open}>
        <Icon name="filter" />
        {openLabel}
        {activeCount !== undefined && <span className={styles.count}>{activeCount}</span>}
      </Button>
      <Dialog
        title={title}
        closeLabel={closeLabel}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
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
    </>
  );
}
