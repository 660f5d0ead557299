import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue
type Descriptions = { readonly [Code in Issue['code']]?: (issue: Extract<Issue, { code: Code }>) => string }

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }
const kindsOfValue: Readonly<Record<string, string>> = { int: 'an integer', array: 'an array', object: 'an object' }
const MAX_PATH_LENGTH = 200

const descriptions: Descriptions = {
  invalid_type: ({ expected }) => `is not ${kindsOfValue[expected] ?? `a ${expected}`}`,
  too_small: ({ minimum, origin }) => `is less than ${minimum}${units[origin] ?? ''}`,
  too_big: ({ maximum, origin }) => `is more than ${maximum}${units[origin] ?? ''}`,
  invalid_format: ({ format }) => (format === 'regex' ? 'has the wrong form' : `is not a valid ${format}`),
  invalid_value: ({ values }) => `is none of ${values.join(', ')}`,
  invalid_union: () => 'is none of the known kinds',
  invalid_key: () => 'has a name with the wrong form',
  custom: ({ message }) => message,
}

/** Says which field of a message is wrong, and what is wrong with it, without repeating its value. */
export function describeIssue(issue: Issue | undefined, message: unknown): string {
  if (!issue) return 'it cannot be read'
  const describe = descriptions[issue.code] as ((issue: Issue) => string) | undefined
  const reason = isMissing(message, issue.path) ? 'is missing' : (describe?.(issue) ?? 'is not valid')
  const field = issue.path.join('.').slice(0, MAX_PATH_LENGTH).toWellFormed()
  return field ? `${field}: ${reason}` : reason
}

function isMissing(message: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>((inside, name) => (inside as Record<PropertyKey, unknown> | null)?.[name], message)
  return value === undefined
}
