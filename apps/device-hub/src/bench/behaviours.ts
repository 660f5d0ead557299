import type { Lobby } from './lobby.ts'
import { fiscalTexts, type LockMode, terminalTexts } from './lobby-texts.ts'
import type { ConnectionMode } from './simulated-connections.ts'
import type { FiscalMode } from './simulated-fiscal-printer.ts'
import type { TerminalMode } from './simulated-terminal.ts'

interface Behaviour {
  readonly begin: (lobby: Lobby) => void
  readonly shows: (lobby: Lobby) => boolean
}

const connectionBehaviour = (device: string, mood: ConnectionMode): Behaviour => ({
  begin: (lobby) => lobby.setConnection(device, mood),
  shows: (lobby) => lobby.connections.mode(device) === mood,
})

const lockBehaviour = (mood: LockMode): Behaviour => ({
  begin: (lobby) => lobby.setLock(mood),
  shows: (lobby) => lobby.lock === mood,
})

const terminalBehaviour = (mood: TerminalMode): Behaviour => ({
  begin: (lobby) => {
    lobby.terminal.mode = mood
    lobby.addMessage(terminalTexts[mood])
  },
  shows: (lobby) => lobby.terminal.mode === mood,
})

const fiscalBehaviour = (mood: FiscalMode): Behaviour => ({
  begin: (lobby) => {
    lobby.fiscalPrinter.mode = mood
    lobby.addMessage(fiscalTexts[mood])
  },
  shows: (lobby) => lobby.fiscalPrinter.mode === mood,
})

/**
 * How each device of the lobby can misbehave. One fault at a time: a new one ends the previous one.
 */
export const behaviours = {
  reader: {
    slow: connectionBehaviour('reader', 'slow'),
    unreadable: { begin: (lobby) => lobby.setGlass('dirty'), shows: (lobby) => lobby.glass === 'dirty' },
    silent: connectionBehaviour('reader', 'silent'),
    pulled: { begin: (lobby) => lobby.setCable('pulled'), shows: (lobby) => lobby.cable === 'pulled' },
  },
  dispenser: {
    slow: connectionBehaviour('dispenser', 'slow'),
    jammed: { begin: (lobby) => lobby.setJammed(true), shows: (lobby) => lobby.jammed },
    empty: { begin: (lobby) => lobby.emptyStack(), shows: (lobby) => lobby.cards === 0 },
    away: connectionBehaviour('dispenser', 'away'),
  },
  lock: {
    slow: connectionBehaviour('lock', 'slow'),
    refuses: lockBehaviour('refuses'),
    silent: lockBehaviour('silent'),
    away: connectionBehaviour('lock', 'away'),
  },
  printer: {
    empty: { begin: (lobby) => lobby.emptyTray(), shows: (lobby) => lobby.paper === 0 },
    away: { begin: (lobby) => lobby.setPrinter('away'), shows: (lobby) => lobby.printer === 'away' },
  },
  terminal: {
    slow: connectionBehaviour('terminal', 'slow'),
    refuses: terminalBehaviour('refuses'),
    invalid: terminalBehaviour('invalid'),
    lost: terminalBehaviour('lost'),
    away: connectionBehaviour('terminal', 'away'),
  },
  fiscal: {
    refuses: fiscalBehaviour('refuses'),
    empty: fiscalBehaviour('empty'),
    lost: fiscalBehaviour('lost'),
    away: connectionBehaviour('fiscal printer', 'away'),
  },
} as const satisfies Record<string, Record<string, Behaviour>>

export type LobbyDevice = keyof typeof behaviours

/**
 * Repairs only what is broken, so that no change is reported for a cable that was never unplugged.
 */
const repairs: Record<LobbyDevice, (lobby: Lobby) => void> = {
  reader(lobby) {
    lobby.setConnection('reader', 'well')
    lobby.setGlass('clean')
    lobby.setCable('plugged')
  },
  dispenser(lobby) {
    lobby.setConnection('dispenser', 'well')
    lobby.jamsNext = false
    if (lobby.jammed) lobby.setJammed(false)
    if (lobby.cards === 0) lobby.fillStack()
  },
  lock(lobby) {
    lobby.setConnection('lock', 'well')
    if (lobby.lock !== 'answers') lobby.setLock('answers')
  },
  printer(lobby) {
    lobby.setPrinter('here')
    if (lobby.paper === 0) lobby.feedPaper()
  },
  terminal(lobby) {
    lobby.setConnection('terminal', 'well')
    if (lobby.terminal.mode !== 'charges') terminalBehaviour('charges').begin(lobby)
  },
  fiscal(lobby) {
    lobby.setConnection('fiscal printer', 'well')
    if (lobby.fiscalPrinter.mode !== 'prints') fiscalBehaviour('prints').begin(lobby)
  },
}

export const NORMAL = 'well'

export const isLobbyDevice = (name: string): name is LobbyDevice => Object.hasOwn(behaviours, name)

/** Makes the device behave like this from now on; returns false if it cannot. */
export function setBehaviour(lobby: Lobby, device: string, as: string): boolean {
  if (!isLobbyDevice(device)) return false
  const known: Readonly<Record<string, Behaviour>> = behaviours[device]
  const wanted = Object.hasOwn(known, as) ? known[as] : undefined
  if (as !== NORMAL && !wanted) return false
  if (as === NORMAL || !wanted?.shows(lobby)) repairs[device](lobby)
  if (wanted && !wanted.shows(lobby)) wanted.begin(lobby)
  return true
}

export function getBehaviour(lobby: Lobby, device: LobbyDevice): string {
  const known: Readonly<Record<string, Behaviour>> = behaviours[device]
  return Object.keys(known).find((as) => known[as]?.shows(lobby)) ?? NORMAL
}

/** Restores the initial state of all devices. */
export function repairAll(lobby: Lobby): void {
  for (const mend of Object.values(repairs)) mend(lobby)
}
