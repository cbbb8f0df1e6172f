import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  use: [
    'For a setting that is on or off, and takes effect at once: contact details that are shared, mails that are sent.',
    'Where its words name one thing, and off means that this thing is not.',
  ],
  avoid: [
    { when: 'It takes effect when a form is sent.', take: 'Checkbox' },
    { when: 'Something is agreed to.', take: 'Checkbox' },
    { when: 'A thing is marked, such as a favourite.', take: 'ToggleButton' },
    { when: 'There are two states, and both have a name.', take: 'SegmentedControl or RadioGroup' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Stack>
            <Switch>Mails about new matches</Switch>
            <Switch defaultSelected>Mails about interest</Switch>
          </Stack>
        ),
        why: 'The words name the thing and stay. The switch says whether it is on.',
      },
      wrong: {
        picture: (
          <Stack>
            <Switch>Turn on mails about new matches</Switch>
            <Switch defaultSelected>Do not send mails about interest</Switch>
          </Stack>
        ),
        why: 'On, and therefore not sent? Who reads it has to think twice.',
      },
    },
  ],
  focus: ['Turning keeps the focus on it. The ring is drawn around the track.'],
  heard: [
    'A `switch` named by its words, said to be on or off.',
    'The description is read after its name.',
    'What follows from turning it is not announced by it.',
  ],
  owes: [
    'To do at once what the words say, and to turn it back with a Banner when that failed.',
    'Words that do not change with its state.',
  ],
};
