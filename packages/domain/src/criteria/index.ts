export { criteriaForm, criteriaValues, type CriteriaFields, type CriteriaResult } from './form.ts';
