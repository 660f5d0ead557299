import type { DeliveryEvent } from '@foyer/contract/hotel-system.ts'
import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import type { MewsConfig } from '@foyer/domain/config/hotel-system.ts'
import { cityTaxNames } from '@foyer/domain/walk-in/stay-lines.ts'
import { byHand } from '../not-delivered.ts'
import { pickName } from '../pick-name.ts'
import { readReceipt, toReceipt } from '../receipts.ts'
import type { MewsOrderItem } from './mews-answers.ts'
import { getTaxRates, listServices, type MewsFacts } from './mews-facts.ts'
import type { MewsSession } from './mews-session.ts'
import { readBills } from './read-bills.ts'
import type { Found } from './read-current.ts'
import { readKnown } from './read-known.ts'
import { type Tax, toAmount } from './to-amount.ts'
import { sumAmounts } from './to-system-folio.ts'

type Told<Kind extends DeliveryEvent['kind']> = Extract<DeliveryEvent, { kind: Kind }>
type Kind = 'extra' | 'charge' | 'voucher' | 'upgrade'

interface WantedLine {
  readonly line: string
  readonly names: Readonly<Record<string, string>>
  readonly amount: number
  readonly vat?: number | undefined
}

/** All extras that are ordered now: what is no longer ordered is taken off. */
export const deliverExtras = async (session: MewsSession, { reference, extras }: Told<'extras'>): Promise<void> =>
  postLines(session, await readKnown(session, reference), { kind: 'extra', lines: extras, isComplete: true })

/** All vouchers that apply now. */
export const deliverDiscounts = async (
  session: MewsSession,
  { reference, discounts }: Told<'discounts'>,
): Promise<void> =>
  postLines(session, await readKnown(session, reference), { kind: 'voucher', lines: discounts, isComplete: true })

/** A charge of the desk, or one that takes back a part of an earlier one. */
export const deliverCharge = async (session: MewsSession, told: Told<'charge'>): Promise<void> =>
  postLines(session, await readKnown(session, told.reference), { kind: 'charge', lines: [told] })

const toCityTaxIdentifier = (reference: string) => `Foyer city tax ${reference}`

/** The city tax of a walk-in, which is not a part of the price of its nights. */
export async function deliverCityTax(
  session: MewsSession,
  { facts, reservation }: Pick<Found, 'facts' | 'reservation'>,
  { reference, taxes = 0 }: Told<'walkIn'>,
): Promise<void> {
  const identifier = toCityTaxIdentifier(reference)
  const [bill] = await readBills(session, facts, [reservation])
  if (bill?.items.some(({ ExternalIdentifier }) => ExternalIdentifier === identifier)) return
  const { charges, mapping } = session.config
  const tax = await readTax(session, facts, mapping.taxes['0'] ?? charges.tax)
  await addOrder(session, { facts, reservation }, [
    { Name: pickName(cityTaxNames), UnitAmount: toAmount(facts, taxes, tax), ExternalIdentifier: identifier },
  ])
}

/** The tax of the nights of walk-ins. */
export const readNightTax = (session: MewsSession, facts: MewsFacts): Promise<Tax> =>
  readTax(session, facts, session.config.charges.night_tax)

async function readTax(session: MewsSession, facts: MewsFacts, code: string | undefined): Promise<Tax> {
  const percent = code === undefined ? undefined : (await getTaxRates(session, facts)).get(code)
  if (code === undefined || percent === undefined) throw byHand('noTax')
  return { code, percent }
}

interface Posting {
  readonly kind: Kind
  readonly lines: readonly WantedLine[]
  /** Lines of this kind that are not listed are taken off. */
  readonly isComplete?: true
}

/**
 * Posts what the bill lacks of each line. Less is posted as a negative item, as Mews asks for,
 * because posted items cannot be changed.
 */
export async function postLines(
  session: MewsSession,
  { facts, reservation }: Pick<Found, 'facts' | 'reservation'>,
  { kind, lines, isComplete }: Posting,
): Promise<void> {
  const [bill] = await readBills(session, facts, [reservation])
  const posted = (bill?.items ?? []).filter(({ ExternalIdentifier }) => readReceipt(ExternalIdentifier)?.kind === kind)
  const wanted = lines.map((line) => ({ ...line, identifier: toReceipt(kind, line.line) }))
  const gone = isComplete ? listGone(posted, wanted) : []
  const missing = [...wanted, ...gone].flatMap((line) => {
    const before = posted.filter(({ ExternalIdentifier }) => ExternalIdentifier === line.identifier)
    const rest = subtract(line.amount, sumAmounts(before), facts)
    return rest === 0 || (before.length > 0 && isRounding(rest, facts)) ? [] : [{ ...line, amount: rest, before }]
  })
  if (missing.length === 0) return
  const rates = await getTaxRates(session, facts)
  const items = missing.map(({ identifier, names, amount, vat, before }) => ({
    Name: before[0]?.BillingName ?? pickName(names),
    UnitAmount: toAmount(facts, amount, chooseTax(session.config, rates, vat)),
    ExternalIdentifier: identifier,
  }))
  await addOrder(session, { facts, reservation }, items)
}

interface NewItem {
  readonly Name: string
  readonly UnitAmount: object
  readonly ExternalIdentifier: string
}

async function addOrder(
  session: MewsSession,
  { facts, reservation }: Pick<Found, 'facts' | 'reservation'>,
  items: readonly NewItem[],
): Promise<void> {
  const { accounting_category: AccountingCategoryId } = session.config.charges
  await session.change('orders/add', {
    ServiceId: chooseService(session.config, facts),
    AccountId: reservation.AccountId,
    LinkedReservationId: reservation.Id,
    Items: items.map((item) => ({ ...item, UnitCount: 1, ...(AccountingCategoryId && { AccountingCategoryId }) })),
  })
}

function listGone(posted: readonly MewsOrderItem[], wanted: readonly { readonly identifier: string }[]) {
  const identifiers = new Set(posted.flatMap(({ ExternalIdentifier: identifier }) => identifier ?? []))
  return [...identifiers]
    .filter((identifier) => !wanted.some((line) => line.identifier === identifier))
    .map((identifier) => ({ identifier, names: {}, amount: 0, vat: undefined }))
}

function subtract(amount: number, other: number, { currency }: MewsFacts): number {
  const minor = (value: number) => fromDecimal(value, currency).minor
  return toDecimal({ minor: minor(amount) - minor(other), currency })
}

/** Mews adds the tax to net prices, and may arrive at a cent more or less. */
const isRounding = (rest: number, { pricing, currency }: MewsFacts): boolean =>
  pricing === 'Net' && Math.abs(fromDecimal(rest, currency).minor) <= 1

function chooseService({ charges }: MewsConfig, facts: MewsFacts): string {
  const [only, other] = listServices(facts, 'Additional')
  const id = charges.service ?? (other ? undefined : only?.Id)
  if (!id) throw byHand('noService')
  return id
}

/** The tax of a rate, or the one of everything else. */
function chooseTax({ charges, mapping }: MewsConfig, rates: ReadonlyMap<string, number>, vat: number | undefined): Tax {
  const code = (vat === undefined ? undefined : mapping.taxes[String(vat)]) ?? charges.tax
  const percent = code === undefined ? undefined : rates.get(code)
  if (code === undefined || percent === undefined) throw byHand('noTax')
  if (vat !== undefined && Math.abs(vat - percent) > 0.001) throw byHand('noTaxOfRate', `${vat} %`)
  return { code, percent }
}
