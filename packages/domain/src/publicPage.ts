import type { Contract } from './contract.ts';
import type { Locale } from './format.ts';

/** Who can open the page of an announcement without an account, from nobody to everybody. */
export const publicPages = ['none', 'link', 'search'] as const satisfies readonly Contract['PublicPage'][];

/** Where the page of an announcement is, whoever asks for it. */
export const publicPagePath = (announcementId: string): string => `/premises/${announcementId}`;

/** Of a picture: its size in pixels, where it is known. */
export interface PublicPicture extends Pick<Contract['FileRecord'], 'key' | 'caption'> {
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** What is only for those who are logged in, or told otherwise on the page. */
type Untold =
  | 'id'
  | 'kind'
  | 'announcement'
  | 'user'
  | 'isActive'
  | 'x'
  | 'y'
  | 'criteria'
  | 'propertyPics'
  | 'surroundPics';

/** What anybody may know of premises: nothing of their landlord or of tenants. */
export interface PublicPremises {
  readonly announcementId: string;
  readonly propertyId: string;
  readonly listing: Omit<Contract['Listing'], Untold>;
  readonly pictures: readonly PublicPicture[];
}

/** The site that a page is part of. */
export interface PublicSite {
  readonly productName: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Addresses of the operator's own looks; null for the product's. */
  readonly icon: string | null;
  readonly styles: string | null;
}

export interface PublicPage {
  /** Null where the page is gone. */
  readonly premises: PublicPremises | null;
  readonly isInSearchEngines: boolean;
  readonly language: Locale;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly site: PublicSite;
}

/** Draws a page, its element `html`: the web app's build does it for the server. */
export type DrawPublicPage = (page: PublicPage) => string;
