/**
 * The OpenAPI 3.1 objects that we use, as our own JSON schema: required fields, allowed values, and
 * nothing else. Schemas themselves are validated by JSON Schema's meta-schema.
 */
const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  patternProperties: { '^x-': true },
  additionalProperties: false,
})
const mapOf = (names: string, entry: object) => ({
  type: 'object',
  propertyNames: { pattern: names },
  additionalProperties: entry,
})
const string = { type: 'string' }
const reference = closed({ $ref: { type: 'string', pattern: '^#/components/[a-z]+[A-Za-z]*/[A-Za-z0-9._-]+$' } }, [
  '$ref',
])
const orReference = (entry: object) => ({ oneOf: [reference, entry] })
const schema = { type: ['object', 'boolean'] }
const mediaTypes = mapOf('^[a-z]+/[a-z-]+$', closed({ schema }))
const componentName = '^[a-zA-Z0-9._-]+$'

const parameterIn = (places: readonly string[], required: object) =>
  closed({ name: { type: 'string', minLength: 1 }, in: { enum: places }, required, description: string, schema }, [
    'name',
    'in',
    'required',
    'schema',
  ])
const parameter = {
  oneOf: [parameterIn(['path'], { const: true }), parameterIn(['query', 'header', 'cookie'], { type: 'boolean' })],
}

const response = closed({ description: string, content: mediaTypes }, ['description'])

const operation = closed(
  {
    operationId: string,
    summary: string,
    description: string,
    tags: { type: 'array', items: string },
    parameters: { type: 'array', items: parameter },
    security: { type: 'array', items: mapOf(componentName, { type: 'array', items: string }) },
    requestBody: closed({ required: { type: 'boolean' }, content: mediaTypes }, ['content']),
    responses: { ...mapOf('^[1-5]\\d\\d$', orReference(response)), minProperties: 1 },
  },
  ['operationId', 'responses', 'security', 'parameters'],
)

const securityScheme = {
  oneOf: [
    closed(
      { type: { const: 'apiKey' }, in: { enum: ['query', 'header', 'cookie'] }, name: string, description: string },
      ['type', 'in', 'name'],
    ),
    closed({ type: { const: 'http' }, scheme: string, bearerFormat: string, description: string }, ['type', 'scheme']),
  ],
}

export const openApi = closed(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: closed(
      {
        title: string,
        version: string,
        description: string,
        license: closed({ name: string, identifier: string }, ['name']),
      },
      ['title', 'version'],
    ),
    tags: { type: 'array', items: closed({ name: string }, ['name']) },
    paths: mapOf('^/', closed({ get: operation, post: operation })),
    components: closed({
      schemas: mapOf(componentName, schema),
      responses: mapOf(componentName, response),
      securitySchemes: mapOf(componentName, securityScheme),
    }),
  },
  ['openapi', 'info', 'paths'],
)
