/**
 * The kiosk that the lobby shows next to its devices: one of the first demo hotel that uses them
 * all, with the license named in docs/demo.md.
 */
const DEMO_KIOSK_PATH = '/pok/1/company/1/hotel/1/lang/en/appkey/kiosk-cards/'
const DEMO_LICENSE = 'FOYE-RHOT-ELCA-RDS1'

/**
 * The host name under which this machine's ports are one site, so that the kiosk's cookies are sent
 * in a frame.
 */
export const LOCALHOST = 'localhost'

export interface DemoKiosk {
  readonly origin: string
  readonly address: string
  /** In the hash of the address, it prefills the sign-in of a new kiosk. */
  readonly license: string
}

/** Undefined if the server is on another machine: its pages cannot be framed here. */
export function getDemoKiosk(server: string): DemoKiosk | undefined {
  const { hostname, origin } = new URL(server)
  if (hostname !== LOCALHOST) return
  return { origin, address: origin + DEMO_KIOSK_PATH, license: DEMO_LICENSE }
}
