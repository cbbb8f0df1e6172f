import { DefinitionList } from '@tilava/ui/DefinitionList';
import { useTranslations } from 'use-intl';
import { useListingFacts, type ToldListing } from '../../../shared/facts/usePremisesFacts.ts';

interface ListingFactsProps {
  readonly listing: ToldListing & { readonly address: string };
  /** The id of what names them. */
  readonly labelledBy: string;
}

/** What an announcement says of its premises, fact by fact. */
export function ListingFacts({ listing, labelledBy }: ListingFactsProps) {
  const label = useTranslations('product.field.listing');
  const facts = useListingFacts();
  return (
    <DefinitionList
      missing={useTranslations('account')('unsaid')}
      aria-labelledby={labelledBy}
      definitions={[{ term: label('address'), value: listing.address }, ...facts(listing)]}
    />
  );
}
