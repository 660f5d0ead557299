/** Deeper than anything that we accept; recursive code would overflow the stack. */
const MAX_DEPTH = 32
/** Numbers, punctuation and indentation between the texts, for each value that a body may have. */
const MAX_BYTES_PER_VALUE = 64
/** Texts and escapes closer together than this are read byte by byte, which is then faster. */
const MAX_STEPS = 256

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

export interface ShapeLimits {
  /** Values and names together. */
  readonly maxValues: number
  /** As sent, with its escapes. */
  readonly maxTextBytes: number
}

export type OversizeReason = 'deep' | 'many' | 'long'

/** Reads the parts of a body in order; returns why it is rejected, as soon as that is known. */
export type ShapeScan = (part: Buffer) => OversizeReason | undefined

/**
 * Checks JSON from its bytes alone, as they arrive, before it is parsed. Parsing four megabytes of
 * brackets or names blocks the process for half a second, and even receiving them takes time that
 * guests need.
 */
export function createShapeScan({ maxValues, maxTextBytes }: ShapeLimits): ShapeScan {
  const maxBetween = maxValues * MAX_BYTES_PER_VALUE
  let [depth, values, between, textBytes] = [0, 0, 0, 0]
  let inText = false
  let isEscaped = false

  /** From `start`, which is inside a text, to its end or some way towards it. */
  function skipText(part: Buffer, start: number): number {
    const near = Math.min(part.length, start + MAX_STEPS)
    for (let at = start; at < near; at++) {
      const byte = part[at]
      if (isEscaped) isEscaped = false
      else if (byte === BACKSLASH) isEscaped = true
      else if (byte === QUOTE) {
        inText = false
        return at + 1
      }
    }
    return isEscaped ? near : skipToQuote(part, near)
  }

  function skipToQuote(part: Buffer, start: number): number {
    const found = part.indexOf(QUOTE, start)
    const end = found === -1 ? part.length : found
    let backslashes = 0
    while (end - backslashes > start && part[end - backslashes - 1] === BACKSLASH) backslashes++
    isEscaped = backslashes % 2 === 1
    return end
  }

  /** From `start`, which is outside of texts, to behind the quote that begins the next one. */
  function countValues(part: Buffer, start: number): number {
    for (let at = start; at < part.length; at++) {
      const byte = part[at]
      if (byte === QUOTE) {
        inText = true
        textBytes = 0
        return at + 1
      }
      if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        depth++
        values++
        if (depth > MAX_DEPTH || values > maxValues) return at + 1
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
      else if (byte === COMMA || byte === COLON) {
        values++
        if (values > maxValues) return at + 1
      }
    }
    return part.length
  }

  return (part) => {
    for (let at = 0; at < part.length; ) {
      const start = at
      if (inText) {
        at = skipText(part, start)
        textBytes += at - start
        if (textBytes > maxTextBytes) return 'long'
      } else {
        at = countValues(part, start)
        between += at - start
        if (depth > MAX_DEPTH) return 'deep'
        if (values > maxValues || between > maxBetween) return 'many'
      }
    }
    return undefined
  }
}
