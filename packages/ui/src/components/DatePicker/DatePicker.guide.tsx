import type { Guide } from '../../guide/guide.ts';
import { calendar } from '../../testing/writing.ts';
import { DatePicker } from './DatePicker.tsx';

export const guide: Guide = {
  use: [
    'For a day that is looked for, in the weeks around: when premises are free, when a tenant moves in.',
    'Where the weekday matters, or a first and last day bound the choice.',
  ],
  avoid: [
    { when: 'The day is known by heart, and far away: a birthday.', take: 'DateField' },
    { when: 'A day is shown, and not asked.', take: 'Text or DefinitionList' },
    { when: 'Any day of a few will do.', take: 'RadioGroup' },
  ],
  anatomy: {
    picture: (
      <DatePicker
        {...calendar}
        label="Move-in date"
        description="The first day of the lease."
        defaultValue="2026-03-09"
        minimum="2026-03-10"
        errorMessage="Choose 10/03/2026 or a later day."
      />
    ),
    parts: [
      { name: 'Label', about: 'The question, which names the field.' },
      {
        name: 'Description',
        about: 'What has to be known before answering.',
      },
      {
        name: 'Field',
        about: 'Holds the day and the button. A wrong answer makes its line twice as thick.',
      },
      {
        name: 'Day',
        about: 'Typed or pasted as in a DateField, or chosen in the calendar.',
      },
      {
        name: 'Button',
        about: 'Opens the calendar.',
      },
      { name: 'Error', about: 'What is wrong and how to mend it.' },
      {
        name: 'Calendar',
        about: 'Opens below the field: one month, with arrows to the ones before and after.',
      },
      {
        name: 'Day of the calendar',
        about:
          'A hair of a line marks today, a filled ground the chosen one. Days out of bounds are struck through.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <DatePicker {...calendar} label="Available from" defaultValue="2026-03-16" />,
        why: 'A day in the coming weeks: a look at the calendar tells that it is a Monday.',
      },
      wrong: {
        picture: <DatePicker {...calendar} label="Founded" defaultValue="1974-05-02" />,
        why: 'Fifty years are hundreds of pages of a calendar. A DateField is typed at once.',
      },
    },
    {
      right: {
        picture: (
          <DatePicker
            {...calendar}
            label="Move-in date"
            minimum="2026-03-10"
            defaultValue="2026-03-09"
            errorMessage="Choose 10/03/2026 or a later day."
          />
        ),
        why: 'A day that was typed too early stays, and the error names the first one that will do.',
      },
      wrong: {
        picture: (
          <DatePicker
            {...calendar}
            label="Move-in date"
            minimum="2026-03-10"
            defaultValue="2026-03-09"
            errorMessage="Day out of range."
          />
        ),
        why: 'Out of which range? The reader tries one day after the other.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The field, then the button of the calendar.' },
    { name: 'Alt and Down', does: 'Opens the calendar from the field.' },
    { name: 'Enter, Space', does: 'On the button: open the calendar. On a day: choose it and close.' },
    { name: 'Left, Right in the calendar', does: 'The day before, the day after.' },
    { name: 'Up, Down in the calendar', does: 'A week before, a week after.' },
    {
      name: 'Page up, Page down',
      does: 'In the calendar the month before, the month after; with Shift a year.',
    },
    { name: 'Escape', does: 'Closes the calendar and changes nothing.' },
  ],
  focus: [
    'The open calendar has the focus on the chosen day, or else on the day nearest to today that is offered. Closed, it gives the focus back to where it was opened from.',
    'A link of an ErrorSummary leads by its `id` to the field.',
  ],
  heard: [
    'A `textbox` named by its label, and a `button` for the calendar, named by `calendarLabel` and the label.',
    'The calendar is a `dialog` named by its button, with a `grid` of days. Each day is a button with weekday, day, month and year; the chosen one says so.',
    'Days out of bounds are `aria-disabled`.',
    'Its own words come in the language of LocaleProvider.',
    'The description and then the error are the description of the field. The error is not announced by itself.',
  ],
  owes: [
    'An error where a day was typed that is out of bounds: `minimum` and `maximum` only bound the calendar.',
    'To read and write days: `parse`, `format`, and `onChange`, which gets what is typed, and `YYYY-MM-DD` from the calendar.',
    'Its code loaded when a form needs it: it is large.',
  ],
};
