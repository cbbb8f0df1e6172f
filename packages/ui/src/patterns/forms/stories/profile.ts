/** The words and choices of a profile, for stories. */
export const profileOptions = {
  industries: [
    { value: 'mn', label: 'Manufacturing' },
    { value: 'fi', label: 'Financial services' },
    { value: 'ed', label: 'Education' },
    { value: 'hc', label: 'Health care' },
  ],
  languages: [
    { value: 'fi', label: 'Finnish' },
    { value: 'sv', label: 'Swedish' },
    { value: 'en', label: 'English' },
  ],
  creditRating: [
    { value: 'aaa', label: 'AAA' },
    { value: 'aa', label: 'AA' },
    { value: 'a', label: 'A' },
  ],
  operatingMargin: [
    { value: 'negative', label: 'Negative' },
    { value: 'higher', label: '10000+ $' },
  ],
};

const aboutLabels = {
  industries: 'Industry',
  employeeCount: 'Employees',
  creditRating: 'Credit rating',
  operatingMargin: 'Operating margin',
  languages: 'Languages',
  description: 'Short description',
  shareContacts: 'Share my contact details on mutual interest',
};

export const personLabels = {
  ...aboutLabels,
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  currentAddress: 'Current address',
  birthday: 'Birthday',
  gender: 'Gender',
  familyStatus: 'Family status',
  children: 'Children',
  timeInCountry: 'Time in country',
  work: 'I work',
  workDetails: 'Where, and as what',
  student: 'I study',
  studentDetails: 'Where, and what',
};

export const organizationLabels = {
  ...aboutLabels,
  name: 'Name',
  businessId: 'Business id',
  phoneNumber: 'Phone number',
  currentAddress: 'Current address',
  billingAddress: 'Billing address',
  onlineInvoice: 'Online invoice',
  contactFirstName: 'First name',
  contactLastName: 'Last name',
  contactPhoneNumber: 'Direct phone number',
  contactEmail: 'Email',
  contactAddress: 'Address',
  turnover: 'Turnover',
};

const aboutValues = {
  industries: ['ed'],
  employeeCount: '',
  creditRating: null,
  operatingMargin: null,
  languages: ['en'],
  description: '',
  shareContacts: false,
};

export const personValues = {
  ...aboutValues,
  firstName: '',
  lastName: '',
  phoneNumber: '',
  currentAddress: '',
  birthday: '',
  gender: '',
  familyStatus: '',
  children: '',
  timeInCountry: '',
  work: true,
  workDetails: '',
  student: false,
  studentDetails: '',
};

export const organizationValues = {
  ...aboutValues,
  name: '',
  businessId: '',
  phoneNumber: '',
  currentAddress: '',
  billingAddress: '',
  onlineInvoice: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhoneNumber: '',
  contactEmail: '',
  contactAddress: '',
  turnover: '',
};
