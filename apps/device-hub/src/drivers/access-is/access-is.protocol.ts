/**
 * The line protocol of a reader that speaks in frames, both ways:
 *
 *     STX  kind  text…  ETX  sum        sum: all bytes after STX up to ETX, exclusive-or
 *
 * Host to reader: `V` which version, `E` read from now on, `D` read no more.
 * Reader to host: `V…` its version, `A` done, `N…` not done and why, `R…` a document, its lines ended by CR; `R` alone: something without lines.
 * A document is answered by the bare byte ACK, a broken frame by NAK, upon which the reader sends it again.
 */
const STX = 0x02
const ETX = 0x03

export const ACK: Uint8Array = Uint8Array.of(0x06)
export const NAK: Uint8Array = Uint8Array.of(0x15)

/** The longest document has three lines of thirty characters, or two of 44. */
const LONGEST_FRAME = 512

const requests = { version: 'V', enable: 'E', disable: 'D' } as const
export type Request = keyof typeof requests

export type Answer =
  | { readonly type: 'version'; readonly version: string }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'document'; readonly text: string }
  /** A sum that does not fit, or a kind that does not exist. */
  | { readonly type: 'broken' }

export function frame(text: string): Uint8Array {
  const body = Buffer.from(`${text}\x03`, 'latin1')
  return Buffer.concat([Uint8Array.of(STX), body, Uint8Array.of(sumOf(body))])
}

export function request(name: Request): Uint8Array {
  return frame(requests[name])
}

/** Bytes in, texts of frames out, however the line has cut them; undefined for a broken one. Noise between frames is passed over. */
export function frameReader(): (bytes: Uint8Array) => (string | undefined)[] {
  let body: number[] | undefined
  let ended = false
  return (bytes) => {
    const texts: (string | undefined)[] = []
    for (const byte of bytes) {
      if (body === undefined) {
        if (byte === STX) body = []
      } else if (ended) {
        const isWhole = byte === sumOf(Uint8Array.from(body))
        texts.push(isWhole ? Buffer.from(body.slice(0, -1)).toString('latin1') : undefined)
        body = undefined
        ended = false
      } else if (body.length >= LONGEST_FRAME) {
        texts.push(undefined)
        body = undefined
      } else {
        body.push(byte)
        ended = byte === ETX
      }
    }
    return texts
  }
}

const meanings: Record<string, (text: string) => Answer> = {
  V: (version) => ({ type: 'version', version }),
  A: () => ({ type: 'done' }),
  N: (reason) => ({ type: 'refused', reason }),
  R: (text) => ({ type: 'document', text }),
}

/** What a reader's frame means. */
export function answerOf(text: string | undefined): Answer {
  const kind = text?.charAt(0) ?? ''
  const read = Object.hasOwn(meanings, kind) ? meanings[kind] : undefined
  return read?.(text?.slice(1) ?? '') ?? { type: 'broken' }
}

/** What a host's frame means, for whoever plays the reader. */
export function requestOf(text: string | undefined): Request | undefined {
  return (Object.keys(requests) as Request[]).find((name) => requests[name] === text)
}

function sumOf(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum ^ byte, 0)
}
