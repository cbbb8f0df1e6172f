import { expect, test } from '@playwright/test';
import { mailedTwice, type ArrivedMail } from './mailedTwice.ts';

const mail = (
  messageId: string,
  subject: string,
  text: string,
  address = 'one@faults.example',
): ArrivedMail => ({
  messageId,
  to: [{ address }],
  subject,
  text,
});

const alert = (messageId: string, subject: string, ...premises: readonly string[]) =>
  mail(
    messageId,
    subject,
    [
      ...premises.map((id) => `https://tilava.example/user/matches/${id}`),
      `https://tilava.example/unsubscribe/${messageId}`,
    ].join('\n'),
  );

test('a mail that arrives again is no second one, and what is told to others is not', () => {
  const first = mail('a', 'Confirm', 'https://tilava.example/?newsletter=code');
  const others = mail('b', 'Confirm', 'https://tilava.example/?newsletter=other', 'two@faults.example');
  expect(mailedTwice([first, first, others])).toEqual([]);
});

test('two mails that ask for the same are found, although each has a code of its own', () => {
  const mails = ['a', 'b'].map((id) => mail(id, 'Confirm', `https://tilava.example/?newsletter=${id}`));
  expect(mailedTwice(mails)).toEqual(['told by 2 mails: one@faults.example: Confirm']);
});

test('a match that two mails of alerts name is found, however many each of them names', () => {
  expect(mailedTwice([alert('a', '2 new', 'x', 'y'), alert('b', 'A new one', 'z')])).toEqual([]);
  expect(mailedTwice([alert('a', '2 new', 'x', 'y'), alert('b', 'A new one', 'y')])).toEqual([
    'told by 2 mails: one@faults.example: alerts: /user/matches/y',
  ]);
});

test('mutual interest in a match of which alerts have told is another thing', () => {
  const mutual = mail('b', 'Mutual interest', 'https://tilava.example/user/matches/x');
  expect(mailedTwice([alert('a', 'A new one', 'x'), mutual])).toEqual([]);
});
