import { Problem } from '@foyer/domain/problem/problem.ts'
import { type LineMood, Lines } from './lines.ts'
import { type LockMood, lineWords, lockWords, type Taker, takerWords } from './lobby-words.ts'
import { PlayedFiscalPrinter } from './played-fiscal-printer.ts'
import { PlayedTerminal } from './played-terminal.ts'
import { looksLike, type PrintedFile, type Sheet } from './sheet.ts'
import type { Specimen } from './specimens.ts'

const SHEETS_IN_A_PACK = 10
const LAST_WORDS = 30
const LAST_SHEETS = 5
const CARDS_IN_A_STACK = 20
const LAST_CARDS = 8

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
  readonly lines = new Lines()
  readonly terminal = new PlayedTerminal((sentence) => this.say(sentence))
  readonly fiscalPrinter = new PlayedFiscalPrinter((sentence) => this.say(sentence))
  cable: 'plugged' | 'pulled' = 'plugged'
  /** Nothing can be read through dirty glass. */
  glass: 'clean' | 'dirty' = 'clean'
  printer: 'here' | 'away' = 'here'
  paper = SHEETS_IN_A_PACK
  /** Whether the kiosk's page is connected to the hub. */
  pageIsHere = false
  /** Number of cards in the dispenser's stack. */
  cards = CARDS_IN_A_STACK
  /** Number of cards the dispenser has taken back. */
  bin = 0
  jammed = false
  /** The next card that leaves the stack gets stuck. */
  jamsNext = false
  lock: LockMood = 'answers'
  taker: Taker = 'guest'
  /** The card within reach at the gate. */
  gate: CutCard | undefined
  /** What the lock has written on the card at its coder. */
  written: Omit<CutCard, 'number'> | undefined
  readonly cut: CutCard[] = []
  readonly printed: Sheet[] = []
  readonly said: string[] = []
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
  watchOnly(state: () => string, listener: () => void): void {
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
    if (this.cable === 'pulled') this.say(`${name}: the reader is dark, its cable is pulled.`)
    else if (!reader) this.say(`${name}: the reader sleeps, nobody has asked for a document.`)
    else this.say(`${name}: ${reader.held(this.glass === 'dirty' ? [] : lines)}`)
  }

  setCable(cable: Lobby['cable']): void {
    if (this.cable === cable) return
    this.cable = cable
    this.say(cable === 'pulled' ? 'Somebody pulled the reader’s cable.' : 'The reader’s cable is plugged in.')
    if (cable === 'pulled') for (const reader of [...this.#readers]) reader.pulled()
  }

  setGlass(glass: Lobby['glass']): void {
    if (this.glass === glass) return
    this.glass = glass
    this.say(
      glass === 'dirty' ? 'Somebody has left fingers all over the reader’s glass.' : 'The reader’s glass is clean.',
    )
  }

  /** Sets how the connection to a device transmits. */
  setLine(device: string, mood: LineMood): void {
    if (this.lines.mood(device) === mood) return
    this.lines.setMood(device, mood)
    this.say(`The ${device}${lineWords[mood]}.`)
  }

  setPrinter(printer: Lobby['printer']): void {
    if (this.printer === printer) return
    this.printer = printer
    this.say(printer === 'away' ? 'The printer is switched off.' : 'The printer is switched on.')
  }

  feedPaper(): void {
    this.paper = SHEETS_IN_A_PACK
    this.say('The tray is full.')
  }

  emptyTray(): void {
    this.paper = 0
    this.say('The tray is empty.')
  }

  print(file: Uint8Array): void {
    this.lines.log.note({ device: 'printer', direction: 'to', bytes: file })
    if (this.printer === 'away') throw new Problem('deviceAway', 'the printer is switched off')
    if (this.paper === 0) throw new Problem('deviceFailed', 'the printer has no paper')
    this.paper -= 1
    this.#sheets += 1
    const { type, ...sheet } = looksLike(file)
    this.#files.set(this.#sheets, { type, bytes: file })
    this.printed.unshift({ number: this.#sheets, ...sheet })
    for (const { number } of this.printed.splice(LAST_SHEETS)) this.#files.delete(number)
    this.say(`Sheet ${this.#sheets} came out of the printer.`)
  }

  /** The printed file of this sheet, while it is in the tray. */
  sheet(number: number): PrintedFile | undefined {
    return this.#files.get(number)
  }

  fillStack(): void {
    this.cards = CARDS_IN_A_STACK
    this.bin = 0
    this.say('The dispenser is full of cards.')
  }

  emptyStack(): void {
    this.cards = 0
    this.say('The dispenser is empty.')
  }

  setJammed(jammed: boolean): void {
    this.jammed = jammed
    this.say(jammed ? 'A card is stuck in the dispenser.' : 'Somebody has pulled the stuck card out.')
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

  setLock(mood: LockMood): void {
    this.lock = mood
    this.say(lockWords[mood])
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
    this.say(takerWords[taker])
  }

  /** Takes the card at the gate. */
  takeCard(): boolean {
    const card = this.gate
    if (!card) return false
    this.gate = undefined
    this.say(`Card ${card.number} for room ${card.room} was taken.`)
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
  handOut(given?: Omit<CutCard, 'number'>): void {
    this.#cut += 1
    const card = { number: this.#cut, ...(given ?? this.written ?? { room: 'nowhere: it is blank', until: '' }) }
    // A dispenser without a sensor cannot see a card being taken: the guest has it at once.
    this.gate = given && this.taker === 'guest' ? undefined : card
    this.cut.unshift(card)
    this.cut.splice(LAST_CARDS)
    this.say(`Card ${this.#cut} for room ${card.room} came out.`)
  }

  takeBack(): void {
    this.bin += 1
    this.gate = undefined
    this.say('The dispenser took a card back into its bin.')
  }

  setPage(isHere: boolean): void {
    this.pageIsHere = isHere
    this.#changed()
  }

  get readerListens(): boolean {
    return this.#readers.size > 0
  }

  say(sentence: string): void {
    this.said.unshift(sentence)
    this.said.splice(LAST_WORDS)
    this.#changed()
  }

  #changed(): void {
    for (const watcher of this.#watchers) watcher()
  }
}
