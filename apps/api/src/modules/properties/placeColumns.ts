import type { FieldFault } from '@tilava/domain/form';
import { addressTextFaults } from '@tilava/domain/place';
import { en } from '@tilava/domain/texts/en';
import { ProblemError } from '../../http/problems.ts';
import { cellOf } from '../../matching/cells.ts';
import { sent } from '../everyField.ts';
import { isSameAddress } from '../../places/suggestionMatch.ts';

interface PlaceSent {
  readonly address: string | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
}

interface PlaceBefore {
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where something lies after a change; `x` is the latitude, `y` the longitude. */
export function placeColumns({ address, x, y }: PlaceSent, before: PlaceBefore) {
  const latitude = sent(x, before.latitude);
  const longitude = sent(y, before.longitude);
  return {
    address: sent(address, before.address),
    latitude,
    longitude,
    cell: cellOf(latitude, longitude),
  };
}

/** Another address than before lies elsewhere, so that its position has to be sent, too. */
export function sentPlaceFaults({ address, x, y }: PlaceSent, before: PlaceBefore): readonly FieldFault[] {
  if (address === undefined) return [];
  const faults = addressTextFaults(address);
  const isPlaced = x !== undefined && y !== undefined;
  if (faults.length > 0 || isPlaced || address === before.address || isSameAddress(address, before.address)) {
    return faults;
  }
  return [{ field: 'x', rule: 'locationMissing', parameters: {} }];
}

/** Refuses what breaks rules between fields, in the words of the forms; these messages have no gaps. */
export function refuseFaults(faults: readonly FieldFault[], pointer: string): void {
  const errors = faults.map(({ field, rule }) => ({
    pointer: `${pointer}/${field}`,
    code: rule,
    detail: en.fault[rule],
  }));
  const [first] = errors;
  if (first !== undefined) throw new ProblemError(400, 'validation_failed', first.detail, { errors });
}
