import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Specimen } from './specimens.ts'

const SHEETS_IN_A_PACK = 10
const LAST_WORDS = 8
const LAST_SHEETS = 5

export interface Sheet {
  readonly number: number
  readonly bytes: number
  readonly kind: string
  /** What a person would read on it, when it is plain text. */
  readonly text?: string
}

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
  readonly printed: Sheet[] = []
  readonly said: string[] = []
  readonly #watchers = new Set<() => void>()
  readonly #readers = new Set<Reader>()
  #sheets = 0

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
