/** The event is readable, but what it says can't be stored. `field` is its path in the event. */
export class RejectedEvent extends Error {
  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`)
  }
}

/** PostgreSQL's classes for data, constraints, limits and triggers: the same event fails again. */
const causedByData = /^(?:22|23|54|P0)...$/

/**
 * Returns why the event itself can't be stored; undefined if the cause may pass, such as a lost
 * connection. Never returns what the event says.
 */
export function rejectionReason(error: unknown): string | undefined {
  if (error instanceof RejectedEvent) return error.message
  // JSON that is nested too deeply to be written.
  if (error instanceof RangeError) return 'it cannot be stored'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return causedByData.test(code) ? `it cannot be stored (${code})` : undefined
}
