import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Specimen } from './specimens.ts'

const SHEETS_IN_A_PACK = 10
const LAST_WORDS = 8
const LAST_SHEETS = 5
const CARDS_IN_A_STACK = 20
const LAST_CARDS = 5

export interface Sheet {
  readonly number: number
  readonly bytes: number
  readonly kind: string
  /** What a person would read on it, when it is plain text. */
  readonly text?: string
}

/** A card that came out of the dispenser. */
export interface CutCard {
  readonly number: number
  readonly room: string
  readonly until: string
}

/** How the lobby's lock system behaves. */
export const lockMoods = ['answers', 'refuses', 'silent'] as const
export type LockMood = (typeof lockMoods)[number]

interface Reader {
  /** A document is held to the reader: its lines. */
  readonly held: (lines: readonly string[]) => string
  readonly pulled: () => void
}

/** The simulated hardware of one kiosk, as things: a cable, a tray, a document in somebody's hand. */
export class Lobby {
  cable: 'plugged' | 'pulled' = 'plugged'
  paper = SHEETS_IN_A_PACK
  /** The kiosk's page is connected to the hub. */
  pageIsHere = false
  /** In the dispenser's stack. */
  cards = CARDS_IN_A_STACK
  /** Cards that the dispenser has taken back. */
  bin = 0
  jammed = false
  lock: LockMood = 'answers'
  /** Whether somebody stands there and takes a card that comes out. */
  guestTakes = true
  /** What the lock has written onto the card that lies over its coder. */
  written: Omit<CutCard, 'number'> | undefined
  readonly cut: CutCard[] = []
  readonly printed: Sheet[] = []
  readonly said: string[] = []
  readonly #watchers = new Set<() => void>()
  readonly #readers = new Set<Reader>()
  #sheets = 0
  #cut = 0

  watch(listener: () => void): () => void {
    this.#watchers.add(listener)
    return () => this.#watchers.delete(listener)
  }

  /** The reader's end of the cable. */
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
    else this.say(`${name}: ${reader.held(lines)}`)
  }

  setCable(cable: Lobby['cable']): void {
    if (this.cable === cable) return
    this.cable = cable
    this.say(cable === 'pulled' ? 'Somebody pulled the reader’s cable.' : 'The reader’s cable is plugged in.')
    if (cable === 'pulled') for (const reader of [...this.#readers]) reader.pulled()
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
    if (this.paper === 0) throw new Problem('deviceFailed', 'the printer has no paper')
    this.paper -= 1
    this.#sheets += 1
    this.printed.unshift({ number: this.#sheets, ...looksLike(file) })
    this.printed.splice(LAST_SHEETS)
    this.say(`Sheet ${this.#sheets} came out of the printer.`)
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

  setLock(mood: LockMood): void {
    this.lock = mood
    this.say(
      `The lock system ${{ answers: 'answers', refuses: 'refuses every key', silent: 'does not answer' }[mood]}.`,
    )
  }

  setGuestTakes(takes: boolean): void {
    this.guestTakes = takes
    this.say(takes ? 'Somebody takes the cards that come out.' : 'Nobody takes the cards that come out.')
  }

  /** The dispenser has pushed a card out, as the lock has written it. */
  handOut(card = this.written ?? { room: 'nowhere: it is blank', until: '' }): void {
    this.#cut += 1
    this.cut.unshift({ number: this.#cut, ...card })
    this.cut.splice(LAST_CARDS)
    this.say(`Card ${this.#cut} for room ${card.room} came out.`)
  }

  takeBack(): void {
    this.bin += 1
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

function looksLike(file: Uint8Array): Omit<Sheet, 'number'> {
  const bytes = file.byteLength
  const start = Buffer.from(file.subarray(0, 8)).toString('latin1')
  if (start.startsWith('%PDF')) return { bytes, kind: 'PDF' }
  if (start.startsWith('\x89PNG')) return { bytes, kind: 'PNG' }
  if (start.startsWith('\xff\xd8')) return { bytes, kind: 'JPEG' }
  return { bytes, kind: 'text', text: Buffer.from(file).toString('utf8').slice(0, 500) }
}
