import { randomUUID } from 'node:crypto'
import { cancellationFeeNames, cancelledNames, reinstatedNames } from '@foyer/domain/folio/cancellation-names.ts'
import type { FolioConfig } from '@foyer/domain/folio/folio-config.ts'
import { getLineTax } from '@foyer/domain/folio/line-tax.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { getBusinessDay } from '../../money/business-day/business-day.ts'
import { type BillLine, findLine, insertLines, listUnposted, type NewLine } from '../../money/folio/folio-line.store.ts'
import { readCancellationFee } from '../../money/folio/owed.ts'
import { postLines } from '../../money/folio/post-lines.ts'
import { assertWithinLimit } from '../folio/correction-limit.ts'
import {
  type BillPart,
  deleteUnpostedCancellation,
  listPostedCancellation,
  listPostedParts,
} from './cancelled-bill.store.ts'

interface BilledStay {
  readonly id: string
  readonly startDate: string
}

/**
 * Takes everything off the bill and posts the fee. What is not posted yet, such as nights, is taken
 * back by lines that are never posted either. Charges of the desk count as corrections, whose limit
 * they must not exceed. Needs the reservation's lock.
 */
export async function chargeFee(sites: Sites, staff: Staff, stay: BilledStay, fee: number): Promise<void> {
  const { cancellation, folio } = (await sites.config(staff.tx, staff.hotel)).config
  const unposted = sumByTax(await listUnposted(staff.tx, stay.id), folio)
  const posted = await listPostedParts(staff.tx, stay.id)
  const day = await getBusinessDay(staff.tx, staff.hotel, staff.today)
  await assertWithinLimit(staff, stay.id, sumDeskCharges(posted), folio)
  const back = (part: BillPart) => ({
    ...toLine(part, 0 - part.minor),
    ...(part.isDesk && { origin: `cancelled:desk:${randomUUID()}` }),
    names: cancelledNames,
    memberId: staff.id,
  })
  await insert(
    staff,
    stay.id,
    unposted.map((part) => ({ ...back(part), day: stay.startDate })),
  )
  const feeLine: NewLine = {
    id: randomUUID(),
    kind: 'charge',
    source: 'foyer',
    origin: `cancellationFee:${randomUUID()}`,
    names: cancellationFeeNames,
    amount: fee,
    quantity: 1,
    day,
    vat: cancellation.vat,
    group: 'other',
    memberId: staff.id,
  }
  await post(sites, staff, stay.id, [...posted.map((part) => ({ ...back(part), day })), ...(fee > 0 ? [feeLine] : [])])
}

/** Throws if the desk has charged the stay more than this person may take off, and it is not paid. */
export async function assertDeskChargesPaid(sites: Sites, staff: Staff, id: string): Promise<void> {
  const { pending } = computeFolioBalance(await createReservationBook(staff.hotel, staff.tx).folio(id))
  const charged = sumDeskCharges(await listPostedParts(staff.tx, id))
  const { folio } = (await sites.config(staff.tx, staff.hotel)).config
  await assertWithinLimit(staff, id, Math.min(pending, charged), folio)
}

/** In minor units: what the desk has charged here or moved here, less what is taken back. */
const sumDeskCharges = (parts: readonly BillPart[]) =>
  parts.filter(({ isDesk }) => isDesk).reduce((sum, { minor }) => sum + minor, 0)

/** Takes the fee back and restores the bill. Returns the fee, in minor units. */
export async function takeFeeBack(sites: Sites, staff: Staff, id: string): Promise<number> {
  await deleteUnpostedCancellation(staff.tx, id)
  const fee = await readCancellationFee(staff.tx, id)
  const lines = await listPostedCancellation(staff.tx, id)
  const day = await getBusinessDay(staff.tx, staff.hotel, staff.today)
  const back = lines.map(({ id: corrects, ...part }) => ({
    ...toLine(part, 0 - part.minor),
    origin: `reinstated:${randomUUID()}`,
    names: reinstatedNames,
    day,
    corrects,
    memberId: staff.id,
  }))
  await post(sites, staff, id, back)
  return fee
}

/** What is not posted yet, by group and VAT, so that the lines that take it back leave neither. */
function sumByTax(lines: readonly BillLine[], folio: FolioConfig): BillPart[] {
  const parts = lines.map((line): BillPart => {
    const { group, vat = null } = getLineTax(line, folio)
    return { kind: line.kind, isDesk: false, folioId: null, vat, group, minor: line.amount }
  })
  const byTax = Map.groupBy(parts, ({ kind, vat, group }) => `${kind} ${vat} ${group}`)
  return [...byTax.values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, minor: others.reduce((sum, { minor }) => sum + minor, first.minor) } : [],
    )
    .filter(({ minor }) => minor !== 0)
}

const toLine = ({ kind, folioId, vat, group }: Omit<BillPart, 'isDesk' | 'minor'>, amount: number) => ({
  id: randomUUID(),
  kind,
  source: 'foyer' as const,
  origin: `cancelled:${randomUUID()}`,
  amount,
  quantity: amount < 0 ? -1 : 1,
  folioId: folioId ?? undefined,
  vat: vat ?? undefined,
  group: group ?? undefined,
})

async function insert({ tx, hotel }: Staff, id: string, lines: readonly NewLine[]): Promise<void> {
  if (lines.length > 0) await insertLines(tx, hotel.id, id, JSON.stringify(lines))
}

async function post(sites: Sites, staff: Staff, id: string, lines: readonly NewLine[]): Promise<void> {
  await insert(staff, id, lines)
  const { folio: config } = (await sites.config(staff.tx, staff.hotel)).config
  const day = await getBusinessDay(staff.tx, staff.hotel, staff.today)
  for (const line of lines)
    await postLines(staff, await findLine(staff.tx, line.id), { day, memberId: staff.id, config })
}
