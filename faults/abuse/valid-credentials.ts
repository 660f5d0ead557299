import { bootHub } from '@foyer/contract/hub.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { signInStaff } from '@foyer/contract/staff/session.ts'
import { Page } from '../page.ts'
import type { keys } from './attack.ts'

export const PAIRING = 'the-pairing-of-this-kiosk'
const LICENSE = 'FOYE-RHOT-ELKI-OSK1'

interface Place {
  readonly url: string
  readonly wifi: string
}

/** One attempt each with valid credentials. They return whether it succeeded. */
export class ValidCredentials {
  readonly #place: Place
  #known = ''

  constructor(place: Place) {
    this.#place = place
  }

  /** Reception has signed in at its desk, as on any morning. */
  async before(): Promise<void> {
    const { headers } = await this.#post(signInStaff.path, reception)
    this.#known = headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0] ?? '')
      .join('; ')
  }

  readonly opens: Readonly<Record<keyof typeof keys, () => Promise<boolean>>> = {
    hub: async () => {
      const told = { pairing: PAIRING, token: 'A'.repeat(43), port: 9_988, version: '1' }
      return (await this.#post(bootHub.path, told)).status === 200
    },
    device: async () => (await this.#post('/pok/', { licenseCode: LICENSE })).status === 200,
    reception: async () => isSignedIn(await this.#post(signInStaff.path, reception, { cookie: this.#known })),
    manager: async () => isSignedIn(await this.#post(signInStaff.path, manager, { 'x-forwarded-for': '192.0.2.200' })),
    guest: async () => {
      const page = new Page(this.#place.url, 'own', this.#place.wifi)
      await page.load()
      const body = { voucher: 'FOY1002', surname: 'Müller' }
      return (await page.send(searchReservations, {}, body)).status === 200
    },
  }

  #post(path: string, body: object, more: Record<string, string> = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': this.#place.wifi, ...more }
    return fetch(this.#place.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
}

const reception = { email: 'reception@palace.example.com', password: 'reception-desk-1' }
const manager = { email: 'manager@palace.example.com', password: 'manager-of-palace' }

async function isSignedIn(answer: Response): Promise<boolean> {
  const { outcome } = (await answer.json()) as { outcome?: string }
  return outcome === 'signedIn'
}
