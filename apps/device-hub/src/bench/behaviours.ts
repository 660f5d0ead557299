import type { LineMood } from './lines.ts'
import type { Lobby } from './lobby.ts'
import { fiscalWords, type LockMood, terminalWords } from './lobby-words.ts'
import type { FiscalMood } from './played-fiscal-printer.ts'
import type { TerminalMood } from './played-terminal.ts'

interface Behaviour {
  readonly begin: (lobby: Lobby) => void
  readonly shows: (lobby: Lobby) => boolean
}

const line = (device: string, mood: LineMood): Behaviour => ({
  begin: (lobby) => lobby.setLine(device, mood),
  shows: (lobby) => lobby.lines.mood(device) === mood,
})

const lock = (mood: LockMood): Behaviour => ({
  begin: (lobby) => lobby.setLock(mood),
  shows: (lobby) => lobby.lock === mood,
})

const terminal = (mood: TerminalMood): Behaviour => ({
  begin: (lobby) => {
    lobby.terminal.mood = mood
    lobby.say(terminalWords[mood])
  },
  shows: (lobby) => lobby.terminal.mood === mood,
})

const fiscal = (mood: FiscalMood): Behaviour => ({
  begin: (lobby) => {
    lobby.fiscalPrinter.mood = mood
    lobby.say(fiscalWords[mood])
  },
  shows: (lobby) => lobby.fiscalPrinter.mood === mood,
})

/**
 * How each device of the lobby can misbehave. One fault at a time: a new one ends the previous one.
 */
export const behaviours = {
  reader: {
    slow: line('reader', 'slow'),
    unreadable: { begin: (lobby) => lobby.setGlass('dirty'), shows: (lobby) => lobby.glass === 'dirty' },
    silent: line('reader', 'silent'),
    pulled: { begin: (lobby) => lobby.setCable('pulled'), shows: (lobby) => lobby.cable === 'pulled' },
  },
  dispenser: {
    slow: line('dispenser', 'slow'),
    jammed: { begin: (lobby) => lobby.setJammed(true), shows: (lobby) => lobby.jammed },
    empty: { begin: (lobby) => lobby.emptyStack(), shows: (lobby) => lobby.cards === 0 },
    away: line('dispenser', 'away'),
  },
  lock: {
    slow: line('lock', 'slow'),
    refuses: lock('refuses'),
    silent: lock('silent'),
    away: line('lock', 'away'),
  },
  printer: {
    empty: { begin: (lobby) => lobby.emptyTray(), shows: (lobby) => lobby.paper === 0 },
    away: { begin: (lobby) => lobby.setPrinter('away'), shows: (lobby) => lobby.printer === 'away' },
  },
  terminal: {
    slow: line('terminal', 'slow'),
    refuses: terminal('refuses'),
    invalid: terminal('invalid'),
    lost: terminal('lost'),
    away: line('terminal', 'away'),
  },
  fiscal: {
    refuses: fiscal('refuses'),
    empty: fiscal('empty'),
    lost: fiscal('lost'),
    away: line('fiscal printer', 'away'),
  },
} as const satisfies Record<string, Record<string, Behaviour>>

export type LobbyDevice = keyof typeof behaviours

/**
 * Repairs only what is broken, so that no change is reported for a cable that was never unplugged.
 */
const mends: Record<LobbyDevice, (lobby: Lobby) => void> = {
  reader(lobby) {
    lobby.setLine('reader', 'well')
    lobby.setGlass('clean')
    lobby.setCable('plugged')
  },
  dispenser(lobby) {
    lobby.setLine('dispenser', 'well')
    lobby.jamsNext = false
    if (lobby.jammed) lobby.setJammed(false)
    if (lobby.cards === 0) lobby.fillStack()
  },
  lock(lobby) {
    lobby.setLine('lock', 'well')
    if (lobby.lock !== 'answers') lobby.setLock('answers')
  },
  printer(lobby) {
    lobby.setPrinter('here')
    if (lobby.paper === 0) lobby.feedPaper()
  },
  terminal(lobby) {
    lobby.setLine('terminal', 'well')
    if (lobby.terminal.mood !== 'charges') terminal('charges').begin(lobby)
  },
  fiscal(lobby) {
    lobby.setLine('fiscal printer', 'well')
    if (lobby.fiscalPrinter.mood !== 'prints') fiscal('prints').begin(lobby)
  },
}

export const WELL = 'well'

export const isDevice = (name: string): name is LobbyDevice => Object.hasOwn(behaviours, name)

/** Makes the device behave like this from now on; returns false if it cannot. */
export function behave(lobby: Lobby, device: string, as: string): boolean {
  if (!isDevice(device)) return false
  const known: Readonly<Record<string, Behaviour>> = behaviours[device]
  const wanted = Object.hasOwn(known, as) ? known[as] : undefined
  if (as !== WELL && !wanted) return false
  if (as === WELL || !wanted?.shows(lobby)) mends[device](lobby)
  if (wanted && !wanted.shows(lobby)) wanted.begin(lobby)
  return true
}

export function behaviourOf(lobby: Lobby, device: LobbyDevice): string {
  const known: Readonly<Record<string, Behaviour>> = behaviours[device]
  return Object.keys(known).find((as) => known[as]?.shows(lobby)) ?? WELL
}

/** Restores the initial state of all devices. */
export function mendAll(lobby: Lobby): void {
  for (const mend of Object.values(mends)) mend(lobby)
}
