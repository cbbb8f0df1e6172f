import { expect, type Page } from '@playwright/test';
import type { InputMethod } from './inputMethod.ts';

/** What the sign-up says, as far as journeys look for it. */
const english = {
  tenant: /^Tenant/,
  landlord: /^Lessor/,
  search: 'Search for commercial space',
  address: 'Address',
  continue: 'Continue',
  characteristics: 'Specify Property Characteristics',
  office: 'Office',
  size: 'Size',
  results: '3 results with available property spaces found',
  details: 'Your Details',
  organization: 'Organisation',
  name: 'Name',
  industry: 'Education',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  account: 'Account information',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm password',
  submit: 'Submit',
  signUp: 'Sign up',
  sent: 'Verification code sent',
  verified: 'User verified',
  backToLogin: 'Back to login',
  login: 'Login',
  draft: 'Draft saved on this device',
  findMatches: 'Go here to find matches',
} as const;

/** The same in any language. */
export type SignUpLabels = { readonly [Key in keyof typeof english]: string | RegExp };

const finnish: SignUpLabels = {
  tenant: /^Vuokralainen/,
  landlord: /^Vuokranantaja/,
  search: 'Etsi toimitiloja',
  address: 'Osoite',
  continue: 'Jatka',
  characteristics: 'Määritä tilan ominaisuudet',
  office: 'Toimisto',
  size: 'Koko',
  results: 'Löytyi 3 vapaata tilaa',
  details: 'Omat tiedot',
  organization: 'Organisaationa',
  name: 'Nimi',
  industry: 'Koulutus',
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
  phone: 'Puhelinnumero',
  account: 'Tilin tiedot',
  email: 'Sähköpostiosoite',
  password: 'Salasana',
  confirm: 'Vahvista salasana',
  submit: 'Lähetä',
  signUp: 'Rekisteröidy',
  sent: 'Vahvistusviesti on lähetetty',
  verified: 'Tili vahvistettu',
  backToLogin: 'Takaisin kirjautumiseen',
  login: 'Kirjaudu sisään',
  draft: 'Luonnos on tallessa tällä laitteella',
  findMatches: 'Siirry osumiin',
};

const swedish: SignUpLabels = {
  tenant: /^Hyresgäst/,
  landlord: /^Hyresvärd/,
  search: 'Sök lokaler',
  address: 'Adress',
  continue: 'Fortsätt',
  characteristics: 'Ange lokalens egenskaper',
  office: 'Kontor',
  size: 'Storlek',
  results: '3 lediga lokaler hittades',
  details: 'Dina uppgifter',
  organization: 'Organisation',
  name: 'Namn',
  industry: 'Utbildning',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  phone: 'Telefonnummer',
  account: 'Kontouppgifter',
  email: 'E-postadress',
  password: 'Lösenord',
  confirm: 'Bekräfta lösenordet',
  submit: 'Skicka',
  signUp: 'Registrera dig',
  sent: 'Bekräftelsemejlet är skickat',
  verified: 'Kontot är bekräftat',
  backToLogin: 'Tillbaka till inloggningen',
  login: 'Logga in',
  draft: 'Utkastet är sparat på den här enheten',
  findMatches: 'Hitta träffar här',
};

/** The words by language. */
export const signUpLabels = { en: english, fi: finnish, sv: swedish };

/** The headings of a tenant's steps in English, in their order. */
export const stepTitles = [
  english.search,
  english.characteristics,
  english.results,
  english.details,
  english.account,
] as const;

/** A password that nobody guesses. */
export const newPassword = 'four-quiet-lighthouses';

/** Somebody at the pages of signing up. */
export interface Visitor {
  readonly page: Page;
  readonly input: InputMethod;
  readonly labels: SignUpLabels;
}

