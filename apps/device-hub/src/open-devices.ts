import type { Lobby } from './bench/lobby.ts'
import { lobbyNames, simulatedCalls, simulatedDevices, simulatedTexts } from './bench/simulated-devices.ts'
import { cardTerminals } from './drivers/card-terminals.ts'
import { dispensers } from './drivers/dispensers.ts'
import type { DeviceLocation } from './drivers/driver.ts'
import { fiscalPrinters } from './drivers/fiscal-printers.ts'
import { keyEncoders } from './drivers/key-encoders.ts'
import { printers } from './drivers/printers.ts'
import { scanners } from './drivers/scanners.ts'
import type { Devices } from './hub.ts'
import { createHttpCalls, createHttpTexts } from './links/http-calls.ts'
import { createTcpLink } from './links/tcp.ts'
import type { KeyEncoders } from './roles/key-encoder.ts'
import {
  type DeviceSetting,
  type DeviceSettings,
  type KeyEncoderSetting,
  LOOPBACK,
  listSimulatedParts,
  type NamedDevices,
  StartProblem,
} from './settings.ts'

/** Loads the drivers of this kiosk's devices. */
export async function openDevices(settings: DeviceSettings, lobby: Lobby): Promise<Devices> {
  const { scanner, printer, keyEncoder, terminals, fiscalPrinters: fiscal } = settings
  return {
    simulated: listSimulatedParts(settings),
    ...(scanner && { scanner: await scanners[scanner.kind](toDeviceLocation(scanner, lobby)) }),
    ...(printer && { printer: await printers[printer.kind](toDeviceLocation(printer, lobby)) }),
    ...(keyEncoder && (await openKeyEncoders(keyEncoder, lobby))),
    ...(terminals && {
      cardTerminals: await openAll(terminals, (setting, id) =>
        cardTerminals[setting.kind]({ ...toDeviceLocation(setting, lobby), id }),
      ),
    }),
    ...(fiscal && {
      fiscalPrinters: await openAll(fiscal, (setting) =>
        fiscalPrinters[setting.kind](toDeviceLocation(setting, lobby)),
      ),
    }),
  }
}

async function openAll<Kind extends string, Device>(
  settings: NamedDevices<Kind>,
  open: (setting: DeviceSetting<Kind>, name: string) => Promise<Device>,
): Promise<Record<string, Device>> {
  const all = Object.entries(settings).map(async ([name, setting]) => [name, await open(setting, name)] as const)
  return Object.fromEntries(await Promise.all(all))
}

async function openKeyEncoders(setting: KeyEncoderSetting, lobby: Lobby): Promise<KeyEncoders> {
  const { kind, dispenser, coder, writeMs, takeMs } = setting
  const place = {
    ...toDeviceLocation(setting, lobby),
    coder,
    writeMs,
    takeMs,
    dispenser: () => dispensers[dispenser.kind](toDeviceLocation(dispenser, lobby)),
  }
  const encoder = await keyEncoders[kind](place)
  if (kind === 'fake') return { fakeDispenser: encoder }
  // The fake dispenser is available with simulated hardware only; next to real hardware it would
  // issue nothing.
  return { keyEncoder: encoder, ...(!setting.at && { fakeDispenser: await keyEncoders.fake(place) }) }
}

export function toDeviceLocation({ kind, at, name = '' }: DeviceSetting, lobby: Lobby): DeviceLocation {
  return {
    lobby,
    name,
    link() {
      if (at) return createTcpLink(at)
      return lobby.connections.wrapLink(lobbyNames[kind] ?? kind, findTwin(simulatedDevices, kind)(lobby))
    },
    calls: () => (at ? createHttpCalls(at, getScheme(kind, at)) : findTwin(simulatedCalls, kind)(lobby)),
    texts: () => (at ? createHttpTexts(at) : findTwin(simulatedTexts, kind)(lobby)),
  }
}

/** A terminal's answers are worth money, so they need TLS on a network. */
function getScheme(kind: string, { host }: { host: string }): 'http' | 'https' {
  return kind === 'nexo' && host !== LOOPBACK ? 'https' : 'http'
}

function findTwin<Twin>(twins: Readonly<Record<string, Twin>>, kind: string): Twin {
  const found = twins[kind]
  if (!found) throw new StartProblem(`The lobby has no simulated ${kind}: give its address, ${kind}@host:port.`)
  return found
}
