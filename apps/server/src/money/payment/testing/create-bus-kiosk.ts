import { cancelPayment, payByBus, readPayment } from '@foyer/contract/payment.ts'
import type * as z from 'zod/mini'
import { chooseBusPayment } from '../../../outside/bus-payment/choose-bus-payment.ts'
import { createTestServer } from '../../../testing/create-test-server.ts'
import { acceptTermsAndReadSummary, findReservation } from '../../../testing/journey.ts'
import { startSimulator } from '../../../testing/start-simulator.ts'
import { openKioskAs } from './create-paying-kiosk.ts'

type BusPaymentInput = Partial<z.output<typeof payByBus.body>>

/** An entry of the provider's own ledger. */
interface Operation {
  readonly number: string
  readonly terminal: string
  readonly minor: number
  readonly state: string
  readonly captures: number
  readonly refunded: number
}

/** García owes 240 euros at a kiosk whose terminals are controlled by a provider. */
export async function createBusKiosk() {
  const bus = await startSimulator('bus-payment')
  const server = await createTestServer({ busFor: chooseBusPayment({ demoBusUrl: bus.url }) })
  const page = await openKioskAs(server, 'kiosk-bus')
  await findReservation(page, 'FOY1001', 'García')
  const play = (path: string, body: object = {}) =>
    fetch(`${bus.control}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    server,
    page,
    async want(wish: BusPaymentInput = {}, key?: string) {
      const { pending } = await acceptTermsAndReadSummary(page, 'FOY1001')
      const body = {
        ...{ appId: 'kiosk-bus', hotelId: 1, reference: 'FOY1001', amount: pending, currency: pending.currency },
        ...{ terminalId: 'bus-1', byEmail: false, ...wish },
      }
      return page.call(payByBus, { body, ...(key && { key }) })
    },
    look: (id: string) => page.call(readPayment, { body: { reference: 'FOY1001', id } }),
    cancel: (id: string) => page.call(cancelPayment, { body: { reference: 'FOY1001', id } }),
    fault: (fault: string) => play('fault', { fault }),
    hold: () => play('hold'),
    present: () => play('present'),
    ledger: async () => (await (await fetch(`${bus.control}/ledger`)).json()) as Operation[],
    entries: () =>
      server.db.inHotel(1, (tx) =>
        tx.selectFrom('ledger_entries').select(['account', 'minor']).orderBy('minor').execute(),
      ),
  }
}
