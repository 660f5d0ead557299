import type { Folio, FolioLine, ListedService, StayFolio } from '@foyer/contract/staff/folio.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { getCorrectionLimit } from '@foyer/domain/folio/correction-limit.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { getLineTax } from '@foyer/domain/folio/line-tax.ts'
import { findPayerId } from '@foyer/domain/folio/route.ts'
import type { InvoicedCharge } from '@foyer/domain/invoice/invoice-lines.ts'
import { computeInvoiceTotals } from '@foyer/domain/invoice/invoice-totals.ts'
import { computeBalance } from '@foyer/domain/payment/balance.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { getBusinessDay } from '../../money/business-day/business-day.ts'
import { readOwed } from '../../money/folio/owed.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { type FolioRow, findBilledStay, type LineRow, listFolios, listLines } from './folio.store.ts'

interface FolioDependencies {
  readonly sites: Sites
}

/** The bill of a stay by payer, with the charges that the desk posts and corrects. */
export function createFolioService({ sites }: FolioDependencies) {
  return {
    async read(staff: Staff, typed: string): Promise<StayFolio> {
      const { id } = await getStayRow(staff, typed)
      const [stay, lines, folios, { config }, isElsewhere] = await Promise.all([
        findBilledStay(staff.tx, id),
        listLines(staff.tx, id),
        listFolios(staff.tx, id),
        sites.config(staff.tx, staff.hotel),
        hasSystem({ sites }, staff),
      ])
      if (!stay) throw new Problem('reservationNotFound')
      const money = (minor: number): Money => ({ minor, currency: staff.hotel.currency })
      const shown = lines.map((line) => toLine(line, { lines, folios, config: config.folio, money }))
      const limit = getCorrectionLimit(staff.role, config.folio.correctionLimits)
      return {
        reference: stay.reference,
        ...(stay.firstName && { firstName: stay.firstName }),
        ...(stay.lastName && { lastName: stay.lastName }),
        ...(stay.roomNumber && { roomNumber: stay.roomNumber }),
        state: stay.state,
        startDate: stay.startDate,
        endDate: stay.endDate,
        adults: stay.adults,
        children: stay.children,
        setInHotelSystem: isElsewhere,
        businessDay: await getBusinessDay(staff.tx, staff.hotel, staff.today),
        services: listServices(config.folio, money),
        ...(limit !== undefined && { correctionLimit: money(limit) }),
        folios: [undefined, ...folios].map((folio) => toFolio(folio, { shown, rows: lines, money })),
        lines: shown,
        pending: money(await readOwed(sites, staff, stay, toBalance(shown))),
      }
    },
  }
}

export type FolioService = ReturnType<typeof createFolioService>

type ToMoney = (minor: number) => Money

const listServices = ({ services, vat }: FolioConfig, money: ToMoney): ListedService[] =>
  services
    .filter(({ on }) => on)
    .map((one) => ({
      id: one.id,
      names: toNames(one.names),
      group: one.group,
      price: money(one.price),
      vat: one.vat ?? vat.extras,
    }))

const toNames = (names: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined))

interface ShownBill {
  readonly lines: readonly LineRow[]
  readonly folios: readonly FolioRow[]
  readonly config: FolioConfig
  readonly money: ToMoney
}

const changes: readonly (readonly [prefix: string, change: FolioLine['change']])[] = [
  ['correction:', 'correction'],
  ['move', 'move'],
]

function toLine(row: LineRow, { lines: all, folios, config, money }: ShownBill): FolioLine {
  const { vat, group } = getLineTax(row, config)
  const corrected = all.filter(({ corrects, id }) => corrects === row.id && id !== row.id)
  const rest = corrected.reduce((sum, { amount }) => (amount < 0 === row.amount < 0 ? sum : sum + amount), row.amount)
  // A line that is not posted yet is shown where it will be posted.
  const isAhead = row.postedOn === null && row.kind !== 'payment'
  const routed = isAhead ? findPayerId(folios, { group, serviceId: row.serviceId ?? undefined }) : undefined
  const folioId = row.folioId ?? routed
  const change = changes.find(([prefix]) => row.origin?.startsWith(prefix))?.[1]
  return {
    id: row.id,
    ...(folioId && { folioId }),
    kind: row.kind,
    source: row.source,
    names: { ...row.names },
    amount: money(row.amount),
    quantity: row.quantity,
    ...(vat !== undefined && { vat }),
    group,
    ...(row.day && { day: row.day }),
    ...(row.postedOn && { postedOn: row.postedOn }),
    ...(row.postedAt && { postedAt: row.postedAt.toISOString() }),
    ...(row.comment && { comment: row.comment }),
    ...(row.by && { by: row.by }),
    ...(row.corrects && { corrects: row.corrects }),
    ...(change && { change }),
    rest: money(rest),
  }
}

const toBalance = (lines: readonly FolioLine[]) =>
  computeBalance(lines.map(({ kind, source, amount }) => ({ kind, source, minor: amount.minor })))

interface FolioLines {
  readonly shown: readonly FolioLine[]
  readonly rows: readonly LineRow[]
  readonly money: ToMoney
}

function toFolio(folio: FolioRow | undefined, { shown, rows, money }: FolioLines): Folio {
  const own = shown.filter(({ folioId }) => folioId === folio?.id)
  const { total, paid } = toBalance(own)
  return {
    ...(folio && { id: folio.id, payer: folio.payer }),
    routes: [...(folio?.routes ?? [])],
    charges: money(total),
    vat: money(computeFolioVat(own, rows)),
    paid: money(paid),
    balance: money(total - paid),
  }
}

/** The VAT of the invoices that these lines are on, and of the one that the others become. */
function computeFolioVat(lines: readonly FolioLine[], rows: readonly LineRow[]): number {
  const invoices = new Map(rows.map(({ id, invoiceId }) => [id, invoiceId]))
  const byInvoice = Map.groupBy(lines.flatMap(toInvoicedCharge), ({ id }) => invoices.get(id))
  return [...byInvoice.values()].reduce((sum, charges) => sum + computeInvoiceTotals(charges).tax, 0)
}

function toInvoicedCharge({ id, kind, amount, quantity, vat = 0, corrects }: FolioLine): InvoicedCharge[] {
  if (kind === 'payment') return []
  return [{ id, name: '', kind, amount: amount.minor, quantity, vat, corrects }]
}
