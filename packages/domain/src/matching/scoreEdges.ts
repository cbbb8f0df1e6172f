import { greatestDelay, scoreLocation } from './criteria/amounts.ts';
import { scoreRoomCount } from './criteria/flags.ts';
import { fullScore, scoreOver, scoreUnder } from './integers.ts';
import { matchRadius } from './limits.ts';
import { percentOf } from './points.ts';
import { weights } from './criteria/criteria.ts';

/** Where the scores of criteria change. */
export interface ScoreEdges {
  /** Metres up to which a location scores in full, and from which it scores nothing. */
  readonly location: { readonly full: number; readonly none: number };
  /** Per cent above the maximum, at which a rent scores nothing. */
  readonly rent: { readonly none: number };
  /** Per cent below the minimum, and above the maximum, at which a size scores nothing. */
  readonly size: { readonly below: number; readonly above: number };
  /** Per cent of the full score for one room more or less. */
  readonly roomCount: { readonly oneOff: number };
  /** Days too late, at which premises score nothing. */
  readonly moveInDate: { readonly none: number };
  /** Points that premises of another type than the wanted ones have at most. */
  readonly residenceType: { readonly other: number };
}

const whole = 100;

/** The first whole number from 0 on for which something holds. */
function firstFor(holds: (number: number) => boolean): number {
  let number = 0;
  while (!holds(number)) number += 1;
  return number;
}

/**
 * Reads the edges off the scores themselves, so that what people are told of ranking cannot differ from it.
 *
 * @example
 * readScoreEdges().rent; // { none: 20 }
 */
export function readScoreEdges(): ScoreEdges {
  const oneOff = scoreRoomCount({ roomCount: [1] }, { roomCount: [2] }) ?? 0;
  const others = whole - weights.residenceType;
  return {
    location: { full: firstFor((metres) => scoreLocation(metres) < fullScore) - 1, none: matchRadius },
    rent: { none: firstFor((percent) => scoreUnder(whole + percent, whole) === 0) },
    size: {
      below: firstFor((percent) => scoreOver(whole - percent, whole) === 0),
      above: firstFor((percent) => scoreUnder(whole + percent, whole) === 0),
    },
    roomCount: { oneOff: (oneOff * whole) / fullScore },
    moveInDate: { none: greatestDelay },
    residenceType: { other: percentOf(others * fullScore, whole) },
  };
}
