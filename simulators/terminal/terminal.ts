import { now } from '../control-server.ts'

/** Results of the next cards; `lost`: charged, and the connection is cut before the answer. */
export type CardResult = 'approve' | 'refuse' | 'invalid' | 'lost'

export interface Entry {
  readonly at: number
  readonly id: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  readonly authorization: string
  /** The command, in the terms of its protocol. */
  readonly command: string
  readonly cardType: string
  /** For a refund: the authorization of the original payment. */
  readonly refundOf?: string
}

export type PaymentResult =
  | { readonly result: 'captured'; readonly entry: Entry }
  | { readonly result: 'givenBack'; readonly entry: Entry }
  | { readonly result: 'refused' | 'invalid' | 'cancelled' }

interface PaymentRequest {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly command: string
  readonly cardType: string
}

/** A card terminal: one payment at a time, a ledger of its captures, and the outcome of each id. */
export class Terminal {
  readonly ledger: Entry[] = []
  readonly results: CardResult[] = []
  /** Time until a card is presented; `hold`: until the test triggers it. */
  presentMs = 0
  holds = false
  /** Unplugged: nothing is answered, and what has begun continues. */
  isAway = false
  readonly #ended = new Map<string, PaymentResult>()
  #waiting: { asked: PaymentRequest; settle: (ended: PaymentResult) => void } | undefined

  pay(asked: PaymentRequest): Promise<{ ended: PaymentResult; isLost: boolean }> | undefined {
    // A used id is not charged again.
    if (this.#waiting || this.#ended.has(asked.id)) return undefined
    const { promise, resolve } = Promise.withResolvers<PaymentResult>()
    this.#waiting = { asked, settle: resolve }
    if (!this.holds) setTimeout(() => this.present(asked.id), this.presentMs)
    const isLost = this.results[0] === 'lost'
    return promise.then((ended) => ({ ended, isLost }))
  }

  /** Needs no card, and never exceeds the captured amount. A used id is not refunded again. */
  refund(asked: PaymentRequest & { readonly refundOf: string }): { ended: PaymentResult; isLost: boolean } | undefined {
    if (this.#waiting || this.#ended.has(asked.id)) return undefined
    const result = this.results.shift() ?? 'approve'
    const sum = (entries: readonly Entry[]) => entries.reduce((total, { amount }) => total + amount, 0)
    const taken = sum(this.ledger.filter((entry) => entry.authorization === asked.refundOf && !entry.refundOf))
    const given = sum(this.ledger.filter((entry) => entry.refundOf === asked.refundOf))
    const ended = this.#given(result === 'refuse' || given + asked.amount > taken, asked)
    this.#ended.set(asked.id, ended)
    return { ended, isLost: result === 'lost' }
  }

  #given(isRefused: boolean, asked: PaymentRequest & { readonly refundOf: string }): PaymentResult {
    if (isRefused) return { result: 'refused' }
    const entry = { at: now(), authorization: this.#authorization(), ...asked }
    this.ledger.push(entry)
    return { result: 'givenBack', entry }
  }

  #authorization(): string {
    return `SIM${String(this.ledger.length + 1).padStart(6, '0')}`
  }

  present(id = this.#waiting?.asked.id): void {
    const waiting = this.#waiting
    if (!waiting || waiting.asked.id !== id) return
    const result = this.results.shift() ?? 'approve'
    this.#end(this.#played(result, waiting.asked))
  }

  #played(result: CardResult, asked: PaymentRequest): PaymentResult {
    if (result === 'refuse') return { result: 'refused' }
    if (result === 'invalid') return { result: 'invalid' }
    const entry = { at: now(), authorization: this.#authorization(), ...asked }
    this.ledger.push(entry)
    return { result: 'captured', entry }
  }

  cancel(id: string): void {
    if (this.#waiting?.asked.id === id) this.#end({ result: 'cancelled' })
  }

  find(id: string): PaymentResult | 'running' | undefined {
    return this.#waiting?.asked.id === id ? 'running' : this.#ended.get(id)
  }

  #end(ended: PaymentResult): void {
    const waiting = this.#waiting
    if (!waiting) return
    this.#waiting = undefined
    this.#ended.set(waiting.asked.id, ended)
    waiting.settle(ended)
  }
}
