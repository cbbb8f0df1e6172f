import type { Guide } from '../../guide/guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guide: Guide = {
  use: [
    'Above the fields of a form that was sent in vain: all that is wrong at once, each a link to its field.',
    'For forms of more than a few fields, where a wrong one may be out of sight.',
  ],
  avoid: [
    { when: 'One field is wrong, and in sight.', take: 'the field’s `errorMessage` alone' },
    { when: 'Everything was right, and the server failed.', take: 'Notice or Banner' },
    { when: 'Something ought to be known before answering.', take: 'the field’s `description`' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <ErrorSummary
            title="1 field needs your attention"
            attempts={0}
            errors={[{ fieldId: 'error-summary-size', message: 'Write the size in m², for example 80.' }]}
          />
        ),
        why: 'The link says what to do, in the words of the field: it is found again there.',
      },
      wrong: {
        picture: (
          <ErrorSummary
            title="Error"
            attempts={0}
            errors={[{ fieldId: 'error-summary-property', message: 'property.size is not a number' }]}
          />
        ),
        why: 'The name that the code has for it: no field on the page is called that.',
      },
    },
  ],
  focus: [
    'With every attempt the focus comes to the box, and is not taken while the reader mends.',
    'A link moves it into the field. In a group it goes to the chosen option, or else to the first control.',
  ],
  heard: [
    'A `group` named by its title, which is a heading. It is read because the focus comes to it.',
    'Its entries are a list of links: how many there are is said.',
    'Without errors nothing is there.',
  ],
  owes: [
    '`attempts` one higher each time the form is sent in vain.',
    'Errors in the order of the fields, with the `id` of each, and the same words by the field.',
    'A title that counts them, in the reader’s language.',
    'Errors that say what to do. Writing has the rules and examples.',
  ],
};
