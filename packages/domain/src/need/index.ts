export {
  needForm,
  needPropertyForm,
  type NeedFields,
  type NeedOptions,
  type NeedPropertyFields,
  type NeedResult,
} from './form.ts';
export { needValues } from './values.ts';
