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

/**
 * What is wrong with an address that is sent: another one than before lies elsewhere, so that its position is sent, too.
 * One that is stored stays as it is, also from before there were rules.
 */
export function sentPlaceFaults({ address, x, y }: PlaceSent, before: PlaceBefore): readonly FieldFault[] {
  if (address === undefined) return [];
  const faults = addressTextFaults(address);
  const isPlaced = x !== undefined && y !== undefined;
  if (faults.length > 0 || isPlaced || address === before.address || isSameAddress(address, before.address)) {
    return faults;
  }
  return [{ field: 'x', rule: 'locationMissing', parameters: {} }];
}

/**
 * Refuses what breaks rules between fields, in the words of the forms: the messages of these rules have no gaps.
 *
 * @param pointer - where in the request the fields stand
 * @throws ProblemError 400 with a pointer to each field
 */
export function refuseFaults(faults: readonly FieldFault[], pointer: string): void {
  const errors = faults.map(({ field, rule }) => ({
    pointer: `${pointer}/${field}`,
    code: rule,
    detail: en.fault[rule],
  }));
  const [first] = errors;
  if (first !== undefined) throw new ProblemError(400, 'validation_failed', first.detail, { errors });
}
