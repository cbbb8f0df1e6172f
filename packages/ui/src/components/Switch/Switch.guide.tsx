import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as choice from '../Field/choice.css.ts';
import * as styles from './Switch.css.ts';
import { Switch } from './Switch.tsx';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
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
  anatomy: {
    picture: (
      <Switch defaultSelected description="Only those whom you also marked as interesting see them.">
        Share my contact details on mutual interest
      </Switch>
    ),
    parts: [
      {
        name: 'Row',
        about: 'Track and words. All of it can be pressed.',
        selector: byClass(choice.row),
      },
      {
        name: 'Track',
        about: 'Its knob stands at the start while off, and at the end of a filled track while on.',
        selector: byClass(styles.track),
      },
      {
        name: 'Words',
        about: 'What is on or off, the same in both states.',
        selector: byClass(choice.words),
      },
      {
        name: 'Description',
        about: 'What it means to turn it on.',
        selector: byClass(styles.description),
      },
    ],
  },
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
    {
      right: {
        picture: (
          <Stack align="start">
            <Checkbox>Mails once a week</Checkbox>
            <Button size="small">Save</Button>
          </Stack>
        ),
        why: 'With a button that saves, a tick that waits for it.',
      },
      wrong: {
        picture: (
          <Stack align="start">
            <Switch>Mails once a week</Switch>
            <Button size="small">Save</Button>
          </Stack>
        ),
        why: 'It looks done as soon as it is turned, and is lost without the button.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, and goes on.' },
    { name: 'Space', does: 'Turns it on and off.' },
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
