import type { RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { answers as row } from './Field.css.ts';

/** An answer to what a field asks. */
export interface Answer {
  /** E.g. "1 500 €", or "Yes, that’s right". */
  readonly label: string;
  /** Takes it: the error that asks should be gone then. */
  readonly onPress: () => void;
}

interface AnswersProps {
  /** The error that asks. */
  readonly question: string;
  readonly answers: readonly Answer[];
  /** The field, which the focus goes back to. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** Buttons that answer the error above them. */
export function Answers({ question, answers, inputRef }: AnswersProps) {
  return (
    <div role="group" aria-label={question} className={row}>
      {answers.map(({ label, onPress }) => (
        <Button
          key={label}
          variant="secondary"
          size="small"
          onPress={({ pointerType }) => {
            // A touch screen would show its keyboard.
            if (pointerType !== 'touch') inputRef.current?.focus();
            onPress();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
