import type { HttpCalls, HttpTexts } from '../links/http-calls.ts'
import type { Link } from '../links/link.ts'
import type { SimulatedLobby } from './simulated-lobby.ts'

/** Where a driver finds its device. */
export interface DevicePlace {
  readonly lobby: SimulatedLobby
  /** Of a device that this machine's own system knows by name. */
  readonly name: string
  /** The line to its address, or to its twin in the simulated lobby. Throws where there is neither. */
  link(): Link
  /** The same, for a device that is asked over HTTP. */
  calls(): HttpCalls
  /** The same, in XML. */
  texts(): HttpTexts
}

/** A kiosk names its devices in its settings; only the drivers of those are loaded. */
export type Drivers<Device, Kind extends string = string> = Readonly<
  Record<Kind, (place: DevicePlace) => Promise<Device>>
>
