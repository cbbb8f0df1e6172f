import {
  useContext,
  useEffect,
  useRef,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type RefObject,
} from 'react';
import {
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  Popover,
  ComboBoxStateContext,
} from 'react-aria-components/ComboBox';
import { ButtonContext } from 'react-aria-components/Button';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Field } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import type { Option } from '../Field/option.ts';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import * as styles from '../Field/popover.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

/** The state of the search for what was typed. */
export type ComboBoxStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Texts about the search. react-aria announces the number of options. */
export interface ComboBoxLabels {
  /** E.g. "Searching". */
  readonly loading: string;
  /** E.g. "No address found". */
  readonly empty: string;
  /** E.g. "Couldn’t load the addresses." */
  readonly failed: string;
  /** The button next to the failure, e.g. "Try again". */
  readonly retry: string;
}

export interface ComboBoxProps extends FieldProps {
  /** The id of the field itself, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The text in the field. */
  readonly value: string;
  /** Called when the user types: keep the text, set `loading` immediately, and search after a pause. */
  readonly onChange: (text: string) => void;
  /** Called when an option is selected: set `value` to its label; no search is needed. */
  readonly onSelect: (option: Option) => void;
  /** The options found for the text, shown in this order: the source filters and sorts them. */
  readonly options: readonly Option[];
  /** `idle` while there is nothing to search for. */
  readonly status: ComboBoxStatus;
  /** Called by the button next to a failure: search again for the same text. */
  readonly onRetry: () => void;
  readonly labels: ComboBoxLabels;
  /** What is said below the options, e.g. whose they are. */
  readonly credit?: string | undefined;
  readonly onBlur?: () => void;
  /** The name in the form's data, which holds the text. */
  readonly name?: string;
  /** What the browser may fill in. @default 'off' */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/**
 * A text field that offers options from a slow source. What was typed is kept, whether or not an option was
 * selected.
 */
export function ComboBox(props: ComboBoxProps) {
  const { field, validity, rest } = splitFieldProps(props);
  const {
    value,
    onChange,
    onSelect,
    options,
    status,
    onRetry,
    labels,
    credit,
    autoComplete = 'off',
    ...input
  } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const [selectedKey, setSelectedKey] = useState<string | null>(null);

  const type = (text: string) => {
    setSelectedKey(null);
    onChange(text);
  };

  const select = (key: string | null) => {
    setSelectedKey(key);
    const option = options.find((candidate) => candidate.value === key);
    if (option !== undefined) onSelect(option);
  };

  const isSearchedInVain = status === 'ready' && options.length === 0 && value.trim() !== '';
  const note = noteOf(status, isSearchedInVain, labels);
  return (
    <AriaComboBox
      {...input}
      {...validity}
      className={fieldStyles.root}
      items={options}
      inputValue={value}
      onInputChange={type}
      selectedKey={selectedKey}
      onSelectionChange={(key) => select(key === null ? null : String(key))}
      allowsCustomValue
      // Without it the list would stay shut when the first options come after the typing. A failure shuts it.
      allowsEmptyCollection={status !== 'failed'}
    >
      <OpenList input={inputRef} value={value} status={status} />
      <Field {...field}>
        <div className={fieldStyles.frame}>
          <Input ref={inputRef} className={fieldStyles.input} autoComplete={autoComplete} />
          {status === 'loading' && (
            <span className={fieldStyles.end}>
              <SpinnerRing />
            </span>
          )}
        </div>
        {status === 'failed' && (
          <SearchFailure text={labels.failed} retryLabel={labels.retry} onRetry={onRetry} input={inputRef} />
        )}
        <VisuallyHidden>
          {/* The open list hides everything else from screen readers, but for what bears this attribute. */}
          <span role="status" data-live-announcer>
            {note}
          </span>
        </VisuallyHidden>
        <Popover
          className={
            options.length > 0 || isListNote(status, isSearchedInVain) ? styles.list : styles.emptyList
          }
          // Clear of the focus ring, which stays on the field.
          offset={6}
          containerPadding={8}
        >
          <ListBox<Option>
            className={styles.options}
            renderEmptyState={() => <div className={styles.note}>{note}</div>}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
                <span className={styles.optionText}>
                  <span>{option.label}</span>
                  {option.description !== undefined && (
                    <span className={styles.optionDescription}>{option.description}</span>
                  )}
                </span>
                <span className={styles.tick}>
                  <Icon name="check" />
                </span>
              </ListBoxItem>
            )}
          </ListBox>
          {options.length > 0 && credit !== undefined && <div className={styles.credit}>{credit}</div>}
        </Popover>
      </Field>
    </AriaComboBox>
  );
}

/** Whether a note about the search stands in the list, rather than below the field or nowhere. */
function isListNote(status: ComboBoxStatus, isSearchedInVain: boolean): boolean {
  return status === 'loading' || isSearchedInVain;
}

function noteOf(status: ComboBoxStatus, isSearchedInVain: boolean, labels: ComboBoxLabels): string {
  if (status === 'loading') return labels.loading;
  if (status === 'failed') return labels.failed;
  return isSearchedInVain ? labels.empty : '';
}

interface OpenListProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly status: ComboBoxStatus;
}

/** Opens the list where react-aria waits for the next key, as answers come to it. What Escape has shut stays so. */
function OpenList({ input, value, status }: OpenListProps) {
  const state = useContext(ComboBoxStateContext);
  const isFocused = state?.isFocused === true;
  const isAwaited = useRef(status !== 'idle');
  const shutAt = useRef<string>(null);

  useEffect(() => {
    if (!isFocused) return;
    const isAnswer = status === 'ready' && isAwaited.current && shutAt.current !== value;
    if (isAnswer && !state.isOpen) state.open(null, 'input');
    isAwaited.current = status === 'loading';
  }, [status, value, isFocused, state]);

  useEffect(() => {
    const element = input.current;
    const noteShut = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') shutAt.current = element?.value ?? null;
    };
    element?.addEventListener('keydown', noteShut);
    return () => element?.removeEventListener('keydown', noteShut);
  }, [input]);

  return null;
}

interface SearchFailureProps {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** Where the focus goes, as the button leaves with the failure. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Says below the field that the search failed, and offers to search again. */
function SearchFailure({ text, retryLabel, onRetry, input }: SearchFailureProps) {
  const comboBox = useContext(ComboBoxStateContext);
  const retry = () => {
    input.current?.focus();
    // Nothing new is typed, so the list would stay shut when the options come.
    comboBox?.open(null, 'manual');
    onRetry();
  };
  return (
    <div className={styles.failure}>
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
