import { badRequest, type ProblemError } from '../../http/problems.ts';

/** The two ends of something, as they are stored. */
interface Bounds {
  readonly minimum: number | null;
  readonly maximum: number | null;
}

const refuse = (pointer: string, detail: string): ProblemError =>
  badRequest('validation_failed', detail, pointer);

/**
 * A need says at least one bound of its rent and of its size; bounds are above 0 and in order.
 *
 * @throws ProblemError 400 that points at `/body/<name>Min` or `/body/<name>Max`
 */
export function checkBounds(name: 'rent' | 'size', { minimum, maximum }: Bounds): void {
  if (minimum === null && maximum === null) throw refuse(`/body/${name}Max`, 'One bound is needed');
  // What is less than a hundredth is stored as 0.
  if (minimum !== null && minimum < 1) throw refuse(`/body/${name}Min`, 'Must be at least 0.01');
  if (maximum !== null && maximum < 1) throw refuse(`/body/${name}Max`, 'Must be at least 0.01');
  if (minimum !== null && maximum !== null && minimum > maximum) {
    throw refuse(`/body/${name}Min`, 'The minimum is above the maximum');
  }
}

/**
 * Premises have one rent and one size: both bounds carry it, or one of them alone.
 *
 * @throws ProblemError 400 where they differ
 */
export function singleValue(
  name: 'rent' | 'size',
  sent: { readonly minimum: number | undefined; readonly maximum: number | undefined },
): number | undefined {
  const { minimum, maximum } = sent;
  if (minimum !== undefined && maximum !== undefined && minimum !== maximum) {
    throw refuse(`/body/${name}Max`, 'Both bounds carry the same value');
  }
  const value = minimum ?? maximum;
  if (value !== undefined && Math.round(value * 100) < 1) {
    throw refuse(`/body/${name}Min`, 'Must be at least 0.01');
  }
  return value;
}

/**
 * Days have a year of four digits, and one moves out after one has moved in.
 *
 * @throws ProblemError 400
 */
export function checkDays(moveIn: string | null, moveOut: string | null): void {
  if (moveIn !== null && moveIn < firstDay) throw refuse('/body/moveInDate', 'Lies too far back');
  if (moveOut !== null && moveOut < firstDay) throw refuse('/body/moveOutDate', 'Lies too far back');
  if (moveIn !== null && moveOut !== null && moveOut <= moveIn) {
    throw refuse('/body/moveOutDate', 'Has to lie after the day of moving in');
  }
}

const firstDay = '1000-01-01';
