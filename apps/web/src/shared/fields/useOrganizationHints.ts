import { creditRatings } from '@tilava/domain/enums';
import { businessIdWarning, typedTurnoverBracket } from '@tilava/domain/profile';
import type { OrganizationFieldsProps } from '@tilava/ui/OrganizationFields';
import { useTranslations } from 'use-intl';

type Values = Pick<OrganizationFieldsProps['values'], 'businessId' | 'turnover' | 'creditRating'>;

/** What a credit rating means, as the hint of its field. */
export function useCreditRatingHint(creditRating: string | null) {
  const t = useTranslations('product.creditRatingMeaning');
  const rating = creditRatings.find((value) => value === creditRating);
  return rating === undefined ? {} : { creditRating: t(rating) };
}

/**
 * What is said beside the fields of an organisation: what may be wrong with a business id, a turnover's bracket and what a
 * credit rating means.
 */
export function useOrganizationHints({ businessId, turnover, creditRating }: Values) {
  const t = useTranslations();
  const warning = businessIdWarning(businessId);
  const creditRatingHint = useCreditRatingHint(creditRating);
  const bracket = typedTurnoverBracket(turnover);
  return {
    ...(warning !== null && { businessId: t(`product.warning.${warning}`) }),
    ...(bracket !== null && { turnover: `${t(`product.turnoverBracket.${bracket}`)} €` }),
    ...creditRatingHint,
  };
}
