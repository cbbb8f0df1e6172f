import type { Guide } from '../../guide/guide.ts';
import { calendar } from '../../testing/writing.ts';
import { DatePicker } from './DatePicker.tsx';

export const guide: Guide = {
  use: [
    'For a date to look up in the coming weeks: when premises are available, when a tenant moves in.',
    'When the weekday matters, or there’s a first and last possible date.',
  ],
  avoid: [
    { when: 'People know the date by heart, and it’s far away: a birthday.', take: 'DateField' },
    { when: 'A date is shown, not asked for.', take: 'Text or DefinitionList' },
    { when: 'Any of a few dates will do.', take: 'RadioGroup' },
  ],
  anatomy: {
    picture: (
      <DatePicker
        {...calendar}
        label="Move-in date"
        description="The first day of the lease."
        defaultValue="2026-03-09"
        minimum="2026-03-10"
        errorMessage="Enter 10/03/2026 or a later date."
      />
    ),
    parts: [
      { name: 'Label', about: 'The question, which names the field.' },
      {
        name: 'Description',
        about: 'What to know before answering.',
      },
      {
        name: 'Field',
        about: 'Holds the date and the button. With an error, its border is twice as thick.',
      },
      {
        name: 'Day',
        about: 'Typed or pasted as in a DateField, or selected in the calendar.',
      },
      {
        name: 'Button',
        about: 'Opens the calendar.',
      },
      { name: 'Error', about: 'What’s wrong and how to fix it.' },
      {
        name: 'Calendar',
        about: 'Opens below the field: one month, with arrows to the ones before and after.',
      },
      {
        name: 'Day of the calendar',
        about:
          'A thin border marks today, a filled background the selected date. Unavailable dates are struck through.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <DatePicker {...calendar} label="Available from" defaultValue="2026-03-16" />,
        why: 'A date in the coming weeks: the calendar shows that it’s a Monday.',
      },
      wrong: {
        picture: <DatePicker {...calendar} label="Founded" defaultValue="1974-05-02" />,
        why: 'Fifty years are hundreds of calendar pages. In a DateField it’s typed in seconds.',
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
            errorMessage="Enter 10/03/2026 or a later date."
          />
        ),
        why: 'The date that was typed stays, and the error names the first possible one.',
      },
      wrong: {
        picture: (
          <DatePicker
            {...calendar}
            label="Move-in date"
            minimum="2026-03-10"
            defaultValue="2026-03-09"
            errorMessage="Date out of range."
          />
        ),
        why: 'Which range? People have to try one date after another.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The field, then the button of the calendar.' },
    { name: 'Alt and Down', does: 'Opens the calendar from the field.' },
    { name: 'Enter, Space', does: 'On the button: open the calendar. On a date: select it and close.' },
    { name: 'Left, Right in the calendar', does: 'The previous day, the next day.' },
    { name: 'Up, Down in the calendar', does: 'A week earlier, a week later.' },
    {
      name: 'Page up, Page down',
      does: 'In the calendar: a month earlier, a month later; with Shift, a year.',
    },
    { name: 'Escape', does: 'Closes the calendar and changes nothing.' },
  ],
  focus: [
    'The open calendar focuses the selected date, or the available date nearest to today. Closing it returns the focus.',
    'Links in an ErrorSummary lead to the field by its `id`.',
  ],
  heard: [
    'A `textbox` named by its label, and a `button` for the calendar, named by `calendarLabel` and the label.',
    'The calendar is a `dialog` named by its button, with a `grid` of days. Each day is a button with weekday, day, month and year; the selected one is announced as such.',
    'Unavailable dates are `aria-disabled`.',
    'Its own texts are in the language of LocaleProvider.',
    'The description, or the error in its place, is the field’s description. The error itself isn’t announced.',
  ],
  owes: [
    'An error if a typed date is out of range: `minimum` and `maximum` only limit the calendar.',
    'Parse and format dates: `parse`, `format`, and `onChange`, which passes what is typed, or `YYYY-MM-DD` from the calendar.',
    'Load it on demand: its code is large.',
  ],
};
