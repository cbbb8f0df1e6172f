import { isCommonPassword } from '@tilava/domain/account';
import type { components } from '@tilava/sdk/schema';
import { badRequest } from '../../http/problems.ts';

type Creation = components['schemas']['UserCreation'];

const isMissing = (value: unknown) => value === undefined || value === null;

/**
 * Refuses what fits the contract's shape, but is no account.
 *
 * @throws ProblemError 400 with a pointer to the field
 */
export function refuseImpossibleAccount(body: Creation): void {
  if (isMissing(body.privateTenant) === isMissing(body.organizationTenant)) {
    throw refusal('Exactly one of privateTenant and organizationTenant is filled', '/body/privateTenant');
  }
  if (!isMissing(body.organizationTenant) && (body.industries ?? []).length === 0) {
    throw refusal('An organisation has at least one industry', '/body/industries');
  }
  const wanted = body.isLandlord ? 0 : 1;
  if ((body.properties ?? []).length !== wanted) {
    const detail = body.isLandlord ? 'A landlord seeks nothing' : 'A tenant seeks exactly one property';
    throw refusal(detail, '/body/properties');
  }
  refuseCommonPassword(body.password);
}

/**
 * Refuses a new password that is among the first to be guessed.
 *
 * @throws ProblemError 400 with a pointer to the field
 */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw refusal('This password is too common', '/body/password');
}

const refusal = (detail: string, pointer: string) => badRequest('validation_failed', detail, pointer);
