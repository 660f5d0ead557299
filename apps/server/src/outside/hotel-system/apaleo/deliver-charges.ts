import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import type { ApaleoConfig } from '@foyer/domain/config/hotel-system.ts'
import { cityTaxNames } from '@foyer/domain/walk-in/stay-lines.ts'
import { byHand } from '../not-delivered.ts'
import { pickName } from '../pick-name.ts'
import { readReceipt, toReceipt } from '../receipts.ts'
import type { ApaleoFolio } from './apaleo-answers.ts'
import type { ApaleoSession } from './apaleo-session.ts'
import { readGuestFolio } from './deliver-payment.ts'

type Told<Kind extends DeliveryEvent['kind']> = Extract<DeliveryEvent, { kind: Kind }>
type Charges = Pick<ApaleoConfig, 'charges' | 'mapping'>

/** As what Apaleo books a line. */
interface Booked {
  readonly serviceType: string
  readonly vatType: string
}

function toBooked({ charges, mapping }: Charges, id: string | undefined, vat?: number): Booked {
  const serviceType = id === undefined ? undefined : mapping.extras[id]
  const vatType = vat === undefined ? undefined : mapping.taxes[String(vat)]
  return { serviceType: serviceType ?? charges.service_type, vatType: vatType ?? charges.vat_type }
}

interface WantedLine {
  readonly key: string
  readonly receipt: string
  readonly name: string
  readonly amount: number
  readonly booked: Booked
}

const encode = encodeURIComponent

/** All extras that are ordered now: what is no longer ordered is allowed for. */
export async function deliverExtras(
  session: ApaleoSession,
  charges: Charges,
  { key, reference, extras }: Told<'extras'>,
): Promise<void> {
  const folio = await readGuestFolio(session, reference)
  const ordered = extras.map(({ extra, line, names, amount }) => ({
    key,
    receipt: toReceipt('extra', line),
    name: pickName(names),
    amount,
    booked: toBooked(charges, extra),
  }))
  const posted = folio.charges.flatMap(({ receipt }) =>
    receipt && readReceipt(receipt)?.kind === 'extra' ? [receipt] : [],
  )
  const gone = [...new Set(posted)].filter((receipt) => !ordered.some((line) => line.receipt === receipt))
  const booked = toBooked(charges, undefined)
  for (const receipt of gone) await settle(session, folio, { key, receipt, name: '', amount: 0, booked })
  for (const line of ordered) await settle(session, folio, line)
}

/** A charge of the desk, or one that takes back a part of an earlier one. */
export async function deliverCharge(
  session: ApaleoSession,
  charges: Charges,
  { key, reference, line, names, amount, corrects, service, vat }: Told<'charge'>,
): Promise<void> {
  const folio = await readGuestFolio(session, reference)
  const receipt = toReceipt('charge', line)
  const booked = toBooked(charges, service, vat)
  if (amount >= 0) return settle(session, folio, { key, receipt, name: pickName(names), amount, booked })
  if (folio.allowances.some(({ reason }) => reason === receipt)) return
  const corrected = folio.charges.find((charge) => corrects && readReceipt(charge.receipt)?.line === corrects)
  if (!corrected) throw byHand('takeBack', String(0 - amount))
  const money = { amount: 0 - amount, currency: corrected.amount.currency }
  await allow(session, folio, { chargeId: corrected.id, key, reason: receipt, money })
}

/** The city tax of a walk-in, which Apaleo does not add when Foyer checks in. */
export async function deliverCityTax(
  session: ApaleoSession,
  charges: Charges,
  { key, reference, own, taxes = 0 }: Told<'walkIn'> & { readonly own: string },
): Promise<void> {
  const folio = await readGuestFolio(session, reference)
  const booked = toBooked(charges, undefined, 0)
  const receipt = `Foyer city tax ${own}`
  await settle(session, folio, { key, receipt, name: pickName(cityTaxNames), amount: taxes, booked })
}

/** Charges what the folio lacks of a line, or allows what it has too much. */
async function settle(
  session: ApaleoSession,
  folio: ApaleoFolio,
  { key, receipt, name, amount, booked }: WantedLine,
): Promise<void> {
  const posted = folio.charges.filter((charge) => charge.receipt === receipt)
  const currency = posted[0]?.amount.currency ?? getCurrency(folio)
  const minor = (value: number) => fromDecimal(value, currency).minor
  const toMoney = (value: number) => ({ amount: toDecimal({ minor: value, currency }), currency })
  const left = posted.map(({ id, amount: charged }) => {
    const allowances = folio.allowances.filter(({ sourceChargeId }) => sourceChargeId === id)
    return {
      id,
      minor: allowances.reduce((rest, one) => rest - minor(one.amount.grossAmount), minor(charged.grossAmount)),
    }
  })
  let missing = left.reduce((rest, charge) => rest - charge.minor, minor(amount))
  if (missing > 0) {
    const body = { name, ...booked, receipt, quantity: 1, amount: toMoney(missing) }
    const path = `/finance/v1/folio-actions/${encode(folio.id)}/charges`
    await session.change({ method: 'POST', path, body, idempotencyKey: `${key}-${receipt}` })
  }
  for (const charge of left) {
    const back = Math.min(charge.minor, 0 - missing)
    if (back <= 0) continue
    await allow(session, folio, { chargeId: charge.id, key, reason: receipt, money: toMoney(back) })
    missing += back
  }
}

/** The currency of a folio that has no entry of ours: every folio has its nights. */
function getCurrency({ charges, payments }: ApaleoFolio): string {
  const currency = [...charges, ...payments][0]?.amount.currency
  if (!currency) throw byHand('emptyFolio')
  return currency
}

async function allow(
  session: ApaleoSession,
  folio: ApaleoFolio,
  { chargeId, key, reason, money }: { chargeId: string; key: string; reason: string; money: object },
): Promise<void> {
  const path = `/finance/v1/folio-actions/${encode(folio.id)}/charges/${encode(chargeId)}/allowances`
  const body = { reason, amount: money }
  await session.change({ method: 'POST', path, body, idempotencyKey: `${key}-${chargeId}` })
}
