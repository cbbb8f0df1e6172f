import { useContext, type RefObject } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Button } from '../Button/Button.tsx';
import { failure } from './ComboBox.css.ts';

export interface SearchFailureProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** Where the focus goes, as the button leaves with the failure. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Says below the field that the search failed, and offers to search again. */
export function SearchFailure({ text, retryLabel, onRetry, input }: SearchFailureProps) {
  const comboBox = useContext(ComboBoxStateContext);
  const retry = () => {
    input.current?.focus();
    // Nothing new is typed, so the list would stay shut when the options come.
    comboBox?.open(null, 'manual');
    onRetry();
  };
  return (
    <div className={failure}>
      <span>{text}</span>
      {/* Otherwise it would be taken for the button that opens the list. */}
      <ButtonContext value={null}>
        <Button size="small" variant="secondary" onPress={retry}>
          {retryLabel}
        </Button>
      </ButtonContext>
    </div>
  );
}
