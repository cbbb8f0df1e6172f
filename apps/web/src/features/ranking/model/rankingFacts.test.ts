import { locales } from '@tilava/domain/format';
import { matchFields, weights } from '@tilava/domain/matching';
import { describe, expect, it } from 'vitest';
import { loadRankingTexts } from './loadRankingTexts.ts';
import { rankingFacts } from './rankingFacts.ts';

describe.each(locales)('what the page about ranking says in %s', (locale) => {
  it('names every criterion with its weight, heaviest first, and adds them up', async () => {
    const { criteria, total } = rankingFacts(await loadRankingTexts(locale), locale);
    expect(criteria.map(({ field }) => field)).toEqual(matchFields);
    expect(criteria.map(({ weight }) => Number.parseInt(weight, 10))).toEqual(
      matchFields.map((field) => weights[field]),
    );
    expect(Number.parseInt(total, 10)).toBe(100);
    const widths = criteria.map(({ width }) => width);
    expect(widths[0]).toBe(100);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(criteria.every(({ how }) => how.length > 20)).toBe(true);
  });

  it('takes its limits from how criteria score', async () => {
    const facts = rankingFacts(await loadRankingTexts(locale), locale);
    const { criteria, otherType, radius, important, must } = facts;
    const { wishes, mostPersonPoints, personPointsAbove } = facts;
    const numbersOf = (field: string) => criteria.find((each) => each.field === field)?.how.match(/\d+/gu);
    expect(numbersOf('location')).toEqual(['1', '3']);
    expect(numbersOf('rent')).toEqual(['20']);
    expect(numbersOf('size')).toEqual(['20']);
    expect(numbersOf('roomCount')).toEqual(['50']);
    expect(numbersOf('moveInDate')).toEqual(['60']);
    expect([otherType, radius].map((text) => Number.parseInt(text, 10))).toEqual([55, 3]);
    expect([important, must]).toEqual(['2', '2']);
    expect([wishes.length, mostPersonPoints, personPointsAbove]).toEqual([4, '4', '3']);
  });

  it('writes no number of ranking itself', async () => {
    const texts = JSON.stringify(await loadRankingTexts(locale));
    const law = /2019\/1150|2011\/83|(artikla|Artikel|Article) \d+|\d+ a? ?artikla|6 ?a/giu;
    expect(texts.replaceAll(law, '')).not.toMatch(/\d/u);
  });
});
