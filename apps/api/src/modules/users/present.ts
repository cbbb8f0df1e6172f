import { creditRatings, employeeBands, industries, operatingMargins } from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import type { ShownUserRow, UserRow } from './readStore.ts';

type Schemas = components['schemas'];

/** What of a row is known to everybody who may see anything of the user: no contact data. */
export function presentBusiness(
  row: Pick<UserRow, 'creditRating' | 'operatingMargin' | 'industries' | 'employeeBand'>,
) {
  return {
    creditRating: singleFromMask(creditRatings, row.creditRating),
    operatingMargin: singleFromMask(operatingMargins, row.operatingMargin),
    industries: fromMask(industries, row.industries),
    employee: singleFromMask(employeeBands, row.employeeBand),
  };
}

/** A user's occupation in the contract's form. */
export function presentOccupation(
  row: Pick<UserRow, 'works' | 'workDetails' | 'studies' | 'studyDetails'>,
): Schemas['Occupation'] {
  return {
    work: row.works,
    workDetails: row.workDetails,
    student: row.studies,
    studentDetails: row.studyDetails,
  };
}

/** What stands beside a user's own row. */
export interface UserRelations {
  readonly file: Schemas['FileRecord'] | null;
  readonly properties: string[];
  readonly favorites: string[];
  readonly isInterested: string[];
}

/** A user in the contract's form, for oneself and the admin. */
export function presentUser(row: ShownUserRow, relations: UserRelations): Schemas['User'] {
  return {
    id: row.id,
    email: row.email,
    isLandlord: row.isLandlord,
    isAdmin: row.isAdmin,
    description: row.description,
    privateTenant: row.privateTenant,
    organizationTenant: row.organizationTenant,
    ...presentBusiness(row),
    children: row.children,
    occupation: presentOccupation(row),
    languages: row.languages,
    gender: row.gender,
    birthday: row.birthday,
    timeInCountry: row.timeInCountry,
    familyStatus: row.familyStatus,
    currentAddress: row.currentAddress,
    shareContacts: row.sharesContacts,
    language: row.language,
    unsubscribed: row.unsubscribed,
    ...relations,
  };
}
