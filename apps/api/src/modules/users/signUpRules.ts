import type { components } from '@tilava/sdk/schema';
import { invalidValue } from '../../http/problems.ts';
import { refuseCommonPassword, refuseImpossibleProfile, refuseNoIndustry } from './profileRules.ts';

type Creation = components['schemas']['UserCreation'];

const isMissing = (value: unknown) => value === undefined || value === null;

/**
 * Refuses what fits the contract's shape, but is no account.
 *
 * @param today - in Helsinki
 * @throws ProblemError 400 with a pointer to the field
 */
export function refuseImpossibleAccount(body: Creation, today: string): void {
  if (isMissing(body.privateTenant) === isMissing(body.organizationTenant)) {
    throw invalidValue(
      'Exactly one of privateTenant and organizationTenant is filled',
      '/body/privateTenant',
    );
  }
  if (!isMissing(body.organizationTenant)) refuseNoIndustry(body.industries ?? []);
  const wanted = body.isLandlord ? 0 : 1;
  if ((body.properties ?? []).length !== wanted) {
    const detail = body.isLandlord ? 'A landlord seeks nothing' : 'A tenant seeks exactly one property';
    throw invalidValue(detail, '/body/properties');
  }
  refuseImpossibleProfile(body, today);
  refuseCommonPassword(body.password);
}
