import { accept, refuse, type Field } from '../form/form.ts';
import { readOptionalText } from '../form/fields.ts';

/** As in Finnish personal identity codes: letters that are easily mistaken for digits are left out. */
const checkCharacters = '0123456789ABCDEFHJKLMNPRSTUVWXY';

/**
 * Whether a text is a permanent building identifier (VTJ-PRT) of Finland's Population Information System: nine digits, the
 * first of which is 1, and the character for their remainder when divided by 31.
 *
 * @example
 * isBuildingId('100012345N'); // true
 * isBuildingId('100012345A'); // false
 */
export const isBuildingId = (text: string): boolean =>
  /^1\d{8}[\dA-Y]$/u.test(text) && checkCharacters[Number(text.slice(0, 9)) % 31] === text[9];

/** A permanent building identifier, also in small letters or with blanks in it; an empty field is null. */
export const buildingIdField: Field<string | null, string> = /* @__PURE__ */ readOptionalText((text) => {
  const id = text.replaceAll(/\s/gu, '').toUpperCase();
  return isBuildingId(id) ? accept(id) : refuse('buildingIdInvalid');
});
