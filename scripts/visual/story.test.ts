import { describe, expect, it } from 'vitest';
import { keyOf, shotsOf } from './shot.ts';
import { withNames, type Story } from './story.ts';

const story = (name: string, viewport: Story['viewport'] = null): Story => ({
  id: name.toLowerCase().replaceAll('/', '-'),
  name,
  viewport,
});
const wide = story('Data/Badge/Tones');
const narrow = story('Data/Badge/Long Finnish Text', { width: 320, height: 640 });
const other = story('Actions/Button/States');

describe('withNames', () => {
  it('takes every story where no part of a name is said', () => {
    expect(withNames([wide, narrow, other], [])).toStrictEqual([wide, narrow, other]);
  });

  it('finds parts in any case, with or without spaces', () => {
    expect(withNames([wide, narrow, other], ['badge/longfinnish'])).toStrictEqual([narrow]);
    expect(withNames([wide, narrow, other], ['Long Finnish', 'button'])).toStrictEqual([narrow, other]);
    expect(withNames([wide, narrow, other], ['Tabs'])).toStrictEqual([]);
  });
});

describe('shotsOf', () => {
  it('leaves another width out for a story that sets its own window', () => {
    expect(shotsOf([wide, narrow], ['dark', 'phone']).map(keyOf)).toStrictEqual([
      'dark/data-badge-tones',
      'phone/data-badge-tones',
      'dark/data-badge-long finnish text',
    ]);
  });
});
