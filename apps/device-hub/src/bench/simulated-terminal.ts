/** How the bank and the card behave. `lost`: the card is charged, but the answer never arrives. */
export const terminalModes = ['charges', 'refuses', 'invalid', 'lost'] as const
export type TerminalMode = (typeof terminalModes)[number]

export const presenters = ['guest', 'hand'] as const
export type Presenter = (typeof presenters)[number]

interface RequestedPayment {
  readonly id: string
  readonly minor: number
  readonly currency: string
}

export interface Capture extends RequestedPayment {
  /** Counts from 1. */
  readonly number: number
}

interface RequestedRefund extends RequestedPayment {
  /** Number of the capture to refund. */
  readonly of: number
}

export type TerminalResult =
  | { readonly result: 'captured'; readonly capture: Capture }
  | { readonly result: 'givenBack'; readonly refund: Capture }
  | { readonly result: 'refused' | 'invalid' | 'cancelled' }

/** Long enough to see the kiosk's screen in the meantime. */
export const GUEST_PRESENT_DELAY_MS = 1_000

/** The bank's reference. */
export const formatAuthorization = (number: number) => `LOBBY${String(number).padStart(4, '0')}`
export const parseAuthorization = (authorization: string) => Number(authorization.replace('LOBBY', ''))

/**
 * The lobby's card terminal, independent of its protocol: it waits for a card and has its own
 * journal.
 */
export class SimulatedTerminal {
  mode: TerminalMode = 'charges'
  presenter: Presenter = 'guest'
  /** The payment for which it waits for a card. */
  waiting: RequestedPayment | undefined
  readonly captures: Capture[] = []
  readonly refunds: (Capture & RequestedRefund)[] = []
  readonly #ended = new Map<string, TerminalResult>()
  #settle: ((played: TerminalResult) => void) | undefined
  readonly #changed: (sentence: string) => void

  constructor(changed: (sentence: string) => void) {
    this.#changed = changed
  }

  /** Its own journal, oldest first. */
  get ledger(): readonly (Capture & { readonly isGivenBack: boolean })[] {
    const taken = this.captures.map((one) => ({ ...one, isGivenBack: false }))
    const given = this.refunds.map((one) => ({ ...one, isGivenBack: true }))
    return [...taken, ...given].sort((one, other) => one.number - other.number)
  }

  /** Returns undefined while another guest is paying. */
  pay(asked: RequestedPayment): Promise<TerminalResult> | undefined {
    if (this.waiting) return undefined
    const { promise, resolve } = Promise.withResolvers<TerminalResult>()
    this.waiting = asked
    this.#settle = resolve
    this.#changed('The terminal waits for a card.')
    if (this.presenter === 'guest') setTimeout(() => this.#presents(asked), GUEST_PRESENT_DELAY_MS).unref()
    return promise
  }

  /**
   * Refunds without a card, never more than was charged. Returns undefined while a guest is paying.
   */
  refund(asked: RequestedRefund): TerminalResult | undefined {
    if (this.waiting) return undefined
    const taken = this.captures.find(({ number }) => number === asked.of)?.minor ?? 0
    const given = this.refunds.filter(({ of }) => of === asked.of).reduce((sum, { minor }) => sum + minor, 0)
    if (this.mode === 'refuses' || given + asked.minor > taken)
      return this.#end(asked, { result: 'refused' }, 'The bank refused the refund.')
    const refund = { ...asked, number: this.captures.length + this.refunds.length + 1 }
    this.refunds.push(refund)
    const sentence = `The terminal gave back ${asked.minor / 100} ${asked.currency}.`
    return this.#end(asked, { result: 'givenBack', refund }, sentence)
  }

  /** The outcome of a payment; undefined if it is unknown. */
  find(id: string): TerminalResult | 'running' | undefined {
    return this.waiting?.id === id ? 'running' : this.#ended.get(id)
  }

  /** Presents a card. */
  present(): boolean {
    return this.waiting !== undefined && this.#presents(this.waiting)
  }

  cancel(id: string): void {
    if (this.waiting?.id === id) this.#end(this.waiting, { result: 'cancelled' }, 'The terminal gave up.')
  }

  setPresenter(presenter: Presenter): void {
    this.presenter = presenter
    this.#changed(presenter === 'guest' ? 'A guest holds cards to the terminal.' : 'You hold cards to the terminal.')
  }

  #presents(asked: RequestedPayment): boolean {
    if (this.waiting !== asked) return false
    if (this.mode === 'refuses') this.#end(asked, { result: 'refused' }, 'The bank refused the card.')
    else if (this.mode === 'invalid') this.#end(asked, { result: 'invalid' }, 'The terminal cannot use this card.')
    else {
      const capture = { ...asked, number: this.captures.length + this.refunds.length + 1 }
      this.captures.push(capture)
      this.#end(asked, { result: 'captured', capture }, `The terminal took ${asked.minor / 100} ${asked.currency}.`)
    }
    return true
  }

  #end({ id }: RequestedPayment, played: TerminalResult, sentence: string): TerminalResult {
    this.waiting = undefined
    this.#ended.set(id, played)
    this.#settle?.(played)
    this.#changed(sentence)
    return played
  }
}
