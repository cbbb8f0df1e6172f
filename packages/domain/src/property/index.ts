export { boundFaults, periodFaults } from './rules.ts';
export { readSynonyms, type SynonymsRead } from './synonyms.ts';
