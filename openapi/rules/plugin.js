import { dirname, join, relative } from 'node:path';

const HEADERS = join(import.meta.dirname, '../headers');

// What this contract promises beyond OpenAPI itself; each rule says why it is there.
const VERBS = [
  'create',
  'verify',
  'delete',
  'get',
  'list',
  'find',
  'update',
  'upload',
  'renew',
  'send',
  'check',
  'add',
  'stream',
  'simulate',
  'upsert',
];

/** Path-level parameters are dropped silently by the server's router when an operation has its own. */
const parametersOnTheOperation = () => ({
  PathItem(pathItem, { report, location }) {
    if (pathItem.parameters) {
      report({ message: 'Declare parameters on each operation.', location: location.child('parameters') });
    }
  },
});

/** A client reads every failure in one way only; what receivers of webhooks answer is theirs. */
const problemOnErrors = () => ({
  Paths: {
    Response(response, { report, location, key }) {
      if (!/^[45]/.test(String(key))) return;
      const types = Object.keys(response.content ?? {});
      if (types.length !== 1 || types[0] !== 'application/problem+json') {
        report({ message: `${key} must answer application/problem+json and nothing else.`, location });
      }
      if (!response.headers?.['X-Request-Id']) {
        report({ message: `${key} must declare X-Request-Id.`, location });
      }
      if (['429', '503'].includes(String(key)) && !response.headers?.['Retry-After']) {
        report({ message: `${key} must declare Retry-After.`, location });
      }
    },
  },
});

/** Examples are what integrators read first, and what the SDK's test data is made of. */
const exampleOnAnswers = () => ({
  Response: {
    MediaType(mediaType, { report, location }) {
      if (Object.keys(mediaType.examples ?? {}).length === 0) {
        report({ message: 'An answer needs at least one entry in `examples`.', location });
      }
    },
  },
});

/** A body is easier copied than put together. */
const exampleOnBodies = () => ({
  RequestBody: {
    MediaType(mediaType, { report, location }) {
      if (Object.keys(mediaType.examples ?? {}).length === 0) {
        report({ message: 'A body needs at least one entry in `examples`.', location });
      }
    },
  },
});

/** Tools resolve a relative address against wherever the file happens to be, or refuse it. */
const absoluteAddresses = () => {
  const check = (holder, { report, location }) => {
    if (holder.url !== undefined && !URL.canParse(holder.url))
      report({
        message: 'Give an absolute address; the server puts its own in.',
        location: location.child('url'),
      });
  };
  return { Contact: check, ExternalDocs: check };
};

/** What only the root names is used by nothing, whatever `no-unused-components` says of a reference. */
const noNamedComponents = () => ({
  Components(components, { report, location }) {
    for (const kind of Object.keys(components).filter((name) => name !== 'securitySchemes'))
      report({ message: 'Refer to the file where it is used instead.', location: location.child(kind) });
  },
});

/** A cache has to know which of the copies it keeps is meant (RFC 9110, 15.4.5). */
const validatorOnNotModified = () => ({
  Response(response, { report, location, key }) {
    if (String(key) === '304' && !response.headers?.ETag)
      report({ message: '304 must declare ETag.', location });
  },
});

/** A name says less than whoever wrote it believes; what a property refers to may say the rest. */
const describedProperty = () => ({
  Schema(schema, { report, location, resolve }) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const isDescribed = property.description ?? resolve(property).node?.description;
      if (isDescribed) continue;
      report({ message: `Describe ${name}.`, location: location.child(['properties', name]) });
    }
  },
});

/** operationIds become the SDK's method names; those of webhooks, which receivers answer, don't. */
const verbFirstOperationId = () => ({
  Paths: {
    Operation(operation, { report, location }) {
      const id = operation.operationId ?? '';
      if (!VERBS.some((verb) => new RegExp(`^${verb}[A-Z][A-Za-z]*$`).test(id))) {
        report({
          message: `operationId "${id}" must be camelCase and begin with one of: ${VERBS.join(', ')}.`,
          location: location.child('operationId'),
        });
      }
    },
  },
});

/** The tag becomes the SDK's namespace, so there is exactly one and it is an identifier. */
const oneTagAsNamespace = () => ({
  Operation(operation, { report, location }) {
    const tags = operation.tags ?? [];
    if (tags.length !== 1 || !/^[a-z][A-Za-z]*$/.test(tags[0])) {
      report({
        message: 'An operation needs exactly one tag, in camelCase.',
        location: location.child('tags'),
      });
    }
  },
});

