import { Problem } from '@foyer/domain/problem/problem.ts'

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // read_only_sql_transaction: the primary has become a replica
  '25006',
  // too_many_connections
  '53300',
  // admin_shutdown, crash_shutdown, cannot_connect_now
  '57P01',
  '57P02',
  '57P03',
])

/** `pg` sets no code for these. */
const messages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
]

export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // Class 08 is PostgreSQL's "connection exception".
  if (codes.has(code) || /^08...$/.test(code)) return true
  return messages.some((message) => error.message.startsWith(message))
}

/** A transaction whose answer was lost may or may not be committed, so the caller has to check. */
export function createDatabaseUnavailable(cause: unknown): Problem {
  return new Problem('unavailable', 'the database does not answer', { cause })
}
