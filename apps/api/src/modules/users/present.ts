import { creditRatings, employeeBands, industries, operatingMargins } from '@tilava/domain/enums';
import type { components } from '@tilava/sdk/schema';
import { fromMask, singleFromMask } from '../../db/masks.ts';
import { answerOf, assertNoRest, split } from '../everyField.ts';
import { plainUserFields, presentPerson } from './toRow.ts';
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
  readonly team: Schemas['Membership'] | null;
  readonly favorites: string[];
  readonly isInterested: string[];
}

export function presentUser(row: ShownUserRow, { team, ...relations }: UserRelations): Schemas['User'] {
  const [plain, special] = split(row, plainUserFields);
  const { id, email, isLandlord, isAdmin, privateTenant, organizationTenant, ...business } = special;
  const { creditRating, operatingMargin, industries: branches, employeeBand, ...others } = business;
  const {
    works,
    workDetails,
    studies,
    studyDetails,
    languages,
    sharesContacts,
    suspendedUntil,
    version: _version,
    ...rest
  } = others;
  assertNoRest(rest);
  return answerOf<Schemas['User']>({
    id,
    email,
    isLandlord,
    isAdmin,
    ...plain,
    privateTenant: privateTenant && presentPerson(privateTenant),
    organizationTenant,
    ...presentBusiness({ creditRating, operatingMargin, industries: branches, employeeBand }),
    occupation: presentOccupation({ works, workDetails, studies, studyDetails }),
    languages,
    shareContacts: sharesContacts,
    suspendedUntil: suspendedUntil ?? undefined,
    team: team ?? undefined,
    ...relations,
  });
}
