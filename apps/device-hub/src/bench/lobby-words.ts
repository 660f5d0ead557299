import type { LineMood } from './lines.ts'
import type { FiscalMood } from './played-fiscal-printer.ts'
import type { TerminalMood } from './played-terminal.ts'

/** How the lobby's lock system behaves. */
export const lockMoods = ['answers', 'refuses', 'silent'] as const
export type LockMood = (typeof lockMoods)[number]

/**
 * Who takes a card that comes out: an automatic guest, the user of the simulator panel, or no one.
 */
export const takers = ['guest', 'hand', 'nobody'] as const
export type Taker = (typeof takers)[number]

/** Events in the lobby, in words for the observer. */
export const lineWords: Readonly<Record<LineMood, string>> = {
  well: ' answers at once',
  slow: ' takes its time',
  silent: ' does not answer',
  away: '’s line is cut',
}

export const takerWords: Readonly<Record<Taker, string>> = {
  guest: 'A guest takes the cards that come out.',
  hand: 'You take the cards that come out.',
  nobody: 'Nobody takes the cards that come out.',
}

export const lockWords: Readonly<Record<LockMood, string>> = {
  answers: 'The lock system answers.',
  refuses: 'The lock system refuses every key.',
  silent: 'The lock system does not answer.',
}

export const terminalWords: Readonly<Record<TerminalMood, string>> = {
  charges: 'The terminal charges cards.',
  refuses: 'The bank refuses every card.',
  invalid: 'The terminal cannot use any card.',
  lost: 'The terminal charges cards, and its answers get lost.',
}

export const fiscalWords: Readonly<Record<FiscalMood, string>> = {
  prints: 'The fiscal printer prints.',
  refuses: 'The fiscal printer refuses every receipt.',
  empty: 'The fiscal printer has no paper.',
  lost: 'The fiscal printer prints, and its answers get lost.',
}
