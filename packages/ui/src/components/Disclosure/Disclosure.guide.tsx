import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For what few people need: optional questions in a form, the terms behind a price.',
    'As `section` for parts of a page between rules; several in a row share them.',
    'As `quiet` for a small addition to what’s above, such as a chart’s table.',
    'The title says what’s inside. Never hide a question that everyone must answer.',
  ],
  avoid: [
    { when: 'Most people need it.', take: 'a Heading, with visible content' },
    { when: 'One of a few views is selected.', take: 'Tabs or SegmentedControl' },
    { when: 'It contains actions.', take: 'Menu' },
    { when: 'It’s a separate task.', take: 'Dialog' },
  ],
  focus: [
    'Opening leaves the focus on the button.',
    'In browsers that support it, find in page also finds closed content and opens it.',
  ],
  heard: [
    'A `button` named by the title, with `aria-expanded`, described by the description. With `headingLevel` it’s a heading, too.',
    'Open, the content is a `group` named by the title. Closed, it isn’t read.',
  ],
  owes: [
    '`isOpen` if something inside needs fixing: nobody finds an error in a closed part.',
    'A heading level that fits the page’s outline, if it’s part of it.',
  ],
};