/** Tags whose operations keys never reach: passwords, sessions, accounts, what only people decide, and keys themselves. */
const TAGS_WITHOUT_KEYS = [
  'bearers',
  'verification',
  'users',
  'blocks',
  'reports',
  'team',
  'keys',
  // They outlive a key, and tell of what its scopes don't reach.
  'webhooks',
  'events',
  'alerts',
  'admin',
];

/** What is let in by a bearer names the scope by which keys are, of its tag, or says by `x-keys: false` that none are. */
const scopeOfKeys = () => ({
  PathItem(pathItem, { report, location, resolve }) {
    for (const verb of ['get', 'put', 'post', 'patch', 'delete']) {
      const operation = pathItem[verb] && resolve(pathItem[verb]).node;
      const security = operation?.security ?? [];
      if (!security.some((requirement) => 'bearer' in requirement)) continue;
      const [tag = ''] = operation.tags ?? [];
      const given = security.find((requirement) => 'key' in requirement)?.key;
      const isRead = operation['x-read-only'] ?? (verb === 'get' && operation['x-safe-to-retry'] !== false);
      const scope = `${tag}:${isRead ? 'read' : 'write'}`;
      const isWithoutKeys = TAGS_WITHOUT_KEYS.includes(tag) || operation['x-keys'] === false;
      if (isWithoutKeys ? given !== undefined : given?.join() !== scope) {
        const message = isWithoutKeys
          ? `${operation.operationId} must not take a key.`
          : `${operation.operationId} must list \`key: [${scope}]\` in its security.`;
        report({ message, location: location.child(verb) });
      }
    }
  },
});

/** `x-properties-of` brings in the properties of another schema: a creation and a change take the same fields. */
const propertiesOf = () => ({
  Schema: {
    enter(schema, { resolve }) {
      const { 'x-properties-of': reference, ...own } = schema;
      if (reference === undefined) return;
      delete schema['x-properties-of'];
      schema.properties = { ...structuredClone(resolve(reference).node.properties), ...own.properties };
    },
  },
});

/** Written while they are read from the database, so that nothing can be said of the whole. */
const STREAMED = ['getUserExport'];

/** Every read that answers JSON has an `ETag`, and is 304 while it's the same. */
const conditionalReads = () => ({
  Operation(operation, { key }) {
    const { responses, operationId, 'x-safe-to-retry': isRead = true } = operation;
    const answer = responses?.['200'];
    const isJson = answer?.content?.['application/json'] !== undefined;
    if (key !== 'get' || !isJson || !isRead || STREAMED.includes(operationId)) return;
    answer.headers = { ETag: { $ref: '../../headers/ETag-Of-Read.yaml' }, ...answer.headers };
    responses['304'] = { $ref: '../../responses/NotModified.yaml' };
  },
});

/** Any call may be one too many, and its answer says how many are left; those that are added here say it by themselves. */
const limitedCalls = () => ({
  Paths: {
    Operation({ responses }) {
      responses['429'] = { $ref: '../../responses/TooManyRequests.yaml' };
    },
    Response(response, { location }) {
      const folder = relative(dirname(location.source.absoluteRef), HEADERS);
      const headers = ['RateLimit-Policy', 'RateLimit'].map((name) => [
        name,
        { $ref: `${folder}/${name}.yaml` },
      ]);
      response.headers = { ...response.headers, ...Object.fromEntries(headers) };
    },
  },
});

export default () => ({
  id: 'tilava',
  preprocessors: {
    oas3: {
      'properties-of': propertiesOf,
      'conditional-reads': conditionalReads,
      'limited-calls': limitedCalls,
    },
  },
  rules: {
    oas3: {
      'parameters-on-the-operation': parametersOnTheOperation,
      'absolute-addresses': absoluteAddresses,
      'no-named-components': noNamedComponents,
      'validator-on-not-modified': validatorOnNotModified,
      'problem-on-errors': problemOnErrors,
      'example-on-answers': exampleOnAnswers,
      'example-on-bodies': exampleOnBodies,
      'described-property': describedProperty,
      'verb-first-operation-id': verbFirstOperationId,
      'one-tag-as-namespace': oneTagAsNamespace,
      'scope-of-keys': scopeOfKeys,
    },
  },
});
