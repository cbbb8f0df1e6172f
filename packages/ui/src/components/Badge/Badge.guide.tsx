import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For a state in one or two words, beside what has it: an announcement that is public or hidden.',
    'In a `tone` that repeats the words: `match` for what is on, `attention` for what is marked, `danger` for what is wrong, `neutral` for all else.',
    'In one or two words: a sentence in a frame looks like a button. Keep `danger` for what went wrong.',
  ],
  avoid: [
    { when: 'It can be taken away by a press.', take: 'ChipList' },
    { when: 'It can be turned on and off.', take: 'Switch or ToggleButton' },
    { when: 'It says how well something fits.', take: 'MatchMeter' },
    { when: 'It is a sentence.', take: 'Notice' },
  ],
  heard: ['Its words, where they stand in the text. It has no role, and its tone says nothing.'],
  owes: ['A place beside what has the state, after its name, so that the two are read together.'],
};
