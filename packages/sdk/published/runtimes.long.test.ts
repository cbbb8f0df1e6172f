import { describeRuntimes } from './support/describeRuntimes.ts';
import { otherRuntimes } from './support/runtimes.ts';

describeRuntimes(await otherRuntimes());
