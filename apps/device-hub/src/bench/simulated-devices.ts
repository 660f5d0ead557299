import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'
import { simulatedDispenser } from './simulated-dispenser.ts'
import { simulatedLock } from './simulated-lock.ts'
import { simulatedEscpos } from './simulated-printer.ts'
import { simulatedReaders } from './simulated-readers.ts'

/** What the lobby has a twin of, by the name of its driver. All of them speak in bytes: what stands above the link is the real driver. */
export const simulatedDevices: Readonly<Record<string, (lobby: Lobby) => Link>> = {
  ...simulatedReaders,
  fias: simulatedLock,
  'crt-571': simulatedDispenser,
  escpos: simulatedEscpos,
}

/** What a person in the lobby calls it. */
export const lobbyNames: Readonly<Record<string, string>> = {
  keyboard: 'reader',
  'access-is': 'reader',
  fias: 'lock',
  'crt-571': 'dispenser',
}
