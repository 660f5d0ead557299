import { Problem } from '@foyer/domain/problem/problem.ts'
import { connectionTexts, type LockMode, lockTexts, type Taker, takerTexts } from './lobby-texts.ts'
import { describeFile, type PrintedFile, type Sheet } from './sheet.ts'
import { type ConnectionMode, SimulatedConnections } from './simulated-connections.ts'
import { SimulatedFiscalPrinter } from './simulated-fiscal-printer.ts'
import { SimulatedTerminal } from './simulated-terminal.ts'
import type { Specimen } from './specimens.ts'

const SHEETS_PER_PACK = 10
const MAX_MESSAGES = 30
const MAX_SHOWN_SHEETS = 5
const CARDS_PER_STACK = 20
const MAX_SHOWN_CARDS = 8

/** A card that came out of the dispenser. */
export interface CutCard {
  readonly number: number
  readonly room: string
  readonly until: string
}

interface Reader {
  /** A document with these lines is placed on the reader. */
  readonly held: (lines: readonly string[]) => string
  readonly pulled: () => void
}

/**
 * The simulated hardware of one kiosk as physical objects: a cable, a tray, a document in the hand.
 */
export class Lobby {
  readonly connections = new SimulatedConnections()
  readonly terminal = new SimulatedTerminal((sentence) => this.addMessage(sentence))
  readonly fiscalPrinter = new SimulatedFiscalPrinter((sentence) => this.addMessage(sentence))
  cable: 'plugged' | 'pulled' = 'plugged'
  /** Nothing can be read through dirty glass. */
  glass: 'clean' | 'dirty' = 'clean'
  printer: 'here' | 'away' = 'here'
  paper = SHEETS_PER_PACK
  /** Whether the kiosk's page is connected to the hub. */
  pageIsHere = false
  /** Number of cards in the dispenser's stack. */
  cards = CARDS_PER_STACK
  /** Number of cards the dispenser has taken back. */
  bin = 0
  jammed = false
  /** The next card that leaves the stack gets stuck. */
  jamsNext = false
  lock: LockMode = 'answers'
  taker: Taker = 'guest'
  /** The card within reach at the gate. */
  gate: CutCard | undefined
  /** What the lock has written on the card at its coder. */
  written: Omit<CutCard, 'number'> | undefined
  readonly cut: CutCard[] = []
  readonly printed: Sheet[] = []
  readonly messages: string[] = []
  readonly #watchers = new Set<() => void>()
  readonly #readers = new Set<Reader>()
  readonly #files = new Map<number, PrintedFile>()
  #sheets = 0
  #cut = 0

  watch(listener: () => void): () => void {
    this.#watchers.add(listener)
    return () => this.#watchers.delete(listener)
  }

  /** Calls the listener only when this state changes. */
  watchState(state: () => string, listener: () => void): void {
    let last = state()
    this.watch(() => {
      if (state() === last) return
      last = state()
      listener()
    })
  }

  /** Connects a reader to its end of the cable. */
  attach(reader: Reader): () => void {
    if (this.cable === 'pulled') throw new Problem('deviceAway', 'the cable is pulled')
    this.#readers.add(reader)
    this.#changed()
    return () => {
      this.#readers.delete(reader)
      this.#changed()
    }
  }

  hold({ name, lines }: Specimen): void {
    const [reader] = this.#readers
    if (this.cable === 'pulled') this.addMessage(`${name}: the reader is dark, its cable is pulled.`)
    else if (!reader) this.addMessage(`${name}: the reader is idle, the kiosk has not asked for a document.`)
    else this.addMessage(`${name}: ${reader.held(this.glass === 'dirty' ? [] : lines)}`)
  }

