import type { Guide } from '../../guide/guide.ts';
import { Slider, type SliderProps } from './Slider.tsx';

const distance: SliderProps = {
  label: 'Distance',
  value: 1500,
  minimum: 0,
  maximum: 3000,
  step: 100,
  formatted: '1.5\u00a0km',
  onChange: () => {},
};

export const guide: Guide = {
  use: [
    'To try out what a number changes, where the result is next to it: a rent, a distance.',
    'If near enough is good enough.',
  ],
  avoid: [
    { when: 'The exact number matters, or a form is sent.', take: 'NumberField' },
    { when: 'There’s a minimum and a maximum.', take: 'RangeField' },
    { when: 'There are a few choices.', take: 'SegmentedControl' },
  ],
  comparisons: [
    {
      right: { picture: <Slider {...distance} />, why: 'The value is written as people say it.' },
      wrong: {
        picture: <Slider {...distance} formatted="1500" />,
        why: '1500 of what? Screen readers say the same number.',
      },
    },
  ],
  focus: [
    'Arrow keys move it by a step, Page Up and Page Down by more, Home and End to its ends.',
    'The ring is around the whole control.',
  ],
  heard: [
    'A `slider` named by its label, with the formatted value.',
    'It doesn’t announce what its value changes.',
    'Without scripts only the label and the value are shown.',
  ],
  owes: [
    'A `formatted` value with its unit, which changes with `value`.',
    'Announce what changed once the value has settled, not with every step.',
  ],
};
