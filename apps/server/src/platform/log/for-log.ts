interface Logged {
  readonly message: string
  readonly stack?: string
}

/** PostgreSQL's errors, as `pg` throws them. */
interface DatabaseError extends Error {
  readonly code: string
  readonly severity: string
  readonly table?: string
  readonly constraint?: string
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'severity' in error && 'code' in error

/**
 * What may be logged of an error. Messages quote what was sent, so quoted text is removed, and of a
 * database error everything but its code.
 */
export function forLog(error: unknown): Logged {
  if (!(error instanceof Error)) return { message: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return { message: wordsOf(error), ...(frames.length > 0 && { stack: frames.join('\n') }) }
}

/** Statements that can't run at all: their messages quote our names, never values. */
const OUR_MISTAKE = /^42/

function databaseWords({ code, table, constraint, message }: DatabaseError): string {
  const where = [table, constraint].filter(Boolean).join(' ')
  return ['database error', code, OUR_MISTAKE.test(code) ? message : where].filter(Boolean).join(' ')
}

function wordsOf(error: Error): string {
  const own = isDatabaseError(error) ? databaseWords(error) : `${error.name}: ${unquoted(error.message)}`
  return error.cause instanceof Error ? `${own}: ${wordsOf(error.cause)}` : own
}

const quotes = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g

const unquoted = (text: string): string => text.replaceAll(quotes, '"…"')
