import type { Contract } from '../contract.ts';

/**
 * What is sent before an announcement: the house type and the records of the pictures that were uploaded
 * (specification, section 7, Properties and announcements).
 *
 * @example
 * residenceCreation('office', []); // { houseType: 'office', file: [] }
 */
export const residenceCreation = (
  residenceType: Contract['ResidenceType'],
  files: readonly Contract['FileRecord'][],
): Contract['ResidenceCreation'] => ({ houseType: residenceType, file: [...files] });

/**
 * What is sent to make an announcement public or to hide it (specification, section 7, Properties and
 * announcements).
 *
 * @param isActive - true means public, false hidden
 * @example
 * visibilityChange(false); // { isActive: false }
 */
export const visibilityChange = (isActive: boolean): Contract['AnnouncementChanges'] => ({ isActive });
