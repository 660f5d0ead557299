/** How JSON writes a NUL, and one half of a sign; both halves together may be written so too. */
const suspicious = /\\u(?:0000|d[89a-f])/i

/** No database keeps a NUL or half a sign, and JSON can say both. Most frames need no second look. */
export function isKeepable(frame: string, message: unknown): boolean {
  return !suspicious.test(frame) || isWhole(message)
}

function isWhole(value: unknown): boolean {
  if (typeof value === 'string') return !/\0|\p{Surrogate}/u.test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => isWhole(name) && isWhole(part))
}
