import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { visuallyHidden } from '../../layout/VisuallyHidden.css.ts';
import { stepOf } from '../stepOf.ts';
import type { MapPremises } from './marks.ts';

interface PremisesListProps {
  readonly label: string;
  /** From near to far. */
  readonly premises: readonly MapPremises[];
  /** Which of them the list is at. */
  readonly current: number;
  readonly selectedId: string | undefined;
  readonly onReach: (order: number) => void;
  /** Called with whether the list has the focus. */
  readonly onFocusChange: (isFocused: boolean) => void;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly onOpen: ((id: string) => void) | undefined;
}

/** Options that are in the document, to both sides of the current one. */
const optionsAround = 20;

/** The premises of a map for the keyboard and for screen readers: the map shows which one it is at. */
export function PremisesList({
  label,
  premises,
  current,
  selectedId,
  onReach,
  onFocusChange,
  onSelect,
  onOpen,
}: PremisesListProps) {
  const listId = useId();
  const optionId = (order: number) => `${listId}-${order}`;
  const first = Math.max(0, current - optionsAround);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [next, id] = [stepOf(event.key, current, premises.length), premises[current]?.id];
    if (next !== undefined) onReach(next);
    else if (event.key === 'Enter' && id !== undefined) onOpen?.(id);
    else if (event.key === ' ' && id !== undefined) onSelect?.(id);
    else return;
    event.preventDefault();
  };
  /** Assistive technology presses options. */
  const onClick = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest('[aria-posinset]') : null;
    const pressed = premises[Number(option?.getAttribute('aria-posinset')) - 1];
    if (pressed !== undefined) onSelect?.(pressed.id);
  };

  return (
    <div
      className={visuallyHidden}
      role="listbox"
      aria-label={label}
      aria-activedescendant={optionId(current)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
    >
      {premises.slice(first, current + optionsAround + 1).map(({ id, description }, offset) => (
        <div
          key={id}
          id={optionId(first + offset)}
          className={visuallyHidden}
          role="option"
          tabIndex={-1}
          aria-selected={id === selectedId}
          aria-posinset={first + offset + 1}
          aria-setsize={premises.length}
        >
          {description}
        </div>
      ))}
    </div>
  );
}
