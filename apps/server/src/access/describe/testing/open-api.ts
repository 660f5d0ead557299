/**
 * The OpenAPI 3.1 objects that we use, as our own JSON schema: required fields, allowed values, and
 * nothing else. Schemas themselves are validated by JSON Schema's meta-schema.
 */
const closeObject = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  patternProperties: { '^x-': true },
  additionalProperties: false,
})
const buildMap = (names: string, entry: object) => ({
  type: 'object',
  propertyNames: { pattern: names },
  additionalProperties: entry,
})
const string = { type: 'string' }
const reference = closeObject({ $ref: { type: 'string', pattern: '^#/components/[a-z]+[A-Za-z]*/[A-Za-z0-9._-]+$' } }, [
  '$ref',
])
const allowReference = (entry: object) => ({ oneOf: [reference, entry] })
const schema = { type: ['object', 'boolean'] }
const mediaTypes = buildMap('^[a-z]+/[a-z-]+$', closeObject({ schema }))
const componentName = '^[a-zA-Z0-9._-]+$'

const buildParameter = (places: readonly string[], required: object) =>
  closeObject({ name: { type: 'string', minLength: 1 }, in: { enum: places }, required, description: string, schema }, [
    'name',
    'in',
    'required',
    'schema',
  ])
const parameter = {
  oneOf: [
    buildParameter(['path'], { const: true }),
    buildParameter(['query', 'header', 'cookie'], { type: 'boolean' }),
  ],
}

const response = closeObject({ description: string, content: mediaTypes }, ['description'])

const operation = closeObject(
  {
    operationId: string,
    summary: string,
    description: string,
    tags: { type: 'array', items: string },
    parameters: { type: 'array', items: parameter },
    security: { type: 'array', items: buildMap(componentName, { type: 'array', items: string }) },
    requestBody: closeObject({ required: { type: 'boolean' }, content: mediaTypes }, ['content']),
    responses: { ...buildMap('^[1-5]\\d\\d$', allowReference(response)), minProperties: 1 },
  },
  ['operationId', 'responses', 'security', 'parameters'],
)

const securityScheme = {
  oneOf: [
    closeObject(
      { type: { const: 'apiKey' }, in: { enum: ['query', 'header', 'cookie'] }, name: string, description: string },
      ['type', 'in', 'name'],
    ),
    closeObject({ type: { const: 'http' }, scheme: string, bearerFormat: string, description: string }, [
      'type',
      'scheme',
    ]),
  ],
}

export const openApi = closeObject(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: closeObject(
      {
        title: string,
        version: string,
        description: string,
        license: closeObject({ name: string, identifier: string }, ['name']),
      },
      ['title', 'version'],
    ),
    tags: { type: 'array', items: closeObject({ name: string }, ['name']) },
    paths: buildMap('^/', closeObject({ get: operation, post: operation })),
    components: closeObject({
      schemas: buildMap(componentName, schema),
      responses: buildMap(componentName, response),
      securitySchemes: buildMap(componentName, securityScheme),
    }),
  },
  ['openapi', 'info', 'paths'],
)
