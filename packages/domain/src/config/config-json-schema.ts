import * as z from 'zod/mini'
import { flagDescriptions } from './flag-descriptions.ts'
import { hotelConfigSchema } from './hotel-config.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const described: Readonly<Record<string, string>> = flagDescriptions

/** What a hand-written configuration document may contain, with a description of each flag. */
export function buildConfigJsonSchema(): JsonSchema {
  const schema: JsonSchema = z.toJSONSchema(hotelConfigSchema, { io: 'input', unrepresentable: 'any' })
  const { flags } = schema.properties ?? {}
  if (typeof flags === 'object')
    for (const [name, flag] of Object.entries(flags.properties ?? {}))
      if (typeof flag === 'object' && described[name]) flag.description = described[name]
  return schema
}
