import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Guide } from '../../guide/guide.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

const wishes: WizardProps = {
  label: 'Sign-up steps',
  steps: [
    { id: 'location', label: 'Location', state: 'done', href: '#location' },
    { id: 'wishes', label: 'Wishes', state: 'open', href: '#wishes' },
    { id: 'account', label: 'Account', state: 'locked', href: '#account' },
  ],
  currentId: 'wishes',
  stateLabels: { done: 'done', locked: 'not available yet' },
  progress: 'Step 2 of 3',
  title: 'What do you wish for?',
  children: <TextField label="Size, m²" name="size" />,
  back: <Button variant="quiet">Back</Button>,
  next: <Button type="submit">Continue</Button>,
};

export const guide: Guide = {
  use: [
    'To ask many things of somebody who does it once: signing up, step by step.',
    'Where a later question depends on an earlier answer.',
  ],
  avoid: [
    { when: 'All questions fit one view, or are answered often.', take: 'Form with FormSections' },
    { when: 'Steps are explained and not done.', take: 'HowItWorks' },
    { when: 'Parts of a page are looked at in any order.', take: 'Tabs' },
  ],
  anatomy: {
    picture: <Wizard {...wishes} draft="Draft saved on this device" />,
    parts: [
      { name: 'Steps', about: 'All of them in their order, at the head.' },
      { name: 'Step that is done', about: 'A tick and its name: a link back to it.' },
      {
        name: 'Step in view',
        about: 'Its number and its name. On a narrow screen it is the only one whose name is shown.',
      },
      {
        name: 'Locked step',
        about: 'Text: there is nothing to press, so there is nothing to disable.',
      },
      { name: 'Progress', about: 'Where the reader is, in words.' },
      { name: 'Heading', about: 'The question of this step.' },
      { name: 'Fields', about: 'What this step asks for.' },
      {
        name: 'Ways',
        about: 'Back and on. The first step may have no way back.',
      },
      {
        name: 'Draft',
        about: 'That what was typed is kept. Its line is kept free, so that nothing moves.',
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
        why: 'The number is said twice, and what is asked for not once.',
      },
    },
    {
      right: {
        picture: (
          <Wizard {...wishes} label="Steps with an error" title="How large?">
            <TextField label="Size, m²" errorMessage="Write the least size that you need." />
          </Wizard>
        ),
        why: 'The way on can be pressed, and then says what is missing.',
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
        why: 'A way on that cannot be pressed does not say why.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Links to other steps, then the fields, then the way back, then the way on.' },
    { name: 'Enter', does: 'Follows a link; in a field it does what the way on does (`onSubmit`).' },
    { name: 'Space', does: 'Presses a button.' },
  ],
  focus: [
    'When `currentId` changes, the focus goes to the heading, so that screen readers begin there. The first time nothing is moved unless `takesFocus`.',
    'The heading is no stop of the Tab key; the next Tab leads to the first field.',
  ],
  heard: [
    'The step in view is a region named by its heading. With `onSubmit` its fields stand in a form of the same name.',
    'The steps are an ordered list inside a navigation named by `label`. The one in view has `aria-current="step"`.',
    'Beside a step’s name: `stateLabels.done` in the place of its tick, `stateLabels.locked` for what waits. Names that a narrow screen does not show are still said.',
    '`draft` is a status: it is said when it changes, and does not take the focus.',
  ],
  owes: [
    'A page title that changes with the step.',
    'Errors by their fields and in a summary at the top of `children`.',
    'A way on that says why it does not go on, instead of one that cannot be pressed.',
  ],
};
