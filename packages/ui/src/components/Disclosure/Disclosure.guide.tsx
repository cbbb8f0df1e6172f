import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'For what few need: optional questions of a form, the terms behind a price.',
    'As `section` for a part of a page between rules; several below each other share them.',
    'As `quiet` for a small addition to what stands above, such as the table of a chart.',
    'The title names what is inside. Never hide a question that everybody has to answer.',
  ],
  avoid: [
    { when: 'Most people need it.', take: 'a Heading, and the content in sight' },
    { when: 'One of a few views is chosen.', take: 'Tabs or SegmentedControl' },
    { when: 'It holds actions.', take: 'Menu' },
    { when: 'It is a task of its own.', take: 'Dialog' },
  ],
  focus: [
    'Opening leaves the focus on the button.',
    'Where the browser can, a search in the page finds what is closed, and opens it.',
  ],
  heard: [
    'A `button` named by the title, which says whether it is open, described by the description. With `headingLevel` it is a heading, too.',
    'Open, the content is a `group` named by the title. Closed, it is not read.',
  ],
  owes: [
    '`isOpen` where something inside has to be mended: an error in a closed part is found by nobody.',
    'The level of the heading that fits the outline of the page, where it is a part of it.',
  ],
};
