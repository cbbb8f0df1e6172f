import type { Contract } from '../contract.ts';
import { faultIn, type FieldFault } from '../form/faults.ts';
import { flag, optionalChoice } from '../form/fields.ts';
import type { Field, FormResult } from '../form/form.ts';
import { costLimits, optionalNumber } from '../form/numbers.ts';
import { costKinds, type CostKind } from './costKinds.ts';
import { costBases } from '../property/terms.ts';

/** What a form offers for each kind; none of them means that nothing is said. */
export const costChoices = ['included', ...costBases] as const;

type CostChoice = (typeof costChoices)[number];

/** Each kind has three fields, which a form shows beside each other. */
export type CostFields = Readonly<
  Record<`${CostKind}Basis`, Field<CostChoice | null, string | null>> &
    Record<`${CostKind}Amount`, Field<number | null, string>> &
    Record<`${CostKind}IsEstimated`, Field<boolean, boolean>>
>;

type CostsResult = FormResult<CostFields>;

export const costFields = /* @__PURE__ */ Object.fromEntries(
  costKinds.flatMap((kind) => [
    [`${kind}Basis`, optionalChoice(costChoices)],
    [`${kind}Amount`, optionalNumber(costLimits)],
    [`${kind}IsEstimated`, flag],
  ]),
) as CostFields;

/** An amount is needed where one is charged; what cannot be read yet is undefined. */
export const costFaults = (readable: Partial<CostsResult>): readonly FieldFault[] =>
  costKinds.flatMap((kind) => {
    const basis = readable[`${kind}Basis`] ?? 'included';
    const isMissing = basis !== 'included' && readable[`${kind}Amount`] === null;
    return isMissing ? [faultIn(`${kind}Amount`, 'required')] : [];
  });

/** The costs that are stated. */
export const costsOf = (result: CostsResult): Contract['Cost'][] =>
  costKinds.flatMap((kind) => {
    const choice = result[`${kind}Basis`];
    if (choice === null) return [];
    const isIncluded = choice === 'included';
    return [
      {
        kind,
        amount: isIncluded ? null : result[`${kind}Amount`],
        basis: isIncluded ? 'month' : choice,
        isEstimated: !isIncluded && result[`${kind}IsEstimated`],
      },
    ];
  });

/** What the form would come to for costs that are there. */
export const costsResult = (costs: readonly Contract['Cost'][]) =>
  Object.fromEntries(
    costKinds.flatMap((kind) => {
      const cost = costs.find((candidate) => candidate.kind === kind);
      return [
        [`${kind}Basis`, cost === undefined ? null : cost.amount === null ? 'included' : cost.basis],
        [`${kind}Amount`, cost?.amount ?? null],
        [`${kind}IsEstimated`, cost?.isEstimated ?? false],
      ];
    }),
  ) as CostsResult;

/**
 * What is wrong with costs as they are sent: each kind is stated once at most.
 *
 * @example
 * const heating = { kind: 'heating' as const, amount: 2, basis: 'month' as const, isEstimated: false };
 * repeatedKinds([heating, heating]); // [{ field: 'costs/1/kind', rule: 'kindRepeated', parameters: {} }]
 */
export const repeatedKinds = (costs: readonly Contract['Cost'][]): readonly FieldFault[] =>
  costs.flatMap(({ kind }, index) =>
    costs.findIndex((cost) => cost.kind === kind) < index
      ? [faultIn(`costs/${index}/kind`, 'kindRepeated')]
      : [],
  );
