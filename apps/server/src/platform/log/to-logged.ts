export interface Logged {
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

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'severity' in error && 'code' in error

/**
 * What may be logged of an error. Messages quote what was sent, so quoted text is removed, and of a
 * database error everything but its code.
 */
export function toLogged(error: unknown): Logged {
  if (!(error instanceof Error)) return { message: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return { message: formatError(error), ...(frames.length > 0 && { stack: frames.join('\n') }) }
}

/** Statements that can't run at all: their messages quote our names, never values. */
const QUERY_ERROR_CLASS = /^42/

function formatDatabaseError({ code, table, constraint, message }: DatabaseError): string {
  const where = [table, constraint].filter(Boolean).join(' ')
  return ['database error', code, QUERY_ERROR_CLASS.test(code) ? message : where].filter(Boolean).join(' ')
}

function formatError(error: Error): string {
  const own = isDatabaseError(error) ? formatDatabaseError(error) : `${error.name}: ${removeQuotes(error.message)}`
  return error.cause instanceof Error ? `${own}: ${formatError(error.cause)}` : own
}

const quotes = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g

const removeQuotes = (text: string): string => text.replaceAll(quotes, '"…"')
