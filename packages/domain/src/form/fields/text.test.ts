import { expect, test } from 'vitest';
import { resultOf, ruleBrokenBy } from '../../testing/forms.ts';
import { noRules } from '../form.ts';
import { optionalText, requiredText } from './text.ts';

const form = { fields: { name: requiredText(5), remark: optionalText(5) }, rules: noRules };

test.each(['\u200b', '\u3164', '\u2800'])('text that shows nothing, %j, counts as empty', (blank) => {
  expect(ruleBrokenBy(form, { name: blank, remark: '' }, 'name')).toBe('required');
  expect(resultOf(form, { name: 'A', remark: blank })).toStrictEqual({ name: 'A', remark: null });
});
