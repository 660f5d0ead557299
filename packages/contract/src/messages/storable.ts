/** JSON escapes of a NUL or of a surrogate; a complete surrogate pair may be escaped too. */
const suspicious = /\\u(?:0000|d[89a-f])/i

/**
 * PostgreSQL cannot store a NUL or a lone surrogate, but JSON can contain both. Most frames pass
 * the cheap first check.
 */
export function isStorable(frame: string, message: unknown): boolean {
  return !suspicious.test(frame) || hasValidText(message)
}

function hasValidText(value: unknown): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => hasValidText(name) && hasValidText(part))
}
