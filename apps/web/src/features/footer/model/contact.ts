/** How Tilava is reached. */
export const contactEmail = 'post@tilava.example';

/** Where Tilava speaks elsewhere. The names are the same in every language. */
export const socialLinks = [
  { href: 'https://www.linkedin.com/company/tilava', label: 'LinkedIn' },
  { href: 'https://www.instagram.com/tilava', label: 'Instagram' },
  { href: 'https://www.facebook.com/tilava', label: 'Facebook' },
] as const;
