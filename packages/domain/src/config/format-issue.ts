import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue
type IssueOf<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>

/** Zod's message when the schema defines none. */
const DEFAULT_MESSAGE = 'Invalid input'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  record: 'a record',
}

const units: Readonly<Record<string, string>> = { string: 'letters', array: 'entries' }

const messages = {
  invalid_type: ({ expected, input }: IssueOf<'invalid_type'>) =>
    input === undefined ? 'is missing' : `has to be ${kinds[expected] ?? expected}`,
  invalid_value: ({ values }: IssueOf<'invalid_value'>) => `has to be ${values.map(String).join(' or ')}`,
  too_small: ({ origin, minimum }: IssueOf<'too_small'>) =>
    units[origin] ? `needs ${minimum} ${units[origin]} or more` : `has to be ${minimum} or more`,
  too_big: ({ origin, maximum }: IssueOf<'too_big'>) =>
    units[origin] ? `may have ${maximum} ${units[origin]} at most` : `has to be ${maximum} or less`,
  invalid_key: () => 'is not a name that may stand here',
  invalid_union: () => 'is none of the kinds that may stand here',
  invalid_format: () => 'is not written as it has to be',
} satisfies { [Code in Issue['code']]?: (issue: IssueOf<Code>) => string }

/**
 * Describes the issue; callers put the path in front: `hotelInfo.checkOutUntil: a time like 12:00`.
 */
export function formatIssue(issue: Issue): string {
  if (issue.message !== DEFAULT_MESSAGE) return issue.message
  const say = (messages as Partial<Record<string, (issue: Issue) => string>>)[issue.code]
  return say?.(issue) ?? 'is not as it has to be'
}
