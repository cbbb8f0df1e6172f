import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For a state in one or two words, next to what has it: a public or hidden announcement.',
    'With a `tone` that repeats the text: `match` for on, `attention` for marked, `danger` for wrong, `neutral` for everything else.',
    'Use one or two words: a sentence in a frame looks like a button. Keep `danger` for what went wrong.',
  ],
  avoid: [
    { when: 'It can be removed.', take: 'ChipList' },
    { when: 'It can be turned on and off.', take: 'Switch or ToggleButton' },
    { when: 'It says how well something matches.', take: 'MatchMeter' },
    { when: 'It is a sentence.', take: 'Notice' },
  ],
  heard: ['Its text, where it is. It has no role, and its tone isn’t announced.'],
  owes: ['A place right after the name of what has the state, so that they’re read together.'],
};
