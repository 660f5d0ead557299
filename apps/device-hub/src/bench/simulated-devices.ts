import type { HttpCalls, HttpTexts } from '../links/http-calls.ts'
import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'
import { simulatedDispenser } from './simulated-dispenser.ts'
import { simulatedEpson } from './simulated-epson.ts'
import { simulatedIagona } from './simulated-iagona.ts'
import { simulatedIngenico } from './simulated-ingenico.ts'
import { simulatedLock } from './simulated-lock.ts'
import { simulatedNexo } from './simulated-nexo.ts'
import { simulatedEscpos } from './simulated-printer.ts'
import { simulatedReaders } from './simulated-readers.ts'

/**
 * The simulated devices, by driver name. They speak in bytes, so everything above the link is the
 * real driver.
 */
export const simulatedDevices: Readonly<Record<string, (lobby: Lobby) => Link>> = {
  ...simulatedReaders,
  fias: simulatedLock,
  'crt-571': simulatedDispenser,
  escpos: simulatedEscpos,
  ingenico: simulatedIngenico,
}

/** The same for devices with an HTTP interface. */
export const simulatedCalls: Readonly<Record<string, (lobby: Lobby) => HttpCalls>> = {
  iagona: simulatedIagona,
  nexo: (lobby) => lobby.lines.asked('terminal', simulatedNexo(lobby)),
}

export const simulatedTexts: Readonly<Record<string, (lobby: Lobby) => HttpTexts>> = {
  epson: (lobby) => lobby.lines.asked('fiscal printer', simulatedEpson(lobby)),
}

/** Names of the devices in the lobby. */
export const lobbyNames: Readonly<Record<string, string>> = {
  keyboard: 'reader',
  'access-is': 'reader',
  fias: 'lock',
  'crt-571': 'dispenser',
  ingenico: 'terminal',
}
