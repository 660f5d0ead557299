import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type JsonSchema = Readonly<Record<string, unknown>>

/** Describing them all takes a while, and a schema never changes. */
const described = new WeakMap<Schema, JsonSchema>()

/** The wire side of a schema: what a request sends, and what an answer contains. */
function toWireSchema(schema: Schema): JsonSchema {
  const known = described.get(schema)
  if (known) return known
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: clearFileSchema,
  })
  described.set(schema, json)
  return json
}

/** A file is bytes; the body's media type says what kind. */
function clearFileSchema({ zodSchema, jsonSchema }: { zodSchema: Schema; jsonSchema: Record<string, unknown> }): void {
  if (zodSchema._zod.def.type === 'file') for (const name of Object.keys(jsonSchema)) delete jsonSchema[name]
}

/** Schemas as one document holds them: recursive ones get their own name. */
export class WireSchemas {
  readonly named: Record<string, JsonSchema> = {}

  of(name: string, schema: Schema): JsonSchema {
    const { $defs, ...json } = toWireSchema(schema)
    if (!$defs) return json
    const renamed = (part: unknown): unknown => {
      if (Array.isArray(part)) return part.map(renamed)
      if (typeof part !== 'object' || part === null) return part
      return Object.fromEntries(
        Object.entries(part).map(([key, value]) => [key, key === '$ref' ? toDocumentRef(name, value) : renamed(value)]),
      )
    }
    for (const [def, body] of Object.entries($defs)) this.named[`${name}.${def}`] = renamed(body) as JsonSchema
    return renamed(json) as JsonSchema
  }
}

const toDocumentRef = (name: string, ref: unknown) => String(ref).replace('#/$defs/', `#/components/schemas/${name}.`)

/** The properties of an object, each with whether it is required. */
export function listProperties(json: JsonSchema): { name: string; required: boolean; schema: JsonSchema }[] {
  const required = Array.isArray(json['required']) ? json['required'] : []
  return Object.entries((json['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
  }))
}
