/** The kiosk that the lobby shows beside its devices: one of the first demo hotel that uses them all, with the license that docs/demo.md names. */
const DEMO_KIOSK = '/pok/1/company/1/hotel/1/lang/en/appkey/kiosk-cards/'
const DEMO_LICENSE = 'FOYE-RHOT-ELCA-RDS1'

/** The name under which this machine's ports are one site, so that the kiosk's cookies go along into a frame. */
export const THIS_MACHINE = 'localhost'

export interface DemoKiosk {
  readonly origin: string
  readonly address: string
  /** Behind the # of the address it fills in the sign-in of a kiosk that is new. */
  readonly license: string
}

/** Undefined where the server is elsewhere: its pages stand in no frame of ours. */
export function demoKiosk(server: string): DemoKiosk | undefined {
  const { hostname, origin } = new URL(server)
  if (hostname !== THIS_MACHINE) return
  return { origin, address: origin + DEMO_KIOSK, license: DEMO_LICENSE }
}
