import type { Lobby } from './bench/lobby.ts'
import { simulatedReaders } from './bench/simulated-readers.ts'
import type { DevicePlace } from './drivers/driver.ts'
import { keyEncoders } from './drivers/key-encoders.ts'
import { printers } from './drivers/printers.ts'
import { scanners } from './drivers/scanners.ts'
import type { Devices } from './hub.ts'
import { tcpLink } from './links/tcp.ts'
import { type DeviceSetting, type DeviceSettings, StartProblem } from './settings.ts'

/** Loads the drivers of the devices that this kiosk has. */
export async function openDevices({ scanner, printer, keyEncoder }: DeviceSettings, lobby: Lobby): Promise<Devices> {
  return {
    scanner: await scanners[scanner.kind](placeOf(scanner, lobby)),
    printer: await printers[printer.kind](placeOf(printer, lobby)),
    keyEncoder: keyEncoder && (await keyEncoders[keyEncoder.kind]?.(placeOf(keyEncoder, lobby))),
  }
}

export function placeOf({ kind, at }: DeviceSetting, lobby: Lobby): DevicePlace {
  return {
    lobby,
    link() {
      if (at) return tcpLink(at)
      const simulated = simulatedReaders[kind]
      if (!simulated) throw new StartProblem(`The lobby has no simulated ${kind}: name its address, ${kind}@host:port.`)
      return simulated(lobby)
    },
  }
}
