import { toAsciiForms } from '../../text/asciiForms.ts';
import { toOneLine } from '../../text/unseen.ts';
import type { NumberUnit } from '../quantity.ts';

const aMonth = String.raw`(?:(?:/ ?|per |a |i )?(?:kk|kuukausi|mo|month|mån|månad|månaden)|kuussa|kuukaudessa)\.?`;
const aYear = String.raw`(?:(?:/ ?|per |a |om )?(?:v|vuosi|y|yr|year|år|året)|vuodessa)\.?`;

/** Prices may end in a dash instead of cents, and the sign of the euro may stand on either side. */
const euros = (period: string) => ({
  before: /^(?:€|eur\b) ?/iu,
  after: new RegExp(String.raw`(?:[.,:] ?[-–—]+)? ?(?:€|e|eur|euros?|euroa)? ?(?:${period})?$`, 'iu'),
});

const nothing = /^/u;

/** What may stand around a number because the field counts in it. */
const notations: Readonly<Record<NumberUnit, { readonly before: RegExp; readonly after: RegExp }>> = {
  euro: euros(''),
  euroAMonth: euros(aMonth),
  euroAYear: euros(aYear),
  squareMetre: {
    before: nothing,
    after: / ?(?:m ?(?:²|\^?2)|㎡|sq\.? ?m|kvm|square met(?:re|er)s?|neliö(?:tä|metriä)?|kvadratmeter)\.?$/iu,
  },
  year: { before: nothing, after: / ?(?:v|vuosi|vuotta|y|yrs?|years?|år)\.?$/iu },
  person: {
    before: nothing,
    after:
      / ?(?:hlö|henkilöä?|työntekijää?|lapsi|lasta|people|persons?|employees?|child|children|personer|anställda|barn)\.?$/iu,
  },
};

/** Thousands set apart by points or commas, and the other of the two before decimals. */
const grouped = /^[+-]?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/u;

const plain = /^[+-]?\d+(?:[.,]\d+)?$/u;

/**
 * The numbers that a text may stand for, in whatever notation it is written: none, one, or two where a mark may stand
 * between thousands as well as before decimals. Where no decimals are asked for, it stands between thousands.
 *
 * @param limits - the unit that may be written beside the number, and how many decimals it may have
 * @example
 * numberReadings('1 499,50 €', { unit: 'euroAMonth', decimals: 2 }); // [1499.5]
 * numberReadings('1,500', { decimals: 2 }); // [1500, 1.5]
 * numberReadings('1,500', { decimals: 0 }); // [1500]
 */
export function numberReadings(
  text: string,
  { unit, decimals }: { readonly unit?: NumberUnit; readonly decimals: number },
): readonly number[] {
  const amount = withoutUnit(toAsciiForms(toOneLine(text)).replaceAll(/\s+/gu, ' ').trim(), unit)
    // Between digits they set thousands apart, and nothing else.
    .replaceAll(/(?<=[\d.,])[ '’ʼ](?=[\d.,])/gu, '')
    .replace(/^[−–]/u, '-');
  const readings = [
    ...(grouped.test(amount) ? [groupedNumber(amount)] : []),
    ...(plain.test(amount) ? [Number(amount.replace(',', '.'))] : []),
  ].filter(Number.isFinite);
  return decimals === 0 ? readings.slice(0, 1) : readings;
}

function withoutUnit(text: string, unit: NumberUnit | undefined): string {
  if (unit === undefined) return text;
  const { before, after } = notations[unit];
  return text.replace(before, '').replace(after, '');
}

function groupedNumber(amount: string): number {
  const [mark = ''] = amount.match(/[.,]/u) ?? [];
  return Number(amount.replaceAll(mark, '').replace(',', '.'));
}
