import { header } from '../signature.ts';

/** The module with the package's version. */
export const generateVersion = (version: string): string => `${header}
/** By which the package names itself to servers. */
export const version = '${version}';
`;
