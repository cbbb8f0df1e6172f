import type { Contract } from '../contract.ts';
import { amenities } from '../enums/amenity.ts';
import { choices } from '../form/fields/choice.ts';
import type { DayLimits } from '../form/fields/day.ts';
import { optionalDay } from '../form/fields/day.ts';
import { descriptionField } from '../form/fields/description.ts';
import { flag } from '../form/fields/flag.ts';
import { confirmedField } from './likelihood.ts';

export interface PropertyOptions<Before extends Contract['Property']> {
  /** `YYYY-MM-DD` in Europe/Helsinki: earlier days are refused. */
  readonly today: string;
  /** What is edited, or null where it is new: its days and its description stay allowed as they are. */
  readonly before?: Before | null;
}

/** From today on, or the day that was there. */
export const dayLimits = (
  { today, before }: PropertyOptions<Contract['Property']>,
  name: 'moveInDate' | 'moveOutDate',
): DayLimits => ({ notBefore: today, unchanged: before?.[name] ?? null });

/** The fields that are the same in a need and in a listing. */
export const propertyFields = (options: PropertyOptions<Contract['Property']>) => ({
  moveOutDate: optionalDay(dayLimits(options, 'moveOutDate')),
  /** The checkbox "No deposit". */
  deposit: flag,
  amenities: choices(amenities, 0),
  confirmed: confirmedField,
  description: descriptionField(options.before?.description ?? null),
});
