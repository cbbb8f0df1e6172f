import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  use: [
    'For a setting that’s on or off and takes effect immediately: sharing contact details, receiving emails.',
    'If its label names one thing, and off means without it.',
  ],
  avoid: [
    { when: 'It takes effect when a form is sent.', take: 'Checkbox' },
    { when: 'Something is agreed to.', take: 'Checkbox' },
    { when: 'A thing is marked, such as a favourite.', take: 'ToggleButton' },
    { when: 'There are two states, and both have names.', take: 'SegmentedControl or RadioGroup' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Stack>
            <Switch>Emails about new matches</Switch>
            <Switch defaultSelected>Emails about interest</Switch>
          </Stack>
        ),
        why: 'The label names the thing and stays the same. The switch shows whether it’s on.',
      },
      wrong: {
        picture: (
          <Stack>
            <Switch>Turn on emails about new matches</Switch>
            <Switch defaultSelected>Do not send emails about interest</Switch>
          </Stack>
        ),
        why: 'On, so it isn’t sent? People have to think twice.',
      },
    },
  ],
  focus: ['Switching keeps the focus on it. The ring is around the track.'],
  heard: [
    'A `switch` named by its label, on or off.',
    'The description is read after its name.',
    'It doesn’t announce what follows from switching.',
  ],
  owes: [
    'Apply the change immediately, and switch back with a Banner if that fails.',
    'A label that doesn’t change with its state.',
  ],
};
