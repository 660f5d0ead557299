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

/** What the lobby has a twin of, by the name of its driver. All of them speak in bytes: what stands above the link is the real driver. */
export const simulatedDevices: Readonly<Record<string, (lobby: Lobby) => Link>> = {
  ...simulatedReaders,
  fias: simulatedLock,
  'crt-571': simulatedDispenser,
  escpos: simulatedEscpos,
  ingenico: simulatedIngenico,
}

/** The same of those that are asked over HTTP. */
export const simulatedCalls: Readonly<Record<string, (lobby: Lobby) => HttpCalls>> = {
  iagona: simulatedIagona,
  nexo: (lobby) => lobby.lines.asked('terminal', simulatedNexo(lobby)),
}

export const simulatedTexts: Readonly<Record<string, (lobby: Lobby) => HttpTexts>> = {
  epson: (lobby) => lobby.lines.asked('fiscal printer', simulatedEpson(lobby)),
}

/** What a person in the lobby calls it. */
export const lobbyNames: Readonly<Record<string, string>> = {
  keyboard: 'reader',
  'access-is': 'reader',
  fias: 'lock',
  'crt-571': 'dispenser',
  ingenico: 'terminal',
}
