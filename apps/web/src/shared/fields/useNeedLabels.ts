import { needFieldNames, type LabelledNeedFieldName } from '@tilava/ui/needFailures';
import { useTranslations } from 'use-intl';
import { labelsOf } from './labelsOf.ts';

/** The labels of what a tenant looks for. */
export function useNeedLabels(): Readonly<Record<LabelledNeedFieldName, string>> {
  const label = useTranslations('product.field.need');
  return labelsOf(needFieldNames, (name) => label(name));
}
