import type { HttpCalls, HttpTexts } from '../links/http-calls.ts'
import type { Link } from '../links/link.ts'
import type { Lobby } from './lobby.ts'
import { createSimulatedDispenser } from './simulated-dispenser.ts'
import { createSimulatedEpson } from './simulated-epson.ts'
import { createSimulatedEscpos } from './simulated-escpos.ts'
import { createSimulatedIagona } from './simulated-iagona.ts'
import { createSimulatedIngenico } from './simulated-ingenico.ts'
import { createSimulatedLock } from './simulated-lock.ts'
import { createSimulatedNexo } from './simulated-nexo.ts'
import { simulatedReaders } from './simulated-readers.ts'

/**
 * The simulated devices, by driver name. They speak in bytes, so everything above the link is the
 * real driver.
 */
export const simulatedDevices: Readonly<Record<string, (lobby: Lobby) => Link>> = {
  ...simulatedReaders,
  fias: createSimulatedLock,
  'crt-571': createSimulatedDispenser,
  escpos: createSimulatedEscpos,
  ingenico: createSimulatedIngenico,
}

/** The same for devices with an HTTP interface. */
export const simulatedCalls: Readonly<Record<string, (lobby: Lobby) => HttpCalls>> = {
  iagona: createSimulatedIagona,
  nexo: (lobby) => lobby.connections.wrapCalls('terminal', createSimulatedNexo(lobby)),
}

export const simulatedTexts: Readonly<Record<string, (lobby: Lobby) => HttpTexts>> = {
  epson: (lobby) => lobby.connections.wrapCalls('fiscal printer', createSimulatedEpson(lobby)),
}

/** Names of the devices in the lobby. */
export const lobbyNames: Readonly<Record<string, string>> = {
  keyboard: 'reader',
  'access-is': 'reader',
  fias: 'lock',
  'crt-571': 'dispenser',
  ingenico: 'terminal',
}
