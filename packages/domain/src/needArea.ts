import { Schema } from 'effect';
import type { Contract } from './contract.ts';
import { faultIn } from './form/faults.ts';
import { accept, type Form, type FormResult, type FormValues, makeField, refuse } from './form/form.ts';
import {
  needChanges,
  needCreation,
  type NeedFields,
  needForm,
  type NeedOptions,
  type NeedResult,
  needValues,
} from './need.ts';
import {
  areaFault,
  areaOf,
  type Corners,
  cornersFault,
  cornersOf,
  type DrawnArea,
  polygon,
} from './place/drawnArea.ts';

const lists = <Item extends Schema.Top>(item: Item) => Schema.mutable(Schema.Array(item));

const areaSchema: Schema.Codec<DrawnArea> = Schema.Struct({
  type: Schema.Literal(polygon),
  coordinates: lists(lists(lists(Schema.Number))),
});

/** Its corners as they are drawn; none where no area is. */
const areaField = /* @__PURE__ */ makeField<DrawnArea | null, Corners>({
  input: Schema.Array(Schema.Number),
  value: Schema.NullOr(areaSchema),
  empty: [],
  read: (corners) => {
    if (corners.length === 0) return accept(null);
    return cornersFault(corners, null) === null ? accept(areaOf(corners)) : refuse('areaInvalid');
  },
  write: (area) => (area === null ? [] : cornersOf(area)),
});

/** A need, and the area that is drawn for it. */
export type NeedWithAreaFields = NeedFields & { readonly drawnArea: typeof areaField };

/** What the form with the area comes to. */
export type NeedWithArea = FormResult<NeedWithAreaFields>;

/** As `needForm`, with the area. */
export function needWithAreaForm(options: NeedOptions): Form<NeedWithAreaFields> {
  const { fields, rules } = needForm(options);
  return {
    fields: { ...fields, drawnArea: areaField },
    rules: (readable) => {
      const { drawnArea, location } = readable;
      const fault = drawnArea ? areaFault(drawnArea, location ?? null) : null;
      return fault === null ? rules(readable) : [...rules(readable), faultIn('drawnArea', 'areaInvalid')];
    },
  };
}

/** As `needValues`, with the area. */
export const needWithAreaValues = (need: Contract['Need']): FormValues<NeedWithAreaFields> => ({
  ...needValues(need),
  drawnArea: need.drawnArea ? cornersOf(need.drawnArea) : [],
});

/** As `needCreation`, with the area. */
export const needWithAreaCreation = ({ drawnArea, ...result }: NeedWithArea) => ({
  ...needCreation(result satisfies NeedResult),
  drawnArea,
});

/** As `needChanges`, with the area. Lists are compared as sets there, but corners have an order. */
export function needWithAreaChanges(
  before: Contract['Need'],
  { drawnArea, ...result }: NeedWithArea,
): Contract['NeedChanges'] | null {
  const changes = needChanges(before, result);
  const isSame = JSON.stringify(drawnArea) === JSON.stringify(before.drawnArea ?? null);
  return isSame ? changes : { ...changes, drawnArea };
}
