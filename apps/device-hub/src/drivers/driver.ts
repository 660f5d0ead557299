import type { HttpCalls, HttpTexts } from '../links/http-calls.ts'
import type { Link } from '../links/link.ts'
import type { SimulatedLobby } from './simulated-lobby.ts'

/** Where a driver finds its device. */
export interface DeviceLocation {
  readonly lobby: SimulatedLobby
  /** Name of the device in this machine's operating system. */
  readonly name: string
  /** Link to its address, or to its simulation in the lobby. Throws if there is neither. */
  link(): Link
  /** The same for a device with an HTTP interface. */
  calls(): HttpCalls
  /** The same in XML. */
  texts(): HttpTexts
}

/** A kiosk lists its devices in its settings; only their drivers are loaded. */
export type Drivers<Device, Kind extends string = string> = Readonly<
  Record<Kind, (place: DeviceLocation) => Promise<Device>>
>
