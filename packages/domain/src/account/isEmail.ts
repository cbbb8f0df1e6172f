// Stands apart from the field, so that the first page can check an address without loading schemas.

/** The longest address that mail can be sent to (RFC 5321), in characters. */
const greatestLength = 254;

const mailbox = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const dotsInARow = /^\.|\.\.|\.@/;

/**
 * Whether a text is an email address by the standard pattern (specification, section 5): a mailbox, and a domain of
 * at least two names.
 */
export function isEmail(text: string): boolean {
  return text.length <= greatestLength && mailbox.test(text) && !dotsInARow.test(text);
}
