import { inject } from 'vitest';
import { describeRuntimes } from './support/describeRuntimes.ts';
import { mainRuntimes } from './support/runtimes.ts';

describeRuntimes(mainRuntimes(inject('published').tools));
