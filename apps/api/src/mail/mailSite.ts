import type { ServerConfig } from '../config.ts';

/** Where the links of mails lead, and what the product is called there. */
export interface MailSite {
  readonly publicUrl: string;
  readonly productName: string;
}

export const mailSiteOf = ({ publicUrl, brand }: Pick<ServerConfig, 'publicUrl' | 'brand'>): MailSite => ({
  publicUrl,
  productName: brand.name,
});
