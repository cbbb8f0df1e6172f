import type { Guide } from '../../guide/guide.ts';
import { Stack } from '../../layout/Stack.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Tooltip } from './Tooltip.tsx';

const unit = { sign: '€', spoken: 'euros' };

export const guide: Guide = {
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
