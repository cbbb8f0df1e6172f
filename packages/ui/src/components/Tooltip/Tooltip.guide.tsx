import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Text } from '../Text/Text.tsx';
import { Tooltip } from './Tooltip.tsx';

const unit = { sign: '€', spoken: 'euros' };

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a hint that helps and is not needed: what a drawing means, why a button waits.',
    'Around a Button, an IconButton, a ToggleButton or a Link.',
  ],
  avoid: [
    { when: 'It has to be known before answering.', take: 'The field’s `description`' },
    { when: 'Phones have to show it, too.', take: 'Text beside the control' },
    { when: 'It holds a link, a button or a picture.', take: 'Dialog, or Disclosure' },
    { when: 'It only repeats the words of the button.', take: 'Nothing' },
  ],
  anatomy: {
    picture: (
      <Tooltip text="Saved in this browser for seven days">
        <Button variant="secondary">Keep draft</Button>
      </Tooltip>
    ),
    parts: [
      {
        name: 'Control',
        about: 'What is explained. It has a name of its own, and looks as it does without the hint.',
        selector: 'button',
      },
      {
        name: 'Hint',
        about:
          'A few words in a dark box beside the control (`placement`), or on its other side where there is no room. It wraps, and is not printed.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <NumberField
            label="Rent per month"
            description="Without value added tax."
            unit={unit}
            defaultValue="1250"
          />
        ),
        why: 'What the number contains stands beside the question, for everybody.',
      },
      wrong: {
        picture: (
          <Stack gap={1} align="start">
            <Tooltip text="Without value added tax.">
              <IconButton size="small" icon="question" label="What the rent contains" />
            </Tooltip>
            <NumberField label="Rent of each month" unit={unit} defaultValue="1250" />
          </Stack>
        ),
        why: 'Behind a question mark: fingers never see it, and the rent is typed with tax.',
      },
    },
    {
      right: {
        picture: (
          <Stack gap={2} align="start">
            <Button isDisabled aria-describedby="tooltip-guide-reason">
              Continue
            </Button>
            <Text size="small" id="tooltip-guide-reason">
              Choose a location first.
            </Text>
          </Stack>
        ),
        why: 'Why it waits is needed to go on, and therefore stays in sight.',
      },
      wrong: {
        picture: (
          <Inline>
            <Tooltip text="Continue">
              <Button isDisabled>Continue</Button>
            </Tooltip>
          </Inline>
        ),
        why: 'The hint says the word of the button once more, and the reader still does not know why.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the control and shows the hint at once; leaving hides it.' },
    { name: 'Escape', does: 'Hides the hint. The focus stays on the control.' },
  ],
  focus: [
    'The hint itself never has the focus.',
    'The pointer shows it after a rest of 600 ms (`delay`), and may move onto it to read it.',
  ],
  heard: [
    'A `tooltip`, which is the control’s description while it shows: read after the name and the role.',
    'It is no name: a drawing alone keeps its `label`.',
  ],
  owes: [
    'Nothing that depends on it: a finger never sees it.',
    'A control that can take the focus. A disabled Button can; a disabled `button` of the browser cannot.',
    'Plain words: what is in it cannot be pressed.',
  ],
};
