import type { JsonSchema } from './generate-from-schema.ts'

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: JsonSchema
}

export interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
  /** The caller: a guest's page or the desk. */
  readonly by: 'guest' | 'staff'
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | undefined
}

interface DescribedOperation {
  readonly operationId: string
  readonly tags: readonly ['guest' | 'staff']
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, unknown>> } }
}

const JSON_TYPE = 'application/json'

/**
 * The calls from the server's own API description: those that take JSON, or nothing, and answer
 * with JSON.
 */
export async function readDescription(url: string) {
  const response = await fetch(`${url}/api/docs/json`)
  const { paths, components } = (await response.json()) as {
    paths: Record<string, Record<string, DescribedOperation>>
    components: { schemas: Record<string, JsonSchema> }
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody, responses }]) => {
        const takes = requestBody === undefined || JSON_TYPE in requestBody.content
        return takes && JSON_TYPE in (responses[200].content ?? {})
      })
      .map(
        ([method, { operationId, tags, parameters, requestBody }]): Operation => ({
          name: operationId,
          method: method.toUpperCase(),
          path,
          by: tags[0],
          parameters: parameters.filter((one) => one.in !== 'header'),
          body: requestBody?.content[JSON_TYPE]?.schema,
        }),
      ),
  )
  return { operations, schemas: components.schemas }
}
