import type { Position } from '@tilava/domain/place';
import type { NamedField } from '@tilava/ui/namedField';
import type { ReactNode } from 'react';

/** The field in which a place is looked for, as the search of addresses takes it. */
export interface PlaceField extends NamedField {
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly onPlace: (address: string, position: Position) => void;
  /** Whether districts and other areas are left out. @default false */
  readonly addressesOnly?: boolean;
  /** What was typed on another page. */
  readonly given?: string | null;
}

/** Draws the search: a feature of its own, which the page brings. */
export type RenderPlace = (field: PlaceField) => ReactNode;
