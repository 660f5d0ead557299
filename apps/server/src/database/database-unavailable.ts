/**
 * The database did not answer in time. The caller may try again later (503 with Retry-After).
 * What was under way may or may not have been committed: a lost answer is neither.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super('The database does not answer.', { cause })
  }
}

const lostConnectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // too_many_connections
  '53300',
  // admin_shutdown, crash_shutdown, cannot_connect_now
  '57P01',
  '57P02',
  '57P03',
])

/** `pg` gives these no code of their own. */
const lostConnectionMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'Client was closed and is not queryable',
]

export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss)
  const code = 'code' in error ? String(error.code) : ''
  // Class 08 is PostgreSQL's "connection exception".
  if (lostConnectionCodes.has(code) || /^08...$/.test(code)) return true
  return lostConnectionMessages.some((message) => error.message.startsWith(message))
}

/** What a caller of the database gets to see for this error. */
export function asDatabaseError(error: unknown): unknown {
  return isConnectionLoss(error) ? new DatabaseUnavailable(error) : error
}
