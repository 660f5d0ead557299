import type { Socket } from 'node:net'
import { now } from '../control-server.ts'
import { decodeFrames, encodeFrame } from './frames.ts'

/** A card that left the stack, and where it went. */
export interface MovedCard {
  readonly fed: number
  /** At the gate, where it can be taken. */
  presented?: number
  taken?: number
  /** In the bin. */
  retracted?: number
}

export interface DispenserFault {
  readonly kind: /** Jammed until it is repaired. */
    | 'jam'
    /** The command is ignored without an answer, or executed without an answer. */
    | 'silent'
    | 'mute'
    /** The connection is cut before execution, or before the answer. */
    | 'cutRequest'
    | 'cutAnswer'
    /** The answer is sent twice. */
    | 'repeat'
    /** The next card is not taken. */
    | 'notTaken'
  /** Only with this command (toCoder, toGate, toBin); by default the next one that moves a card. */
  readonly on?: keyof typeof commands
}

const commands = { clear: '01', status: '10', toCoder: '22', toBin: '23', toGate: '29' } as const
const JAM = '10'
const WRONG_ORDER = '02'
const EMPTY = 'A0'
const UNKNOWN = '00'

/** Time until a presented card is taken. */
const HAND_MS = 20
const LOW_STACK = 5

export class Dispenser {
  readonly ledger: MovedCard[] = []
  stack: number
  #card: MovedCard | undefined
  #place: 'none' | 'coder' | 'gate' = 'none'
  #isJammed = false
  #faults: DispenserFault[] = []

  constructor(stack: number) {
    this.stack = stack
  }

  arm(fault: DispenserFault): void {
    this.#faults.push(fault)
  }

  /** Refills the stack, clears a jam and disarms all faults. */
  mend(stack: number): void {
    this.stack = stack
    this.#isJammed = false
    this.#faults = []
  }

  serve(socket: Socket): void {
    let heard: Buffer = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      const { texts, rest } = decodeFrames(Buffer.concat([heard, bytes]))
      heard = rest
      for (const text of texts) this.#hear(socket, text.slice(1, 3))
    })
  }

  #hear(socket: Socket, command: string): void {
    const fault = this.#faultFor(command)
    if (fault?.kind === 'silent') return
    if (fault?.kind === 'cutRequest') return void socket.destroy()
    if (fault?.kind === 'jam') this.#isJammed = true
    const error = this.#isJammed ? JAM : this.#do(command, fault?.kind !== 'notTaken')
    if (fault?.kind === 'mute') return
    if (fault?.kind === 'cutAnswer') return void socket.destroy()
    const place = { none: 0, gate: 1, coder: 2 }[this.#place]
    const level = this.stack === 0 ? 0 : this.stack <= LOW_STACK ? 1 : 2
    const answer = Buffer.concat([
      Buffer.from([6]),
      encodeFrame(error ? `N${command}${error}` : `P${command}${place}${level}0`),
    ])
    socket.write(answer)
    if (fault?.kind === 'repeat') socket.write(answer)
  }

  #faultFor(command: string): DispenserFault | undefined {
    const at = this.#faults.findIndex(({ kind, on }) => {
      if (on) return commands[on] === command
      return command.startsWith('2') && (kind !== 'notTaken' || command === commands.toGate)
    })
    return at < 0 ? undefined : this.#faults.splice(at, 1)[0]
  }

  /** Returns an error code, or nothing. */
  #do(command: string, isTaken: boolean): string | undefined {
    if (command === commands.status) return
    if (command === commands.clear || command === commands.toBin) return this.#retract()
    if (command === commands.toCoder) return this.#feed()
    return command === commands.toGate ? this.#present(isTaken) : UNKNOWN
  }

  #feed(): string | undefined {
    if (this.stack === 0) return EMPTY
    if (this.#place !== 'none') return WRONG_ORDER
    this.stack -= 1
    this.#card = { fed: now() }
    this.#place = 'coder'
    this.ledger.push(this.#card)
    return
  }

  #present(isTaken: boolean): string | undefined {
    const card = this.#card
    if (!card || this.#place !== 'coder') return WRONG_ORDER
    card.presented = now()
    this.#place = 'gate'
    if (isTaken)
      setTimeout(() => {
        if (this.#card !== card) return
        card.taken = now()
        this.#card = undefined
        this.#place = 'none'
      }, HAND_MS)
    return
  }

  #retract(): undefined {
    if (this.#card) this.#card.retracted = now()
    this.#card = undefined
    this.#place = 'none'
  }
}