const heading = ({ page }: Visitor, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits for a step, whose heading has the focus and names the document. */
async function arrive(visitor: Visitor, title: string | RegExp): Promise<void> {
  await expect(heading(visitor, title)).toBeFocused();
  if (typeof title === 'string') await expect(visitor.page).toHaveTitle(`${title} · Tilava`);
}

const goOn = ({ page, input, labels }: Visitor) =>
  input.press(page.getByRole('button', { name: labels.continue }));

/** Step 0: an address, found by its beginning. */
export async function fillLocation(visitor: Visitor): Promise<void> {
  const { page, input, labels } = visitor;
  // Who presses before the app is there arrives by a new page, which is read from its top.
  await expect(heading(visitor, labels.search)).toBeVisible();
  await input.write(page.getByRole('combobox', { name: labels.address }), 'Annankatu 16');
  // Until then the answers to what was typed before stay.
  await expect(page.getByRole('option')).toHaveText(['Annankatu 16, 00120 Helsinki']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: labels.continue })).toBeEnabled();
  await goOn(visitor);
}

/** Step 1: what kind of premises. */
export async function fillProperty(visitor: Visitor): Promise<void> {
  const { page, input, labels } = visitor;
  await arrive(visitor, labels.characteristics);
  await expect(page.getByRole('button', { name: labels.continue })).toBeDisabled();
  await input.choose(page.getByRole('checkbox', { name: labels.office }));
  await input.choose(page.getByRole('checkbox', { name: '2', exact: true }));
  await input.write(page.locator('input[name=sizeMin]'), '40,5');
  await input.write(page.locator('input[name=rentMax]'), '1499.50');
  await input.write(page.locator('input[name=moveInDate]'), `0103${String(new Date().getFullYear() + 1)}`);
  await goOn(visitor);
}

/** Step 2, which shows three samples. */
export async function seeResults(visitor: Visitor): Promise<void> {
  await arrive(visitor, visitor.labels.results);
  await expect(visitor.page.getByRole('article')).toHaveCount(3);
  await goOn(visitor);
}

/** Who one is, where that is asked. */
export async function fillProfile({ page, input, labels }: Visitor, isOrganization: boolean): Promise<void> {
  const text = (name: string | RegExp) => page.getByRole('textbox', { name });
  if (isOrganization) {
    await input.choose(page.getByRole('radio', { name: labels.organization }));
    await input.write(page.locator('input[name=name]'), 'Malli Oy');
    await input.write(text(labels.phone), '+358 40 123 4567');
    await input.choose(page.getByRole('checkbox', { name: labels.industry }));
  }
  await input.write(text(labels.firstName), 'Maija');
  await input.write(text(labels.lastName), 'Mallikas');
  if (!isOrganization) await input.write(text(labels.phone), '040 123 4567');
}

/** By what one logs in. */
export async function fillAccount({ page, input, labels }: Visitor, email: string): Promise<void> {
  await input.write(page.getByRole('textbox', { name: labels.email }), email);
  await input.write(page.locator('input[name=password]'), newPassword);
  await input.write(page.locator('input[name=confirmPassword]'), newPassword);
}

/** The draft of a tenant who has filled everything in but the account. */
export const tenantDraft = {
  kind: 'privatePerson',
  location: {
    address: 'Fredrikinkatu 44, 00100 Helsinki',
    location: { latitude: 60.1686, longitude: 24.9305 },
  },
  property: {
    residenceType: ['office'],
    roomCount: ['2'],
    sizeMin: '40',
    rentMax: '1499',
    moveInDate: '2190-03-01',
  },
  privatePerson: { firstName: 'Maija', lastName: 'Mallikas', phoneNumber: '040 123 4567', languages: ['en'] },
};

/** Keeps such a draft in the browser before any page is opened. */
export async function keepTenantDraft(page: Page): Promise<void> {
  await page.addInitScript((draft) => {
    const key = 'tilava.draft.tenantSignUp.visitor';
    localStorage.setItem(key, localStorage.getItem(key) ?? JSON.stringify({ keptAt: Date.now(), draft }));
  }, tenantDraft);
}
