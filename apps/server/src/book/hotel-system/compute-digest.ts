import { createHash } from 'node:crypto'

/** The same for equal content, whatever the order of its fields. */
export function computeDigest(content: object): string {
  return createHash('sha256').update(JSON.stringify(content, sortFields)).digest('base64url')
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
