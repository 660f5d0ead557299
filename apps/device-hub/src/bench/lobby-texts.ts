import type { ConnectionMode } from './simulated-connections.ts'
import type { FiscalMode } from './simulated-fiscal-printer.ts'
import type { TerminalMode } from './simulated-terminal.ts'

/** How the lobby's lock system behaves. */
export const lockModes = ['answers', 'refuses', 'silent'] as const
export type LockMode = (typeof lockModes)[number]

/**
 * Who takes a card that comes out: an automatic guest, the user of the simulator panel, or no one.
 */
export const takers = ['guest', 'hand', 'nobody'] as const
export type Taker = (typeof takers)[number]

/** Events in the lobby, in words for the observer. */
export const connectionTexts: Readonly<Record<ConnectionMode, string>> = {
  well: ' answers at once',
  slow: ' takes its time',
  silent: ' does not answer',
  away: '’s line is cut',
}

export const takerTexts: Readonly<Record<Taker, string>> = {
  guest: 'A guest takes the cards that come out.',
  hand: 'You take the cards that come out.',
  nobody: 'Nobody takes the cards that come out.',
}

export const lockTexts: Readonly<Record<LockMode, string>> = {
  answers: 'The lock system answers.',
  refuses: 'The lock system refuses every key.',
  silent: 'The lock system does not answer.',
}

export const terminalTexts: Readonly<Record<TerminalMode, string>> = {
  charges: 'The terminal charges cards.',
  refuses: 'The bank refuses every card.',
  invalid: 'The terminal cannot use any card.',
  lost: 'The terminal charges cards, and its answers get lost.',
}

export const fiscalTexts: Readonly<Record<FiscalMode, string>> = {
  prints: 'The fiscal printer prints.',
  refuses: 'The fiscal printer refuses every receipt.',
  empty: 'The fiscal printer has no paper.',
  lost: 'The fiscal printer prints, and its answers get lost.',
}
