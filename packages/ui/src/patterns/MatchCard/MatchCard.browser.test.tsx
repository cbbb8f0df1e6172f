import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { Page } from '../../layout/Page.tsx';
import { freshRoot } from '../../testing/freshRoot.ts';
import '../../theme/theme.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import { MatchCard } from './MatchCard.tsx';

/** The longest that each language has to say in a match: the kind, the strength, the figures, the place and why. */
const longest = [
  {
    language: 'en',
    title: 'Co-working space',
    word: 'Strong match',
    facts: ['12 480 m²', '6+ rooms'],
    price: '128 450 € a month',
    reasons: 'Right type · Close by · 12 450 € over budget',
    details: ['Henry Fordin katu 5, 00100 Helsinki', '2 850 m away', 'Available from 30/12/2026'],
  },
  {
    language: 'fi',
    title: 'Näyttelyhuoneisto',
    word: 'Kohtalainen osuma',
    facts: ['12 480 m²', '6+ huonetta'],
    price: '128 450 € kuukaudessa',
    reasons: 'Sopiva tilatyyppi · Lähellä · 12 450 € yli budjetin',
    details: ['Pohjoisesplanadinkatu 121, 00100 Helsinki', '2 850 metrin päässä', 'Vapautuu 30.12.2026'],
  },
  {
    language: 'sv',
    title: 'Utställningslokal',
    word: 'Hyfsad träff',
    facts: ['12 480 m²', '6+ rum'],
    price: '128 450 € per månad',
    reasons: 'Rätt typ av lokal · Nära · 12 450 € över budgeten',
    details: ['Norra esplanadgatan 121, 00100 Helsingfors', '2 850 meter bort', 'Ledig från 30.12.2026'],
  },
] as const;

it.each(longest)('is at most 330 px high on a phone 390 px wide, in $language', async (texts) => {
  const { language, title, word, facts, price, reasons, details } = texts;
  await page.viewport(390, 844);
  const { place, root } = freshRoot();
  place.lang = language;
  flushSync(() => {
    root.render(
      <Page>
        <MatchCard
          title={title}
          href="#match"
          drawing={3}
          meter={<MatchMeter percent={100} formatted="100 %" word={word} strength="fair" />}
          facts={facts}
          price={price}
          reasons={reasons}
          details={details}
          moreDetails={['1 541 400 €/year']}
          description="Bright, quiet and close to everything."
          action={<ToggleButton label="Favorite" isLabelHidden isSelected onChange={() => undefined} />}
        />
      </Page>,
    );
  });
  await document.fonts.ready;
  const card = place.querySelector('article')?.getBoundingClientRect();
  expect(card?.width).toBeLessThan(390);
  expect(card?.height).toBeLessThanOrEqual(330);
});
