import { hash, verify } from '@node-rs/argon2';

/** Memory (KiB) and passes that OWASP asks for at the least of Argon2id, which is the library's default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to keep of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (an unknown email) it takes as long and is
 * never true, so that the time does not tell which emails are known.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  hashOfNobody ??= hashPassword('nobody has this password');
  await verify(await hashOfNobody, password);
  return false;
}
