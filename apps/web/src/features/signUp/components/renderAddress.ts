import type { Position } from '@tilava/domain/place';
import type { ReactNode } from 'react';

/** The field in which a place is looked for, as the search of addresses takes it. */
export interface PlaceField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly description: ReactNode;
  readonly errorMessage: string | undefined;
  readonly isRequired: boolean;
  readonly onBlur: () => void;
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly onPlace: (address: string, position: Position) => void;
  /** What was typed on another page. */
  readonly given: string | null;
}

/** Draws the search: a feature of its own, which the page brings. */
export type RenderPlace = (field: PlaceField) => ReactNode;
