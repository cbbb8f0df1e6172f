export {
  needForm,
  needPropertyForm,
  type NeedFields,
  type NeedOptions,
  type NeedPropertyFields,
  type NeedResult,
} from './form.ts';
export { maxNeeds, needFaults, type NeedLimits } from './rules.ts';
export { needValues } from './values.ts';
