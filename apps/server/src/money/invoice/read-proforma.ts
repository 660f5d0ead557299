import type { Language } from '@foyer/domain/basics/language.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { toAlpha2, toAlpha3 } from '@foyer/domain/country/country-codes.ts'
import { parseTaxNumber } from '@foyer/domain/customer/tax-number.ts'
import { getLineTax } from '@foyer/domain/folio/line-tax.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import { buildProforma } from '@foyer/domain/invoice/build-invoice.ts'
import type { InvoiceDocument } from '@foyer/domain/invoice/invoice.ts'
import { chooseInvoiceLanguage, listInvoiceLanguages } from '@foyer/domain/invoice/invoice-language.ts'
import { findInvoiceObstacle, type InvoiceObstacle } from '@foyer/domain/invoice/invoice-obstacles.ts'
import { products } from '@foyer/domain/mode/products.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { CustomerService, Holder } from '../../book/customer/customer.service.ts'
import { readPaperHotel } from '../../papers/paper/paper-hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import {
  type ChargeRow,
  findPayer,
  listFolioPayments,
  listInvoices,
  listOpenCharges,
  type PaymentRow,
} from './invoice.store.ts'

export interface InvoiceContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
  readonly now: Date
  readonly today: string
}

export interface ProformaRequest {
  readonly reservation: Reservation
  /** Undefined for the guest's own folio. */
  readonly folioId: string | undefined
  /** The first in which the whole invoice can be written is its language. */
  readonly wantedLanguages: readonly string[]
}

export interface Proforma {
  readonly document: InvoiceDocument
  /** What stops its issue. */
  readonly obstacle: InvoiceObstacle | undefined
  /** The lines that it is made of. */
  readonly lineIds: readonly string[]
  /** The languages that it could be in. */
  readonly languages: readonly Language[]
  readonly config: HotelConfig
}

interface ProformaDependencies {
  readonly sites: Sites
  readonly customers: Pick<CustomerService, 'holder'>
}

/** Builds the invoice of everything on a folio that is on no invoice yet. */
export async function readProforma(
  { sites, customers }: ProformaDependencies,
  at: InvoiceContext,
  { reservation, folioId, wantedLanguages }: ProformaRequest,
): Promise<Proforma> {
  const { tx, hotel, now, today } = at
  const { config } = await sites.config(tx, hotel)
  const [charges, payments, earlier, paper] = [
    await listOpenCharges(tx, reservation.id, folioId ?? null),
    await listFolioPayments(tx, reservation.id, folioId ?? null),
    await listInvoices(tx, reservation.id),
    await readPaperHotel({ tx, hotel, now, name: hotel.name }, sites),
  ]
  const invoiced = earlier
    .filter(
      (one) =>
        one.kind === 'invoice' && one.creditedBy === null && !one.isAnnulled && one.folioId === (folioId ?? null),
    )
    .reduce((total, { document }) => total + document.gross, 0)
  const main = reservation.guests.find((guest) => guest.main) ?? reservation.guests[0]
  const setOff = listSetOff(payments, invoiced)
  const names = [...charges, ...setOff].map((one) => one.names)
  const language = chooseInvoiceLanguage(names, wantedLanguages)
  const document = buildProforma({
    at: now.toISOString(),
    day: today,
    timeZone: hotel.timeZone,
    language,
    partyWord: products[config.product].partyWord,
    currency: hotel.currency,
    issuer: { ...buildIssuer(hotel, config), brand: hotel.name, mark: { ...paper.mark } },
    holder: await readHolder(),
    stay: {
      reference: reservation.reference,
      guest: getFullName(main ?? {}) || getFullName(reservation.customer) || undefined,
      room: reservation.room.number,
      startDate: reservation.startDate,
      endDate: reservation.endDate,
    },
    charges: charges.map((row) => toCharge(row, config, language)),
    payments: setOff.map(({ names, day, minor }) => ({
      name: localizeText(names, language),
      minor,
      ...(day && { day }),
    })),
    dueDays: config.folio.invoice.dueDays,
  })
  const obstacle = findInvoiceObstacle(
    document,
    charges.some(({ changesInvoiced }) => changesInvoiced),
  )
  return { document, obstacle, lineIds: charges.map(({ id }) => id), languages: listInvoiceLanguages(names), config }

  async function readHolder(): Promise<InvoiceDocument['holder']> {
    if (folioId === undefined) {
      const held = await customers.holder({ tx, hotel, today, language }, reservation)
      return toHolder(held, reservation)
    }
    const payer = await findPayer(tx, reservation.id, folioId)
    if (!payer) throw new Problem('notFound', 'no such payer')
    return { ...payer, ...describeTaxNumber(payer.taxNumber, payer.country && toAlpha3(payer.country)) }
  }
}

function toCharge(row: ChargeRow, config: HotelConfig, language: Language) {
  const { vat } = getLineTax(row, config.folio)
  const { id, kind, amount, quantity } = row
  return {
    id,
    kind,
    amount,
    quantity,
    name: localizeText(row.names, language),
    vat: vat ?? 0,
    ...(row.corrects && { corrects: row.corrects }),
  }
}

/** Payments that no earlier invoice of the folio has used; one sum if a part of them has been. */
function listSetOff(payments: readonly PaymentRow[], invoiced: number): readonly PaymentRow[] {
  const paid = payments.reduce((total, { minor }) => total + minor, 0)
  if (invoiced !== 0) return paid > invoiced ? [{ names: {}, day: null, minor: paid - invoiced }] : []
  return payments
}

/** Who issues invoices: what the folio's configuration says, else the hotel's facts. */
function buildIssuer(hotel: Hotel, config: HotelConfig) {
  const { establishment, hotelInfo, folio } = config
  const { issuer } = folio.invoice
  const country = issuer.country ?? toAlpha2(hotel.country)
  const taxNumber = issuer.taxNumber ?? establishment.taxNumber
  return {
    name: issuer.name ?? establishment.company ?? hotel.name,
    ...describeTaxNumber(taxNumber, country && toAlpha3(country)),
    address: issuer.address ?? hotelInfo.address,
    postalCode: issuer.postalCode,
    city: issuer.city ?? config.hotel?.city,
    country,
    note: issuer.note,
  }
}

/** A VAT number in its written form, or another tax number as it was typed. */
function describeTaxNumber(typed: string | undefined, country: string | undefined) {
  if (!typed) return {}
  const parsed = parseTaxNumber(typed, country)
  return parsed.kind === 'vat' ? { taxNumber: parsed.number, isVatNumber: true } : { taxNumber: typed.trim() }
}

function toHolder(held: Holder | undefined, { guests }: Reservation): InvoiceDocument['holder'] {
  if (!held) return { kind: 'person', name: '' }
  if (held.type === 'guest') {
    const guest = guests.find(({ id }) => id === held.customerId)
    return {
      kind: 'person',
      name: held.name,
      address: guest?.street || undefined,
      postalCode: guest?.postalCode || undefined,
      city: guest?.city || undefined,
      country: guest?.country && toAlpha2(guest.country),
    }
  }
  const fact = (wanted: string) => held.facts.find(({ name }) => name === wanted)?.value || undefined
  const country = fact('country')
  const typed = fact('tax_number')
  return {
    kind: held.type,
    name: held.name,
    ...(held.type === 'company' ? describeTaxNumber(typed, country) : { taxNumber: typed }),
    address: fact('address'),
    postalCode: fact('postal_code'),
    city: fact('city'),
    country: country && toAlpha2(country),
    email: fact('email'),
  }
}
