/** How Tilava is reached. */
export const contactEmail = 'post@tilava.example';

/** Where Tilava speaks elsewhere. */
export const socialLinks = [
  { href: 'https://www.linkedin.com/company/tilava', name: 'linkedIn' },
  { href: 'https://www.instagram.com/tilava', name: 'instagram' },
  { href: 'https://www.facebook.com/tilava', name: 'facebook' },
] as const;
