import type { Socket } from 'node:net'
import { now } from '../control-server.ts'
import { decodeRecords, encodeRecord, type LockRecord } from './records.ts'

/** A card that this lock's coder has written. */
export interface CutKey {
  readonly at: number
  /** The hotel's id of the key. */
  readonly key: string
  readonly room: string
  readonly from: string
  readonly until: string
  /** N invalidates earlier keys of the room, D does not. */
  readonly type: string
  readonly reference: string
}

/** How the next request goes. */
export interface LockFault {
  readonly kind:
    | 'refuse'
    /** Answers late, but normally. */
    | 'slow'
    /** The request is lost. */
    | 'silent'
    /** The card is written without an answer. */
    | 'mute'
    /** The connection is cut before the card is written, or before the answer. */
    | 'cutRequest'
    | 'cutAnswer'
    /** The answer is sent twice. */
    | 'repeat'
    /** The answer is sent again with the next request. */
    | 'twice'
    /** Reports that its coder has not answered. */
    | 'noResponse'
  readonly ms?: number
}

export class Lock {
  readonly ledger: CutKey[]
  readonly #onCut: (cut: CutKey) => unknown
  readonly #faults: LockFault[] = []
  #late: Buffer | undefined

  constructor(before: readonly CutKey[] = [], onCut: (cut: CutKey) => unknown = () => {}) {
    this.ledger = [...before]
    this.#onCut = onCut
  }

  arm(fault: LockFault): void {
    this.#faults.push(fault)
  }

  /** Disarms all faults that have not happened yet. */
  disarm(): void {
    this.#faults.splice(0)
  }

  serve(socket: Socket): void {
    let heard = ''
    let isBegun = false
    socket.on('error', () => {})
    socket.setEncoding('utf8').on('data', (text: string) => {
      const { records, rest } = decodeRecords(heard + text)
      heard = rest
      for (const record of records) {
        if (record.name === 'LS') this.#describe(socket)
        if (record.name === 'LA' && isBegun) socket.write(encodeRecord('LA|'))
        if (record.name === 'LA') isBegun = true
        if (record.name === 'KR') this.#request(socket, record)
      }
    })
  }

  #describe(socket: Socket): void {
    for (const text of ['LD|IFDL|V#1.0|', 'LR|RIKR|FLWSKCRNKTG#GAGDDTA0|', 'LR|RIKA|FLASKCWS|', 'LA|'])
      socket.write(encodeRecord(text))
  }

  #request(socket: Socket, { fields }: LockRecord): void {
    const fault = this.#faults.shift()
    const answer = (status: string) =>
      encodeRecord(`KA|AS${status}|KC${fields.get('KC') ?? ''}|WS${fields.get('WS') ?? ''}|`)
    const cut = () => this.#write(fields)
    const finish = () => {
      if (this.#late) socket.write(this.#late)
      this.#late = undefined
      if (fault?.kind === 'refuse') return socket.write(answer('UR'))
      if (fault?.kind === 'silent') return
      if (fault?.kind === 'cutRequest') return socket.destroy()
      if (fault?.kind === 'noResponse') return socket.write(answer('NR'))
      cut()
      if (fault?.kind === 'mute') return
      if (fault?.kind === 'cutAnswer') return socket.destroy()
      socket.write(answer('OK'))
      if (fault?.kind === 'repeat') socket.write(answer('OK'))
      if (fault?.kind === 'twice') this.#late = answer('OK')
      return
    }
    if (fault?.kind === 'slow') setTimeout(finish, fault.ms ?? 0)
    else finish()
  }

  #write(fields: ReadonlyMap<string, string>): void {
    const field = (name: string) => fields.get(name) ?? ''
    const cut: CutKey = {
      at: now(),
      key: field('A0'),
      room: field('RN'),
      from: field('GA'),
      until: field('GD'),
      type: field('KT'),
      reference: field('G#'),
    }
    this.ledger.push(cut)
    this.#onCut(cut)
  }
}
