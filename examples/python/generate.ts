/** `node python/generate.ts FOLDER` writes `tilava.py` there: the contract's schemas as Python classes, by quicktype. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputData, JSONSchemaInput, JSONSchemaStore, quicktype, type JSONSchema } from 'quicktype-core';

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const file = new URL('../../openapi/generated/openapi.json', import.meta.url);

/** Dates stay texts, so that the classes need nothing besides Python itself. */
const contract = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
  key === 'format' && (value === 'date' || value === 'date-time') ? undefined : value,
) as Contract & JSONSchema;

class ContractStore extends JSONSchemaStore {
  override fetch(): Promise<JSONSchema> {
    return Promise.resolve(contract);
  }
}

const schemas = new JSONSchemaInput(new ContractStore());
for (const name of Object.keys(contract.components.schemas))
  await schemas.addSource({ name, uris: [`contract.json#/components/schemas/${name}`] });
const inputData = new InputData();
inputData.addInput(schemas);
const { lines } = await quicktype({
  inputData,
  lang: 'python',
  rendererOptions: { 'python-version': '3.7' },
});
writeFileSync(join(process.argv[2] ?? '.', 'tilava.py'), lines.join('\n'));
