import type * as z from 'zod/mini'

/** Half of a surrogate pair, such as half an emoji. */
const loneSurrogate = /\p{Surrogate}/u

const isStorable = (text: string) => !text.includes('\0') && !loneSurrogate.test(text)

interface Place {
  readonly value: unknown
  readonly name?: string
  readonly parent?: Place
}

/**
 * Finds the first text, or object with a field's name, that the database can't store. Iterative,
 * because data that only the other system understands may be nested deeply.
 */
function findUnstorable(value: unknown): Place | undefined {
  const rest: Place[] = [{ value }]
  for (let place = rest.pop(); place; place = rest.pop()) {
    if (typeof place.value === 'string' && !isStorable(place.value)) return place
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [name, inside] of Object.entries(place.value)) {
      if (!isStorable(name)) return place
      rest.push({ value: inside, name, parent: place })
    }
  }
  return undefined
}

function toPath(place: Place): string[] {
  const path: string[] = []
  for (let at: Place | undefined = place; at?.name !== undefined; at = at.parent) path.push(at.name)
  return path.toReversed()
}

/** A check of a whole message: PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function assertStorable({ value, issues }: z.core.ParsePayload): void {
  const place = findUnstorable(value)
  if (place)
    issues.push({ code: 'custom', path: toPath(place), input: undefined, message: 'is not valid Unicode text' })
}
