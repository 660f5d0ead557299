import { createHash } from 'node:crypto'

/**
 * A repeated statement is worth a cached plan; one with a list of varying length may never be sent
 * again.
 */
const SENT_BEFORE = 2
/** Each takes memory on every connection. */
const MAX_NAMES = 400
const MAX_KNOWN = 4_000

/**
 * A star may mean other columns after a migration, and PostgreSQL rejects a cached plan whose
 * result type changed.
 */
const star = /(\bselect|\breturning|,|\.|\.")\s*\*/i

/**
 * The name under which PostgreSQL caches a statement's plan, so that it isn't parsed and planned at
 * each call. Undefined for statements that are sent without a name.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const known = new Map<string, { times: number; name: string | undefined }>()
  let names = 0
  return (text) => {
    const statement = known.get(text)
    if (!statement) {
      if (known.size < MAX_KNOWN) known.set(text, { times: 1, name: undefined })
      return undefined
    }
    statement.times += 1
    if (statement.name === undefined && statement.times > SENT_BEFORE && names < MAX_NAMES && !star.test(text)) {
      names += 1
      statement.name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    }
    return statement.name
  }
}
