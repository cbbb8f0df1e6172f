import { creditRatings, employeeBands, industries, operatingMargins } from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import { answerOf, assertNoRest } from '../everyField.ts';
import { presentPerson } from './toRow.ts';
import type { ShownUserRow, UserRow } from './store.ts';

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

export const presentOccupation = (
  row: Pick<UserRow, 'works' | 'workDetails' | 'studies' | 'studyDetails'>,
): Schemas['Occupation'] =>
  answerOf<Schemas['Occupation']>({
    work: row.works,
    workDetails: row.workDetails,
    student: row.studies,
    studentDetails: row.studyDetails,
  });

interface UserRelations {
  readonly file: Schemas['FileRecord'] | null;
  readonly properties: string[];
  readonly favorites: string[];
  readonly isInterested: string[];
}

/** A user in the contract's form, for oneself and the admin. */
export function presentUser(row: ShownUserRow, relations: UserRelations): Schemas['User'] {
  const { id, email, isLandlord, isAdmin, description, privateTenant, organizationTenant, ...business } = row;
  const { creditRating, operatingMargin, industries: branches, employeeBand, ...personal } = business;
  const { works, workDetails, studies, studyDetails, languages, children, gender, ...others } = personal;
  const {
    birthday,
    timeInCountry,
    familyStatus,
    currentAddress,
    sharesContacts,
    language,
    interestMails,
    unsubscribed,
    ...rest
  } = others;
  const { version: _version, ...further } = rest;
  assertNoRest(further);
  return answerOf<Schemas['User']>({
    id,
    email,
    isLandlord,
    isAdmin,
    description,
    privateTenant: privateTenant && presentPerson(privateTenant),
    organizationTenant,
    ...presentBusiness({ creditRating, operatingMargin, industries: branches, employeeBand }),
    children,
    occupation: presentOccupation({ works, workDetails, studies, studyDetails }),
    languages,
    gender,
    birthday,
    timeInCountry,
    familyStatus,
    currentAddress,
    shareContacts: sharesContacts,
    language,
    interestMails,
    unsubscribed,
    ...relations,
  });
}
