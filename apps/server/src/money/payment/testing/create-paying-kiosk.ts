import { createPublicKey, verify } from 'node:crypto'
import { type ReportedPayment, tellPayments } from '@foyer/contract/hub.ts'
import { type PaymentOrder, paymentOrder } from '@foyer/contract/messages/payment-order.ts'
import { pay, readPayment } from '@foyer/contract/payment.ts'
import * as z from 'zod/mini'
import { createHub } from '../../../checkin/keys/testing/key-kiosk.ts'
import { Browser } from '../../../testing/browser.ts'
import { createTestServer, type TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'
import { acceptTermsAndReadSummary, findReservation } from '../../../testing/journey.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'

/** Reads an order like a hub; throws if this server didn't sign it. */
export function readOrder(sealed: string): PaymentOrder {
  const [text = '', signature = ''] = sealed.split('.')
  const key = createPublicKey({ key: Buffer.from(testKeySecret.grantKey, 'base64'), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))) throw new Error('It is not signed.')
  return z.parse(paymentOrder, JSON.parse(Buffer.from(text, 'base64url').toString()))
}

type PayInput = Partial<z.output<typeof pay.body>>

const ANY_DEVICE = 'FOYE-RHOT-ELDE-VICE'

/** Opens a page of a hotel device that is signed in as this app. */
export async function openKioskAs(server: TestServer, appKey: string): Promise<GuestPage> {
  const browser = new Browser(server.app)
  await browser.signIn(ANY_DEVICE, appKey)
  return server.open({ appKey }, browser)
}

interface Guest {
  readonly reference: string
  readonly surname: string
}

/** García owes 240 euros at a kiosk with a terminal. */
export async function createPayingKiosk(appKey = 'kiosk-pay') {
  return openPayingKiosk(await createTestServer(), appKey, { reference: 'FOY1001', surname: 'García' })
}

/** A guest who has found their reservation at a kiosk with a terminal. */
export async function openPayingKiosk(server: TestServer, appKey: string, { reference, surname }: Guest) {
  const pairing = 'the-pairing-code-of-this-kiosk'
  const hub = await createHub(server, pairing, { appKeys: ['kiosk-pay', 'kiosk-terminals'] })
  const page = await openKioskAs(server, appKey)
  await findReservation(page, reference, surname)
  const want = async (wish: PayInput = {}) => {
    const { pending } = await acceptTermsAndReadSummary(page, reference)
    const body = {
      ...{ hotelId: 1, reference, total: pending, currency: pending.currency, byEmail: false },
      ...{ hub: hub.id, terminalId: 'lobby-1', ...wish },
    }
    return page.call(pay, { body })
  }
  return {
    server,
    hub,
    page,
    want,
    look: (id: string) => page.call(readPayment, { body: { reference, id } }),
    tell: async (payments: ReportedPayment[], as = pairing) =>
      (await server.app.inject({ method: 'POST', url: tellPayments.path, payload: { pairing: as, payments } })).json<
        z.output<typeof tellPayments.reply>
      >(),
    entries: () =>
      server.db.inHotel(1, (tx) =>
        tx.selectFrom('ledger_entries').select(['account', 'minor']).orderBy('minor').execute(),
      ),
  }
}
