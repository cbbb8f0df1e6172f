/** A value that names its user and its field: found in an answer to anybody else, it is a leak. */
export const canaries = (name: string) => (field: string) => `canary-${name}-${field}`;

/** A private person, whose first name alone may be known. */
export function privatePerson(name: string) {
  const canary = canaries(name);
  return {
    privateTenant: {
      firstName: name,
      lastName: canary('lastname'),
      phoneNumber: canary('phone'),
      currentAddress: canary('address'),
    },
    ...personal(name),
  };
}

/** An organisation, whose name alone may be known. */
export function organization(name: string) {
  const canary = canaries(name);
  return {
    privateTenant: null,
    organizationTenant: {
      name,
      businessId: canary('businessid'),
      currentAddress: canary('address'),
      phoneNumber: canary('phone'),
      contactFirstName: canary('contactfirst'),
      contactLastName: canary('contactlast'),
      contactPhoneNumber: canary('contactphone'),
      contactEmail: canary('contactemail'),
      contactAddress: canary('contactaddress'),
      billingAddress: canary('billing'),
      onlineInvoice: canary('invoice'),
      employeeCount: null,
      turnover: null,
      industries: [],
    },
    ...personal(name),
  };
}

function personal(name: string) {
  const canary = canaries(name);
  return {
    currentAddress: canary('home'),
    gender: canary('gender'),
    familyStatus: canary('family'),
    languages: [canary('language')],
  };
}

export const emailOf = (name: string) => `${canaries(name)('email')}@tilava.example`;
