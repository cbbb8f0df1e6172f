/** A string that the specification shows, or the pattern of one that holds something else each time. */
export interface VisibleString {
  /** Of the specification. */
  readonly section: string;
  /** How the specification words it; the name of a pattern. */
  readonly name: string;
  /** A whole text of a page, as the start of which it may stand where nothing but a colon or a mark follows. */
  readonly pattern: RegExp | null;
}

const verbatim =
  (section: string) =>
  (name: string): VisibleString => ({ section, name, pattern: null });

const formatted =
  (section: string) =>
  ([name, pattern]: readonly [string, RegExp]): VisibleString => ({ section, name, pattern });

const group = (section: string, ...names: readonly string[]): readonly VisibleString[] =>
  names.map(verbatim(section));

const patterns = (
  section: string,
  ...entries: readonly (readonly [string, RegExp])[]
): readonly VisibleString[] => entries.map(formatted(section));

/**
 * Every string that the specification says to be visible, by section. Left out are the server's messages `User is not
 * verified` and `There is already user with those credentials`, which pages word otherwise (section 8), and the message
 * for a user without properties, which only the decisions word.
 */
export const visibleStrings: readonly VisibleString[] = [
  ...group('1', 'Makes the Best Matches', 'Rent a space', 'Lease a space', 'See insights'),
  ...patterns('1', ['699 EUR per month', /^699\s€/u], ['1499 EUR per month', /^1\s499\s€/u]),
  ...group('2 Login', 'Email', 'Password', 'Remember me', 'Forgot Password', 'Login', 'Sign Up'),
  ...group('2 Login', 'Logged in successfully!'),
  ...group('2 Sign-up', 'Tenant', 'Lessor', 'Already have an account? Log in', 'Back', 'Continue', 'Submit'),
  ...group(
    '2 Sign-up',
    'Search for commercial space',
    'Specify Property Characteristics',
    '3 results with available property spaces found',
    'Your Details',
    'Account information',
    'Confirm password',
    'Sign up',
  ),
  ...group(
    '2 Sign-up',
    'First name',
    'Last name',
    'Phone number',
    'Industry',
    'Move-in date',
    'Rent per month',
    'Size',
    'Property types',
    'Number of rooms',
  ),
  ...group(
    '2 Verification',
    'User verified',
    'User already verified',
    'Verification failed',
    'Back to login',
  ),
  ...group(
    '2 Logged-in area',
    'Matches',
    'Profile',
    'Dashboard',
    'Announcements',
    'Details',
    'Admin',
    'Log out',
  ),
  ...group(
    '2 Tenant matches',
    'Property',
    'Description',
    'Location',
    'Available time',
    'Match with property',
    'Favorite',
    'Select filter',
    'Favourite Potential Matches',
    'View potential matches',
    'Property & Landlord Profile',
    "I'm Interested",
    'Basic information',
    'Additional information',
  ),
  ...group('2 Landlord matches', 'Match information'),
  ...group(
    '2 Landlord announcements',
    'You have no public announcements',
    'You have no hidden announcements',
    'New announcement',
    'Make hidden',
    'Make public',
    'Error',
    'Property Type',
    'Tenant Profile',
  ),
  ...group('2 Information pages', 'Edit', 'Your profile', 'Edit profile', 'Edit property'),
  ...group(
    '2 Dashboard',
    'Payment',
    'Application tracking',
    'Coming soon',
    'Go here to find matches',
    'No tenants yet',
  ),
  ...group('2 Admin page', 'Managing system', 'User', 'Actions', "Yes, I'm sure", 'No', 'Close'),
  ...patterns('2 Admin page', ['Are you sure to delete ...', /^Are you sure to delete .+/u]),
  ...group(
    '3 Enumerations',
    'Manufacturing',
    'Financial services',
    'Transportation',
    'Education',
    'Tertiary industry',
    'Health care',
    'Hospitality',
    'Media industry',
  ),
  ...group('3 Enumerations', 'AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C', 'D'),
  ...group(
    '3 Enumerations',
    'Prime',
    'High grade',
    'Upper medium grade',
    'Lower medium grade',
    'Speculative',
    'Highly speculative',
    'Substantial risks',
    'In default',
  ),
  ...group('3 Enumerations', 'Negative', '1-10000 $', '10000+ $'),
  ...group('3 Enumerations', '1', '2', '3-4', '5-9', '10-19', '20-49', '50-99', '100+'),
  ...patterns(
    '3 Enumerations',
    ['0-250k', /^0-250k/u],
    ['250-500k', /^250-500k/u],
    ['500k-1m', /^500k-1m/u],
    ['1-3m', /^1-3m/u],
    ['over 3m', /^over 3m/u],
  ),
  ...group(
    '3 Enumerations',
    'Office',
    'Co-working space',
    'Retail',
    'Restaurant',
    'Production',
    'Exhibition',
    'Sports',
    'Nursing home',
    'Storage',
    'Garage',
    'Other',
    'Bottom',
    'Middle',
    'Top',
  ),
  ...group(
    '5',
    'Password should be least 8 characters long',
    "Passwords don't match.",
    'New password, minimum 8 characters',
  ),
  ...patterns('5', ['PNG only', /\bPNG\b/u]),
  ...group('6', 'Above 60%', 'Under 1.5 km', 'Personality Matches', 'Working', 'Student'),
  ...group('7', 'Verification code sent'),
  ...group(
    '8',
    'The email or password you provided was wrong',
    'User not verified. Check your email for the verification link.',
    'The given email has already been taken.',
    'Sorry, but something went wrong',
    'The new password has been sent to your email',
    'Old password was incorrect.',
    'Password change was not successful.',
    'Password changed.',
    'Network Errors',
  ),
  ...patterns(
    '9',
    ['metres below 1000', /\b\d{1,3}\sm\b/u],
    ['kilometres with one decimal below 10', /\b\d\.\d\skm\b/u],
    ['dates as DD/MM/YYYY', /\b\d\d\/\d\d\/\d{4}\b/u],
    ['thousands grouped with spaces', /\b\d{1,3}\u00A0\d{3}\b/u],
    ['euros', /\d\s€/u],
    ['m²', /\d\sm²/u],
    ['yearly rent', /€\/year$/u],
    ['6+', /\b6\+/u],
    ['rooms as ranges', /^(1–2|1–3|2–3|2–4|4–5|5–6\+)( rooms)?$/u],
    ['percentage of a match', /^\d{1,3}%$/u],
  ),
];
