import { toSingleLine } from '@foyer/domain/basics/line.ts'

const MAX_NAME_LENGTH = 100

/**
 * Lists the fields of a message that parsing has dropped, such as `reservation.guests.nickname`.
 * Entries of a list count as one field.
 */
export function listIgnoredFields(message: unknown, parsed: unknown, path = ''): string[] {
  // Data that only the other system understands is the same object.
  if (message === parsed || !isObject(message) || !isObject(parsed)) return []
  if (Array.isArray(message))
    return message.flatMap((one, at) => listIgnoredFields(one, (parsed as unknown as unknown[])[at], path))
  return Object.entries(message).flatMap(([name, value]) => {
    const field = path ? `${path}.${name}` : name
    return Object.hasOwn(parsed, name)
      ? listIgnoredFields(value, parsed[name], field)
      : [toSingleLine(field.slice(0, MAX_NAME_LENGTH).toWellFormed())]
  })
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
