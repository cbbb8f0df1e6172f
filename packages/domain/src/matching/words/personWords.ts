import type { PersonField, PersonWord } from './explainPerson.ts';
import type { Perspective } from './matchWords.ts';

type PersonWords = Readonly<Record<PersonField, Readonly<Record<PersonWord, string>>>>;

const tenant = {
  industries: {
    met: 'The landlord wishes for your industry: {values}',
    unmet: 'The landlord wishes for another industry than yours: {values}',
    unsaid: 'You named no industry',
    unwished: 'The landlord wishes for no industry in particular',
  },
  creditRating: {
    met: 'The landlord wishes for your credit rating: {values}',
    unmet: 'The landlord wishes for another credit rating than yours: {values}',
    unsaid: 'You named no credit rating',
    unwished: 'The landlord wishes for no credit rating in particular',
  },
  operatingMargin: {
    met: 'The landlord wishes for your operating margin: {values}',
    unmet: 'The landlord wishes for another operating margin than yours: {values}',
    unsaid: 'You named no operating margin',
    unwished: 'The landlord wishes for no operating margin in particular',
  },
  employee: {
    met: 'The landlord wishes for as many employees as you have: {values}',
    unmet: 'The landlord wishes for another number of employees than you have: {values}',
    unsaid: 'You named no number of employees',
    unwished: 'The landlord wishes for no number of employees in particular',
  },
} as const satisfies PersonWords;

const landlord = {
  industries: {
    met: 'Of an industry that you wish for: {values}',
    unmet: 'Of another industry than you wish for: {values}',
    unsaid: 'The tenant named no industry',
    unwished: 'You wish for no industry in particular',
  },
  creditRating: {
    met: 'Of a credit rating that you wish for: {values}',
    unmet: 'Of another credit rating than you wish for: {values}',
    unsaid: 'The tenant named no credit rating',
    unwished: 'You wish for no credit rating in particular',
  },
  operatingMargin: {
    met: 'Of an operating margin that you wish for: {values}',
    unmet: 'Of another operating margin than you wish for: {values}',
    unsaid: 'The tenant named no operating margin',
    unwished: 'You wish for no operating margin in particular',
  },
  employee: {
    met: 'With as many employees as you wish for: {values}',
    unmet: 'With another number of employees than you wish for: {values}',
    unsaid: 'The tenant named no number of employees',
    unwished: 'You wish for no number of employees in particular',
  },
} as const satisfies PersonWords;

/**
 * What is said of each of a landlord's wishes in English, for either reader; `{values}` stands for what the
 * tenant is. A key such as `employee.met` is the path to its text.
 *
 * @example
 * personWords.landlord.employee.met; // 'With as many employees as you wish for: {values}'
 */
export const personWords = { tenant, landlord } as const satisfies Record<Perspective, PersonWords>;
