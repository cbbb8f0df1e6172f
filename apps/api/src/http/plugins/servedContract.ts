import { readContract } from '../contract.ts';

/** What of the contract says where something is. */
interface Addresses {
  readonly info: { readonly contact: { readonly url: string } };
  readonly servers: readonly { readonly url: string }[];
  readonly externalDocs: { readonly url: string };
}

/**
 * The contract as it is served: whoever keeps it as a file has to find the way back from there.
 *
 * @param publicUrl - where the product is reached, such as `https://tilava.example`
 */
export function servedContract(publicUrl: string): object {
  const absolute = <Part extends { readonly url: string }>(part: Part): Part => ({
    ...part,
    url: new URL(new URL(part.url, publicUrl).pathname, publicUrl).href,
  });
  const contract = readContract() as Addresses;
  const { info, servers, externalDocs } = contract;
  return {
    ...contract,
    info: { ...info, contact: absolute(info.contact) },
    servers: servers.map(absolute),
    externalDocs: absolute(externalDocs),
  };
}
