import { type ReportedRefund, tellRefunds } from '@foyer/contract/hub.ts'
import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { countDrawer, endDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import { closeShift, readStayMoney, refundPayment, settleRefund } from '@foyer/contract/staff/money.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { createPayingKiosk } from '../../../money/payment/testing/create-paying-kiosk.ts'
import { Browser } from '../../../testing/browser.ts'
import { createColleague } from '../../../testing/staff-page.ts'

const LUCIA = { reference: 'FOY1001' }
const PAIRING = 'the-pairing-code-of-this-kiosk'

type RefundInput = z.output<typeof refundPayment.body>

/** García has paid 240 euros at the kiosk's terminal, and a manager is signed in at the desk. */
export async function createTerminalPayment(role: Role = 'manager') {
  const kiosk = await createPayingKiosk()
  const { server, want, tell, hub } = kiosk
  const { paymentId = '' } = await want()
  await tell([{ id: paymentId, outcome: 'done', minor: 240_00, reference: 'T1' }])
  const desk = await createColleague(server.db, new Browser(server.app), { role, name: 'Marta' })
  const give = (minor: number, more: Partial<RefundInput> = {}, key?: string) =>
    desk.call(refundPayment, {
      params: { ...LUCIA, id: paymentId },
      body: { minor, reason: 'A noisy night', ...more },
      ...(key && { key }),
    })
  return {
    server,
    hub,
    give,
    paymentId,
    money: async () => (await desk.call(readStayMoney, { params: LUCIA })).payments[0],
    says: (id: string, outcome: 'done' | 'refused') =>
      desk.call(settleRefund, { params: { ...LUCIA, id }, body: { outcome } }),
    calls: async (refunds: ReportedRefund[] = [], pairing = PAIRING) =>
      (await server.app.inject({ method: 'POST', url: tellRefunds.path, payload: { pairing, refunds } })).json<
        z.output<typeof tellRefunds.reply>
      >(),
    openAlerts: async () => (await desk.call(listAlerts)).open,
    /** Counts the drawer, which has nothing in it, and closes the shift. */
    closeShift: async () => {
      const [drawer] = (await desk.call(readDrawers)).open
      const ofDrawer = { id: drawer?.id ?? '' }
      await desk.call(countDrawer, { params: ofDrawer, body: { notes: {}, coins: 0 } })
      await desk.call(endDrawer, { params: ofDrawer, body: { toSafe: 0, reason: 'Paid from the safe' } })
      return desk.call(closeShift, { body: {} })
    },
    age: (seconds: number) =>
      server.db.inHotel(1, (tx) =>
        sql`update refunds set sent_at = clock_timestamp() - make_interval(secs => ${seconds})`.execute(tx),
      ),
    given: async () => {
      const entries = await kiosk.entries()
      return entries.filter(({ account }) => account === 'guest').reduce((sum, { minor }) => sum + minor, 0)
    },
  }
}
