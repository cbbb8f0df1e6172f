import { isCommonPassword, isEmail, passwordLength } from '@tilava/domain/account';
import { readPhoneNumber } from '@tilava/domain/phone';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { hashPassword } from '../modules/bearers/secrets.ts';
import { StartError } from '../startError.ts';

export interface NewAdmin {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
}

/** There is no other way to make an admin; throws StartError with one line that says what is wrong. */
export async function createAdmin(database: Database, admin: NewAdmin): Promise<string> {
  const email = admin.email.trim().toLowerCase();
  if (!isEmail(email)) throw new StartError('The email isn’t a valid email address');
  refuseWeakPassword(admin.password);
  const firstName = named('first name', admin.firstName);
  const lastName = named('last name', admin.lastName);
  const phoneNumber = readPhoneNumber(admin.phoneNumber);
  if (phoneNumber === null) throw new StartError('The phone number isn’t valid');

  const id = uuidv7();
  const passwordHash = await hashPassword(admin.password);
  const privateTenant = { firstName, lastName, phoneNumber, currentAddress: null };
  const role = { isLandlord: false, isAdmin: true, verifiedAt: new Date() };
  const made = await database.queries
    .insert(users)
    .values({ id, email, passwordHash, privateTenant, ...role })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (made.length === 0) throw new StartError(`There is already a user with the email ${email}`);
  return id;
}

function refuseWeakPassword(password: string): void {
  const { minimum, maximum } = passwordLength;
  // In characters, as the contract counts.
  const { length } = Array.from(password);
  if (length < minimum || length > maximum) {
    throw new StartError(`The password must have ${minimum} to ${maximum} characters`);
  }
  if (isCommonPassword(password)) throw new StartError('The password is too common');
}

function named(what: string, text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 100) throw new StartError(`The ${what} must have 1 to 100 characters`);
  return name;
}
