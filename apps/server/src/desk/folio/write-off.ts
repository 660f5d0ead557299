import type { writeOffBalance } from '@foyer/contract/staff/folio.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { isOver } from '@foyer/domain/payment/owed.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { readOwed } from '../../money/folio/owed.ts'
import { postEntries } from '../../money/payment/ledger.ts'
import { insertPayment, readPayment, updatePayment } from '../../money/payment/payment.store.ts'
import { lockStay } from '../arrivals/lock-stay.ts'
import { assertWithinLimit } from './correction-limit.ts'
import type { FolioService } from './folio.service.ts'
import { listFolios, setPaymentFolio } from './folio.store.ts'
import { toFolioId } from './to-folio-id.ts'

type WriteOff = z.output<typeof writeOffBalance.body>

interface WriteOffDependencies {
  readonly sites: Sites
  readonly folio: FolioService
}

/**
 * Settles what a payer of a stay that is over owes without money: a movement from the guest to the
 * account of what was written off. Charges, VAT and invoices stay as they are. The same key always
 * means the same write-off.
 */
export async function writeOff(
  { sites, folio }: WriteOffDependencies,
  staff: Staff,
  typed: string,
  { minor, reason, payer }: WriteOff,
  key: string,
): Promise<string> {
  const { tx, hotel } = staff
  if (await hasSystem({ sites }, staff)) throw new Problem('setInHotelSystem')
  const stay = await lockStay(staff, typed)
  const before = await readPayment(tx, { id: key })
  if (before) {
    if (before.reservationId === stay.id && before.amount.minor === minor && before.way === 'writeOff') return key
    throw new Problem('keyReused', 'this idempotency key was used for something else')
  }
  if (!isOver(stay.state)) throw new Problem('badInput', 'the stay is not over')
  if (await readPayment(tx, { openOf: stay.id }))
    throw new Problem('paymentOpen', 'another payment is still in progress')
  const balance = computeFolioBalance(await createReservationBook(hotel, tx).folio(stay.id))
  const pending = await readOwed(sites, staff, stay, balance)
  const folioId = toFolioId(await listFolios(tx, stay.id), payer ?? 'guest')
  const { folios } = await folio.read(staff, typed)
  const owed = folios.find(({ id }) => id === folioId)?.balance.minor ?? 0
  if (minor > Math.min(pending, owed)) throw new Problem('priceChanged', 'more than is owed')
  await assertWithinLimit(staff, stay.id, minor, (await sites.config(tx, hotel)).config.folio)
  const amount = { minor, currency: hotel.currency }
  const payment = await insertPayment(tx, {
    id: key,
    hotelId: hotel.id,
    reservationId: stay.id,
    way: 'writeOff',
    amount,
    state: 'created',
    by: { memberId: staff.id },
  })
  if (!payment) throw new Problem('underWay')
  await updatePayment(tx, payment.id, { state: 'captured' })
  await postEntries(tx, { kind: 'capture', payment })
  if (folioId) await setPaymentFolio(tx, stay.id, payment.id, folioId)
  if (minor === pending) await settleAlert(tx, 'departureUnpaid', stay.id)
  await recordAudit(staff, {
    action: 'balanceWrittenOff',
    subject: stay.reference,
    details: { amount: formatMoney(amount, 'en') },
    reason,
  })
  return payment.id
}
