import * as z from 'zod/mini'
import { UnreadableAnswer } from './hotel-system.ts'

/** Parses what the system answered. Throws UnreadableAnswer with the place of the first fault. */
export function parseAnswer<Schema extends z.core.$ZodType>(
  system: string,
  schema: Schema,
  answer: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new UnreadableAnswer(`${system} answered what cannot be read at ${issue?.path.join('.') || 'its beginning'}`)
}

/** Returns undefined for text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The same without what is null: some systems answer null for what is absent. */
export const parseJsonWithoutNulls = (text: string): unknown => omitNulls(parseJson(text))

/** A reviver of JSON.parse would take several times as long. */
function omitNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNulls)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, omitNulls(inner)]])),
  )
}
