import type { Contract } from '../contract.ts';

/**
 * What is sent before an announcement: the house type and the records of the uploaded pictures (specification,
 * section 7, Properties and announcements).
 */
export const residenceCreation = (
  residenceType: Contract['ResidenceType'],
  files: readonly Contract['FileRecord'][],
): Contract['ResidenceCreation'] => ({ houseType: residenceType, file: [...files] });

/** Makes an announcement public where `isActive`, else hides it (specification, section 7). */
export const visibilityChange = (isActive: boolean): Contract['AnnouncementChanges'] => ({ isActive });
