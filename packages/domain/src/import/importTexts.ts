import type { CostKind } from '../cost/costKinds.ts';
import type { CriteriaFields } from '../criteria/form.ts';
import type { Locale } from '../format.ts';
import type { ListingFieldName, PremisesField } from '../property/premises.ts';

type Labels = Readonly<Record<string, string>>;

/** What columns and cells are called that no form has a name for. */
export interface ImportNames {
  readonly reference: string;
  readonly announcementId: string;
  readonly isActive: string;
  readonly x: string;
  readonly y: string;
  readonly basis: string;
  readonly estimated: string;
  readonly yes: string;
  readonly no: string;
  /** Other headings that property management systems use, by the column. */
  readonly aliases: Readonly<Record<string, readonly string[]>>;
}

type Group =
  NonNullable<PremisesField['texts']> | 'costChoice' | 'industry' | 'operatingMargin' | 'employeeBand';

/** The names of columns and of what their cells can say, in one language. */
export interface ImportTexts {
  readonly product: Readonly<Record<Group, Labels>> & {
    readonly costKind: Readonly<Record<CostKind, string>>;
    readonly field: {
      readonly listing: Readonly<Record<ListingFieldName | 'address', string>>;
      readonly criteria: Readonly<Record<keyof CriteriaFields, string>>;
    };
  };
  readonly names: ImportNames;
}

/** In every language of the product, so that files in any of them are understood. */
export type AllImportTexts = Readonly<Record<Locale, ImportTexts>>;
