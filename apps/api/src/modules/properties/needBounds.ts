import { badRequest } from '../../http/problems.ts';
import type { toNeedRow } from './needRow.ts';

type NeedBounds = Pick<ReturnType<typeof toNeedRow>, 'sizeMin' | 'sizeMax' | 'rentMin' | 'rentMax'>;

/**
 * Refuses bounds that no premises can lie between, and a rent or size without any. They are looked at as they are
 * stored, so that rounding is in it; for a change, as they are after it.
 *
 * @param pointer - where in the request the need stands
 * @throws ProblemError 400
 */
export function refuseImpossibleBounds(need: NeedBounds, pointer: string): void {
  for (const [name, least, most] of [
    ['size', need.sizeMin, need.sizeMax],
    ['rent', need.rentMin, need.rentMax],
  ] as const) {
    const refuse = (detail: string, bound: 'Min' | 'Max') =>
      badRequest('validation_failed', detail, `${pointer}/${name}${bound}`);
    if (least === null && most === null) throw refuse('At least one of the two bounds is needed', 'Min');
    if (least !== null && least <= 0) throw refuse('The bound must be above 0', 'Min');
    if (most !== null && most <= 0) throw refuse('The bound must be above 0', 'Max');
    if (least !== null && most !== null && least > most) {
      throw refuse('The minimum must not be above the maximum', 'Min');
    }
  }
}
