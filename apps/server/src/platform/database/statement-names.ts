import { createHash } from 'node:crypto'

/** A statement that comes back is worth a plan that is kept; one with a list of its own length may never come back. */
const SENT_BEFORE = 2
/** Each takes memory on every connection. */
const MOST_NAMES = 400
const MOST_KNOWN = 4_000

/** A star may stand for other columns after a migration, and PostgreSQL refuses a kept plan that would answer otherwise. */
const star = /(\bselect|\breturning|,|\.|\.")\s*\*/i

/**
 * The name under which PostgreSQL keeps a statement's plan, so that it is not parsed and planned anew at each call. Undefined for
 * what is sent as it is.
 */
export function statementNames(): (text: string) => string | undefined {
  const known = new Map<string, { times: number; name: string | undefined }>()
  let names = 0
  return (text) => {
    const statement = known.get(text)
    if (!statement) {
      if (known.size < MOST_KNOWN) known.set(text, { times: 1, name: undefined })
      return undefined
    }
    statement.times += 1
    if (statement.name === undefined && statement.times > SENT_BEFORE && names < MOST_NAMES && !star.test(text)) {
      names += 1
      statement.name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    }
    return statement.name
  }
}
