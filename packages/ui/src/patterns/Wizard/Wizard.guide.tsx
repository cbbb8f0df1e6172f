import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Guide } from '../../guide/guide.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

const wishes: WizardProps = {
  label: 'Sign-up steps',
  steps: [
    { id: 'location', label: 'Location', state: 'done', href: '#location' },
    { id: 'wishes', label: 'Needs', state: 'open', href: '#wishes' },
    { id: 'account', label: 'Account', state: 'locked', href: '#account' },
  ],
  currentId: 'wishes',
  stateLabels: { done: 'done', locked: 'not available yet' },
  progress: 'Step 2 of 3',
  title: 'What are you looking for?',
  children: <TextField label="Size, m²" name="size" />,
  back: <Button variant="quiet">Back</Button>,
  next: <Button type="submit">Continue</Button>,
};

export const guide: Guide = {
  use: [
    'To ask people many things once: signing up, step by step.',
    'If a later question depends on an earlier answer.',
  ],
  avoid: [
    { when: 'All questions fit one view, or are answered often.', take: 'Form with FormSections' },
    { when: 'Steps are explained, not done.', take: 'HowItWorks' },
    { when: 'People look at parts of a page in any order.', take: 'Tabs' },
  ],
  anatomy: {
    picture: <Wizard {...wishes} draft="Draft saved on this device" />,
    parts: [
      { name: 'Steps', about: 'All of them in order, beside the fields or, on narrow screens, at the top.' },
      { name: 'Step that is done', about: 'A tick and its name: a link back to it.' },
      {
        name: 'Step in view',
        about: 'Its number and name. On narrow screens, only its name is shown.',
      },
      {
        name: 'Locked step',
        about: 'Text: there’s nothing to press, so there’s nothing to disable.',
      },
      { name: 'Progress', about: 'Where people are, in words.' },
      { name: 'Heading', about: 'The question of this step.' },
      { name: 'Fields', about: 'What this step asks for.' },
      {
        name: 'Ways',
        about: 'Back and continue, always in view. The first step may have no way back.',
      },
      {
        name: 'Blocker',
        about: 'Says what’s missing while there’s no way on, above the ways.',
      },
      {
        name: 'Draft',
        about: 'Says that the draft is saved, next to the ways.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <Wizard {...wishes} />,
        why: 'The heading asks, and the fields answer.',
      },
      wrong: {
        picture: <Wizard {...wishes} label="Steps without a question" title="Step 2" />,
        why: 'It says the number twice, and never what to enter.',
      },
    },
    {
      right: {
        picture: (
          <Wizard {...wishes} label="Steps with an error" title="How large?">
            <TextField label="Size, m²" errorMessage="Enter the minimum size you need." />
          </Wizard>
        ),
        why: 'Continue can be pressed, and then says what’s missing.',
      },
      wrong: {
        picture: (
          <Wizard
            {...wishes}
            label="Steps without a way on"
            title="How large?"
            next={<Button isDisabled>Continue</Button>}
          />
        ),
        why: 'A disabled Continue doesn’t say why.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the links to other steps, the fields, Back, then Continue.' },
    { name: 'Enter', does: 'Follows a link; in a field, does the same as Continue (`onSubmit`).' },
    { name: 'Space', does: 'Presses a button.' },
  ],
  focus: [
    'When `currentId` changes, the focus moves to the heading, so that screen readers start there. It doesn’t move the first time, unless `takesFocus`.',
    'The heading isn’t a Tab stop; the next Tab moves to the first field.',
  ],
  heard: [
    'The current step is a region named by its heading. With `onSubmit`, its fields are in a form with the same name.',
    'The steps are an ordered list in a navigation named by `label`. The current one has `aria-current="step"`.',
    'Next to a step’s name: `stateLabels.done` instead of its tick, `stateLabels.locked` for later steps. Names that narrow screens hide are still announced.',
    '`draft` is a status: it’s announced when it changes and doesn’t take the focus.',
  ],
  owes: [
    'A page title that changes with the step.',
    'Errors at their fields and in a summary at the top of `children`.',
    'A Continue button that says why it doesn’t continue, instead of a disabled one.',
  ],
};
