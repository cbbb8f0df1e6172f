import { isCommonPassword } from '@tilava/domain/account';
import { isBlank } from '@tilava/domain/text';
import type { components } from '@tilava/sdk/schema';
import { invalidValue, ProblemError } from '../../http/problems.ts';
import type { UserRow } from './store.ts';
import type { UserFields } from './toRow.ts';

const requiredNames = {
  privateTenant: ['firstName', 'lastName'],
  organizationTenant: ['name', 'contactFirstName', 'contactLastName'],
} as const;

/** Refuses what fits the contract's shape, but nobody can be; `today` is the day in Helsinki. */
export function refuseImpossibleProfile(fields: UserFields, today: string): void {
  if (typeof fields.birthday === 'string' && fields.birthday > today) {
    throw invalidValue('The birthday can’t be in the future', '/body/birthday');
  }
  for (const kind of ['privateTenant', 'organizationTenant'] as const) {
    const texts = new Map<string, unknown>(Object.entries(fields[kind] ?? {}));
    const blank = requiredNames[kind].find((name) => isBlankText(texts.get(name)));
    if (blank !== undefined) throw invalidValue('This can’t be empty', `/body/${kind}/${blank}`);
  }
}

/** One is a private person or an organisation for good. */
export function refuseOtherKind(changes: UserFields, before: UserRow): void {
  if (changes.privateTenant !== undefined && before.privateTenant === null) {
    throw invalidValue('The user isn’t a private person', '/body/privateTenant');
  }
  if (changes.organizationTenant !== undefined && before.organizationTenant === null) {
    throw invalidValue('The user isn’t an organisation', '/body/organizationTenant');
  }
  if (before.organizationTenant !== null) refuseNoIndustry(changes.industries);
}

function refuseNoIndustry(industries: UserFields['industries']): void {
  if (industries?.length !== 0) return;
  throw invalidValue('An organisation must have at least one industry', '/body/industries');
}

export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw invalidValue('This password is too common', '/body/password');
}

const isBlankText = (text: unknown): boolean => typeof text === 'string' && isBlank(text);

type Creation = components['schemas']['UserCreation'];

const isMissing = (value: unknown) => value === undefined || value === null;

/** Refuses what fits the contract's shape, but is no account. */
export function refuseImpossibleAccount(body: Creation, today: string): void {
  if (isMissing(body.privateTenant) === isMissing(body.organizationTenant)) {
    throw invalidValue('Send exactly one of privateTenant and organizationTenant', '/body/privateTenant');
  }
  if (!isMissing(body.organizationTenant)) refuseNoIndustry(body.industries ?? []);
  const wanted = body.isLandlord ? 0 : 1;
  if ((body.properties ?? []).length !== wanted) {
    const detail = body.isLandlord ? 'A landlord can’t have a need' : 'A tenant must have exactly one need';
    throw invalidValue(detail, '/body/properties');
  }
  refuseImpossibleProfile(body, today);
  refuseCommonPassword(body.password);
}

/** What a call is told that needs the old password to be checked first. */
export const confirmationMissing = () =>
  new ProblemError(
    403,
    'forbidden',
    'Check the old password first; the check is valid for five minutes and one change',
  );
