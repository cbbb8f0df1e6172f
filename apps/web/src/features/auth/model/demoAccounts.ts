/** Who can log in with the demo data, in the order in which they are offered. */
export const demoRoles = ['tenant', 'organisation', 'landlord', 'admin'] as const;

/** An account of the demo data. */
export interface DemoAccount {
  readonly role: (typeof demoRoles)[number];
  readonly email: string;
  readonly password: string;
}

/** A page, as far as it is looked at. */
interface Page {
  querySelector(selector: string): Pick<Element, 'getAttribute'> | null;
}

/** The accounts that the server says there are; it says so only where it serves the demo data. */
export function readDemoAccounts(page: Page): readonly DemoAccount[] {
  const content = page.querySelector('meta[name="tilava-demo"]')?.getAttribute('content') ?? '';
  // Empty without demo data, and no JSON where nobody has filled it in, as while one develops.
  if (!content.startsWith('{')) return [];
  const { password, emails } = JSON.parse(content) as {
    readonly password: string;
    readonly emails: string[];
  };
  return demoRoles.flatMap((role) => {
    const email = emails.find((candidate) => candidate.startsWith(`${role}@`));
    return email === undefined ? [] : [{ role, email, password }];
  });
}