  setCable(cable: Lobby['cable']): void {
    if (this.cable === cable) return
    this.cable = cable
    this.addMessage(cable === 'pulled' ? 'The reader’s cable was pulled.' : 'The reader’s cable is plugged in.')
    if (cable === 'pulled') for (const reader of [...this.#readers]) reader.pulled()
  }

  setGlass(glass: Lobby['glass']): void {
    if (this.glass === glass) return
    this.glass = glass
    this.addMessage(glass === 'dirty' ? 'The reader’s glass is full of fingerprints.' : 'The reader’s glass is clean.')
  }

  /** Sets how the connection to a device transmits. */
  setConnection(device: string, mood: ConnectionMode): void {
    if (this.connections.mode(device) === mood) return
    this.connections.setMode(device, mood)
    this.addMessage(`The ${device}${connectionTexts[mood]}.`)
  }

  setPrinter(printer: Lobby['printer']): void {
    if (this.printer === printer) return
    this.printer = printer
    this.addMessage(printer === 'away' ? 'The printer is switched off.' : 'The printer is switched on.')
  }

  feedPaper(): void {
    this.paper = SHEETS_PER_PACK
    this.addMessage('The tray is full.')
  }

  emptyTray(): void {
    this.paper = 0
    this.addMessage('The tray is empty.')
  }

  print(file: Uint8Array): void {
    this.connections.log.record({ device: 'printer', direction: 'to', bytes: file })
    if (this.printer === 'away') throw new Problem('deviceAway', 'the printer is switched off')
    if (this.paper === 0) throw new Problem('deviceFailed', 'the printer has no paper')
    this.paper -= 1
    this.#sheets += 1
    const { type, ...sheet } = describeFile(file)
    this.#files.set(this.#sheets, { type, bytes: file })
    this.printed.unshift({ number: this.#sheets, ...sheet })
    for (const { number } of this.printed.splice(MAX_SHOWN_SHEETS)) this.#files.delete(number)
    this.addMessage(`Sheet ${this.#sheets} came out of the printer.`)
  }

  /** The printed file of this sheet, while it is in the tray. */
  sheet(number: number): PrintedFile | undefined {
    return this.#files.get(number)
  }

  fillStack(): void {
    this.cards = CARDS_PER_STACK
    this.bin = 0
    this.addMessage('The dispenser is full of cards.')
  }

  emptyStack(): void {
    this.cards = 0
    this.addMessage('The dispenser is empty.')
  }

  setJammed(jammed: boolean): void {
    this.jammed = jammed
    this.addMessage(jammed ? 'A card is stuck in the dispenser.' : 'The stuck card was removed.')
  }

  /** Takes a card from the stack; returns false if it gets stuck. */
  feedCard(): boolean {
    if (this.jamsNext) {
      this.jamsNext = false
      this.setJammed(true)
      return false
    }
    this.cards -= 1
    return true
  }

  setLock(mood: LockMode): void {
    this.lock = mood
    this.addMessage(lockTexts[mood])
  }

  /** Whether anyone will take the card. */
  get guestTakes(): boolean {
    return this.taker !== 'nobody'
  }

  setGuestTakes(takes: boolean): void {
    this.setTaker(takes ? 'guest' : 'nobody')
  }

  setTaker(taker: Taker): void {
    if (this.taker === taker) return
    this.taker = taker
    this.addMessage(takerTexts[taker])
  }

  /** Takes the card at the gate. */
  takeCard(): boolean {
    const card = this.gate
    if (!card) return false
    this.gate = undefined
    this.addMessage(`Card ${card.number} for room ${card.room} was taken.`)
    return true
  }

  /**
   * Checked by the dispenser's sensor before each answer: the automatic guest takes the card at
   * once, the user when they like.
   */
  get gateIsFree(): boolean {
    if (this.taker === 'guest') this.takeCard()
    return this.gate === undefined
  }

  /** The dispenser issues a card, as written by the lock. */
  dispenseCard(given?: Omit<CutCard, 'number'>): void {
    this.#cut += 1
    const card = { number: this.#cut, ...(given ?? this.written ?? { room: 'nowhere: it is blank', until: '' }) }
    // A dispenser without a sensor cannot see a card being taken: the guest has it at once.
    this.gate = given && this.taker === 'guest' ? undefined : card
    this.cut.unshift(card)
    this.cut.splice(MAX_SHOWN_CARDS)
    this.addMessage(`Card ${this.#cut} for room ${card.room} came out.`)
  }

  retractCard(): void {
    this.bin += 1
    this.gate = undefined
    this.addMessage('The dispenser took a card back into its bin.')
  }

  setPage(isHere: boolean): void {
    this.pageIsHere = isHere
    this.#changed()
  }

  get readerListens(): boolean {
    return this.#readers.size > 0
  }

  addMessage(sentence: string): void {
    this.messages.unshift(sentence)
    this.messages.splice(MAX_MESSAGES)
    this.#changed()
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher()
  }
}
