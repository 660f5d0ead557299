import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from './parse-answer.ts'

/** Reads a cursor of this adapter. One of another system starts from the beginning. */
export function readCursor<Schema extends z.core.$ZodType>(
  schema: Schema,
  start: z.output<Schema>,
  text: string | undefined,
): z.output<Schema> {
  const parsed = z.safeParse(schema, text === undefined ? undefined : parseJson(text))
  return parsed.success ? parsed.data : start
}

/** Of what a cursor remembers to notice a change. */
export const computeDigest = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')
