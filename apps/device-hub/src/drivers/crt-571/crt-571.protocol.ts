/**
 * The protocol of Creator's CRT-571 card dispensers, from its manual:
 *
 *     F2  address  length (2)  C  command  parameter  data…  03  sum                   request
 *     F2  address  length (2)  P  command  parameter  st0 st1 st2  data…  03  sum      done
 *     F2  address  length (2)  N  command  parameter  e1 e0  data…  03  sum            failed
 *
 * The sum is the exclusive-or of all bytes before it. A frame is acknowledged by the bare byte ACK,
 * a broken one by NAK.
 */
const START = 0xf2
const END = 0x03
const ADDRESS = 0x00

export const ACK: Uint8Array = Uint8Array.of(0x06)
export const NAK: Uint8Array = Uint8Array.of(0x15)

const MAX_TEXT_LENGTH = 512

/** Command and parameter, as letters. */
export const requests = {
  /** Moves any card inside to the bin. */
  clear: '01',
  status: '10',
  toCoder: '22',
  toBin: '23',
  toGate: '29',
} as const satisfies Record<string, string>
export type Request = keyof typeof requests

type Card = 'none' | 'gate' | 'coder'
type Stack = 'empty' | 'few' | 'enough'

const cards: Readonly<Record<string, Card>> = { 0: 'none', 1: 'gate', 2: 'coder' }
const stacks: Readonly<Record<string, Stack>> = { 0: 'empty', 1: 'few', 2: 'enough' }

export interface DispenserState {
  readonly card: Card
  readonly stack: Stack
  readonly binIsFull: boolean
}

export type Answer =
  | { readonly type: 'done'; readonly request: string; readonly state: DispenserState }
  | { readonly type: 'failed'; readonly request: string; readonly error: string }
  /** Wrong checksum or unknown letters. */
  | { readonly type: 'broken' }

/** Error codes that matter to the person who has to help. */
export const EMPTY_STACK = 'A0'
export const NOT_RESET = 'B0'

export function formatFrame(text: string): Uint8Array {
  const body = Buffer.from(text, 'latin1')
  const head = Uint8Array.of(START, ADDRESS, body.length >> 8, body.length & 0xff)
  const whole = Buffer.concat([head, body, Uint8Array.of(END)])
  return Buffer.concat([whole, Uint8Array.of(computeChecksum(whole))])
}

export function formatRequest(name: Request): Uint8Array {
  return formatFrame(`C${requests[name]}`)
}

/**
 * Parses frames from arbitrary chunks of bytes; undefined for a broken one. Bare bytes between
 * frames are skipped.
 */
export function createFrameReader(): (bytes: Uint8Array) => (string | undefined)[] {
  let held: number[] = []
  return (bytes) => {
    const texts: (string | undefined)[] = []
    for (const byte of bytes) {
      if (held.length === 0 && byte !== START) continue
      held.push(byte)
      const length = ((held[2] ?? 0) << 8) + (held[3] ?? 0)
      if (held.length >= 4 && length > MAX_TEXT_LENGTH) {
        texts.push(undefined)
        held = []
      } else if (held.length >= 4 && held.length === length + 6) {
        const isWhole = held.at(-2) === END && held.at(-1) === computeChecksum(Uint8Array.from(held.slice(0, -1)))
        texts.push(isWhole ? Buffer.from(held.slice(4, -2)).toString('latin1') : undefined)
        held = []
      }
    }
    return texts
  }
}

export function parseAnswer(text: string | undefined): Answer {
  const [kind, request, rest] = [text?.charAt(0), text?.slice(1, 3) ?? '', text?.slice(3) ?? '']
  if (kind === 'N') return { type: 'failed', request, error: rest.slice(0, 2) }
  const card = cards[rest.charAt(0)]
  const stack = stacks[rest.charAt(1)]
  if (kind !== 'P' || !card || !stack) return { type: 'broken' }
  return { type: 'done', request, state: { card, stack, binIsFull: rest.charAt(2) === '1' } }
}

function computeChecksum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum ^ byte, 0)
}
