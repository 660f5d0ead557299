const MASK = '•'
const VISIBLE_CHARACTERS = 4

/** The last four characters, if enough of the others stay hidden. */
export function maskNumber(number: string): string {
  const characters = [...number]
  return (
    MASK.repeat(VISIBLE_CHARACTERS) +
    (characters.length >= 2 * VISIBLE_CHARACTERS ? characters.slice(-VISIBLE_CHARACTERS).join('') : '')
  )
}

/** No real value contains this character, so a value with it is a mask that was sent back. */
export function isMasked(value: unknown): boolean {
  return typeof value === 'string' && value.includes(MASK)
}
