/**
 * The protocol of a reader that speaks in frames, both ways:
 *
 *     STX  kind  text…  ETX  sum        sum: exclusive-or of all bytes after STX up to ETX
 *
 * Host to reader: `V` asks for the version, `E` starts reading, `D` stops it.
 * Reader to host: `V…` its version, `A` done, `N…` failed and why, `R…` a document with lines ended
 * by CR; `R` alone is something without lines.
 * A document is acknowledged by the bare byte ACK, a broken frame by NAK, after which the reader
 * sends it again.
 */
const STX = 0x02
const ETX = 0x03

export const ACK: Uint8Array = Uint8Array.of(0x06)
export const NAK: Uint8Array = Uint8Array.of(0x15)

/** The longest document has three lines of thirty characters, or two of 44. */
const MAX_FRAME_LENGTH = 512

const requests = { version: 'V', enable: 'E', disable: 'D' } as const
export type Request = keyof typeof requests

export type Answer =
  | { readonly type: 'version'; readonly version: string }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'document'; readonly text: string }
  /** Wrong checksum or unknown kind. */
  | { readonly type: 'broken' }

export function formatFrame(text: string): Uint8Array {
  const body = Buffer.from(`${text}\x03`, 'latin1')
  return Buffer.concat([Uint8Array.of(STX), body, Uint8Array.of(computeChecksum(body))])
}

export function formatRequest(name: Request): Uint8Array {
  return formatFrame(requests[name])
}

/**
 * Parses frames from arbitrary chunks of bytes; undefined for a broken one. Noise between frames is
 * skipped.
 */
export function createFrameReader(): (bytes: Uint8Array) => (string | undefined)[] {
  let body: number[] | undefined
  let ended = false
  return (bytes) => {
    const texts: (string | undefined)[] = []
    for (const byte of bytes) {
      if (body === undefined) {
        if (byte === STX) body = []
      } else if (ended) {
        const isWhole = byte === computeChecksum(Uint8Array.from(body))
        texts.push(isWhole ? Buffer.from(body.slice(0, -1)).toString('latin1') : undefined)
        body = undefined
        ended = false
      } else if (body.length >= MAX_FRAME_LENGTH) {
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

const answerParsers: Record<string, (text: string) => Answer> = {
  V: (version) => ({ type: 'version', version }),
  A: () => ({ type: 'done' }),
  N: (reason) => ({ type: 'refused', reason }),
  R: (text) => ({ type: 'document', text }),
}

/** Parses a reader's frame. */
export function parseAnswer(text: string | undefined): Answer {
  const kind = text?.charAt(0) ?? ''
  const read = Object.hasOwn(answerParsers, kind) ? answerParsers[kind] : undefined
  return read?.(text?.slice(1) ?? '') ?? { type: 'broken' }
}

/** Parses a host's frame, for the simulated reader. */
export function parseRequest(text: string | undefined): Request | undefined {
  return (Object.keys(requests) as Request[]).find((name) => requests[name] === text)
}

function computeChecksum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum ^ byte, 0)
}
