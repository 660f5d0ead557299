/** Deeper than anything that we accept; recursive code would overflow the stack. */
const MAX_DEPTH = 32

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Why this JSON is rejected, from its bytes alone, before it is parsed. Parsing four megabytes of
 * brackets or names blocks the process for half a second; counting them takes a hundredth of that.
 */
export function oversizeReason(json: Uint8Array, maxValues: number): 'deep' | 'many' | undefined {
  let depth = 0
  let values = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (inText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > MAX_DEPTH) return 'deep'
      if (++values > maxValues) return 'many'
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
    else if (byte === COMMA || byte === COLON) {
      if (++values > maxValues) return 'many'
    }
  }
  return undefined
}
