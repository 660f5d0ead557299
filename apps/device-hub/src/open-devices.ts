import type { Lobby } from './bench/lobby.ts'
import { lobbyNames, simulatedDevices } from './bench/simulated-devices.ts'
import { simulatedIagona } from './bench/simulated-iagona.ts'
import { dispensers } from './drivers/dispensers.ts'
import type { DevicePlace } from './drivers/driver.ts'
import { keyEncoders } from './drivers/key-encoders.ts'
import { printers } from './drivers/printers.ts'
import { scanners } from './drivers/scanners.ts'
import type { Devices } from './hub.ts'
import { httpCalls } from './links/http-calls.ts'
import { tcpLink } from './links/tcp.ts'
import type { KeyEncoders } from './roles/key-encoder.ts'
import { type DeviceSetting, type DeviceSettings, type KeyEncoderSetting, StartProblem } from './settings.ts'

/** Loads the drivers of the devices that this kiosk has. */
export async function openDevices({ scanner, printer, keyEncoder }: DeviceSettings, lobby: Lobby): Promise<Devices> {
  return {
    scanner: await scanners[scanner.kind](placeOf(scanner, lobby)),
    printer: await printers[printer.kind](placeOf(printer, lobby)),
    ...(keyEncoder && (await openKeyEncoders(keyEncoder, lobby))),
  }
}

async function openKeyEncoders(setting: KeyEncoderSetting, lobby: Lobby): Promise<KeyEncoders> {
  const { kind, dispenser, coder, writeMs, takeMs } = setting
  const place = {
    ...placeOf(setting, lobby),
    coder,
    writeMs,
    takeMs,
    dispenser: () => dispensers[dispenser.kind](placeOf(dispenser, lobby)),
  }
  const encoder = await keyEncoders[kind](place)
  if (kind === 'fake') return { fakeDispenser: encoder }
  // Where the hardware is played, so may the fake dispenser be; beside real hardware a fake would hand out nothing.
  return { keyEncoder: encoder, ...(!setting.at && { fakeDispenser: await keyEncoders.fake(place) }) }
}

export function placeOf({ kind, at, name = '' }: DeviceSetting, lobby: Lobby): DevicePlace {
  return {
    lobby,
    name,
    link() {
      if (at) return tcpLink(at)
      const simulated = simulatedDevices[kind]
      if (!simulated) throw new StartProblem(`The lobby has no simulated ${kind}: name its address, ${kind}@host:port.`)
      return lobby.lines.through(lobbyNames[kind] ?? kind, simulated(lobby))
    },
    calls: () => (at ? httpCalls(at) : simulatedIagona(lobby)),
  }
}
