import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasContactDetails,
  maxQuoteLength,
  messageMailAt,
  threadState,
  toMessage,
  toQuote,
  toTextParts,
  type Conversation,
} from './conversation.ts';

const both = (value: boolean) => ({ tenant: value, landlord: value });
const conversation = (changes: Partial<Conversation> = {}): Conversation => ({
  isComplete: true,
  isLocked: false,
  isInterested: { tenant: true, landlord: false },
  hasWithdrawn: both(false),
  sent: { tenant: 0, landlord: 0 },
  ...changes,
});

describe('threadState', () => {
  it('lets each side write one message while one is interested, and any number while both are', () => {
    const once = conversation({ sent: { tenant: 1, landlord: 0 } });
    expect([threadState(once, 'tenant'), threadState(once, 'landlord')]).toEqual([
      'awaitingAnswer',
      'oneMessage',
    ]);
    const mutual = { ...once, isInterested: both(true) };
    expect([threadState(mutual, 'tenant'), threadState(mutual, 'landlord')]).toEqual(['open', 'open']);
  });

  it.each<[string, Partial<Conversation>]>([
    ['nobody is interested', { isInterested: both(false) }],
    ['the tenant withdrew', { hasWithdrawn: { tenant: true, landlord: false } }],
    ['the landlord withdrew', { isInterested: both(true), hasWithdrawn: { tenant: false, landlord: true } }],
    ['one side has blocked the other or is suspended', { isLocked: true, isInterested: both(true) }],
    ['an account or the announcement is gone', { isComplete: false, isInterested: both(true) }],
  ])('is closed where %s', (_, changes) => {
    expect(threadState(conversation(changes), 'tenant')).toBe('closed');
    expect(threadState(conversation(changes), 'landlord')).toBe('closed');
  });
});

describe('toMessage', () => {
  it('keeps lines, and nothing of what is blank or cannot be seen', () => {
    expect(toMessage('\u202e Hello\r\n\r\nSee you \n')).toBe('Hello\n\nSee you');
    expect(['', ' \n\t', '\u200b\u3164'].map(toMessage)).toEqual([null, null, null]);
  });
});

describe('toTextParts', () => {
  it('links web addresses without what ends their sentence', () => {
    expect(toTextParts('See https://tilava.example/a?b=1, or (http://x.fi).')).toMatchObject([
      { text: 'See ', isLink: false },
      { text: 'https://tilava.example/a?b=1', isLink: true },
      { text: ', or (', isLink: false },
      { text: 'http://x.fi', isLink: true },
      { text: ').', isLink: false },
    ]);
  });

  it('links no other scheme', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', '//x.fi', 'https://']) {
      expect(toTextParts(text)).toEqual([{ start: 0, text, isLink: false }]);
    }
  });

  it('loses nothing', () => {
    const address = fc.constantFrom('https://x.fi', 'http://[', 'HTTPS://A.B/"', ' ', '\n');
    fc.assert(
      fc.property(fc.array(fc.oneof(address, fc.string())), (texts) => {
        const text = texts.join('');
        expect(
          toTextParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('hasContactDetails', () => {
  it.each([
    'Call 040 123 4567',
    '+358 (0)40-1234567',
    'me@tilava.example',
    'FI21 1234 5600 0007 85',
    'fi2112345600000785',
  ])('finds them in %j', (text) => {
    expect(hasContactDetails(text)).toBe(true);
  });

  it.each([
    'We need 84 m² from 1.3.2027',
    'At 12:30, floor 3, 2 690 € a month',
    'Kalevankatu 30, 00100 Helsinki',
  ])('finds none in %j', (text) => {
    expect(hasContactDetails(text)).toBe(false);
  });
});

describe('toQuote', () => {
  it('gives short messages whole, in one line', () => {
    expect(toQuote('One\ntwo')).toBe('One two');
    expect(toQuote('a'.repeat(maxQuoteLength))).toBe('a'.repeat(maxQuoteLength));
  });

  it('cuts long ones between two characters', () => {
    expect(toQuote('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
    expect(toQuote(`${'a'.repeat(199)}👩‍👩‍👧`)).toBe(`${'a'.repeat(199)}…`);
    expect(toQuote(`${'a'.repeat(199)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(199)}…`);
    expect(toQuote(`a${'\u0301'.repeat(300)}`)).toBe('…');
  });

  it('is never longer than 200 and the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 150, maxLength: 400 }), (text) => {
        const quote = toQuote(text);
        expect(quote.length).toBeLessThanOrEqual(maxQuoteLength + 1);
        expect(quote.isWellFormed()).toBe(true);
      }),
    );
  });
});

it('a mail of a message waits for a minute, for the morning, or is none', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  expect(messageMailAt('immediate', now)).toEqual(new Date('2026-11-21T10:01:00Z'));
  expect(messageMailAt('daily', now)).toEqual(new Date('2026-11-22T06:00:00Z'));
  expect(messageMailAt('never', now)).toBeNull();
});
