import type { Guide } from '../../guide/guide.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guide: Guide = {
  use: [
    'Above the fields of a form that was sent with errors: everything that’s wrong at once, each with a link to its field.',
    'For forms with more than a few fields, where a wrong one may be out of sight.',
  ],
  avoid: [
    { when: 'One field is wrong, and it’s visible.', take: 'the field’s `errorMessage` alone' },
    { when: 'Everything was right, but the server failed.', take: 'Notice or Banner' },
    { when: 'People need to know something before answering.', take: 'the field’s `description`' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <ErrorSummary
            title="1 field needs your attention"
            attempts={0}
            errors={[{ fieldId: 'error-summary-size', message: 'Enter the size in m², for example 80.' }]}
          />
        ),
        why: 'The link says what to do, in the field’s own words.',
      },
      wrong: {
        picture: (
          <ErrorSummary
            title="Error"
            attempts={0}
            errors={[{ fieldId: 'error-summary-property', message: 'property.size is not a number' }]}
          />
        ),
        why: 'The name it has in code: no field on the page is called that.',
      },
    },
  ],
  focus: [
    'With every attempt, the focus moves to the summary. It stays put while people fix their answers.',
    'A link moves the focus to the field. In a group, it moves to the selected option, or to the first control.',
  ],
  heard: [
    'A `group` named by its title, which is a heading. It’s read because it gets the focus.',
    'Its errors are a list of links, so their number is announced.',
    'Without errors, nothing is rendered.',
  ],
  owes: [
    'Increase `attempts` each time the form is sent with errors.',
    'Errors in the order of the fields, with each field’s `id` and the same text as at the field.',
    'A title that counts them, in the user’s language.',
    'Errors that say what to do. See Writing for rules and examples.',
  ],
};
