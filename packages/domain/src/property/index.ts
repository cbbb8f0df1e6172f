export { boundFaults, periodFaults } from './rules.ts';
export { readSynonyms } from './synonyms.ts';
