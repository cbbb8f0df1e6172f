export {
  maxNeeds,
  needFaults,
  needForm,
  needPropertyForm,
  needValues,
  type NeedFields,
  type NeedLimits,
  type NeedOptions,
  type NeedPropertyFields,
  type NeedResult,
} from './need.ts';
