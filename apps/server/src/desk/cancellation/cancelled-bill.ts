import { randomUUID } from 'node:crypto'
import { cancellationFeeNames, cancelledNames, reinstatedNames } from '@foyer/domain/folio/cancellation-names.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { computeFolioBalance, createReservationBook } from '../../book/reservation/book.ts'
import { getBusinessDay } from '../../money/business-day/business-day.ts'
import { findLine, insertLines, type NewLine } from '../../money/folio/folio-line.store.ts'
import { postLines } from '../../money/folio/post-lines.ts'
import { assertWithinLimit } from '../folio/correction-limit.ts'
import {
  type BillPart,
  deleteUnpostedCancellation,
  listBillParts,
  listPostedCancellation,
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
  const parts = await listBillParts(staff.tx, stay.id)
  const unposted = parts.filter(({ isPosted }) => !isPosted)
  const posted = parts.filter(({ isPosted }) => isPosted)
  const day = await getBusinessDay(staff.tx, staff.hotel, staff.today)
  await assertWithinLimit(staff, stay.id, sumDeskCharges(parts), folio)
  const back = (part: BillPart) => ({
    ...toLine(part, 0 - part.minor),
    ...(part.isPosted && part.isDesk && { origin: `cancelled:desk:${randomUUID()}` }),
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
  const charged = sumDeskCharges(await listBillParts(staff.tx, id))
  const { folio } = (await sites.config(staff.tx, staff.hotel)).config
  await assertWithinLimit(staff, id, Math.min(pending, charged), folio)
}

/** In minor units: what the desk has charged here or moved here, less what is taken back. */
const sumDeskCharges = (parts: readonly BillPart[]) =>
  parts.filter(({ isPosted, isDesk }) => isPosted && isDesk).reduce((sum, { minor }) => sum + minor, 0)

/** Takes the fee back and restores the bill. Returns the fee, in minor units. */
export async function takeFeeBack(sites: Sites, staff: Staff, id: string): Promise<number> {
  await deleteUnpostedCancellation(staff.tx, id)
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
  return sumFees(lines)
}

/** The fee on the bill of a cancelled stay, in minor units. */
export async function readFee({ tx }: Staff, id: string): Promise<number> {
  return sumFees(await listPostedCancellation(tx, id))
}

const sumFees = (lines: readonly { readonly isFee: boolean; readonly minor: number }[]) =>
  lines.filter(({ isFee }) => isFee).reduce((sum, { minor }) => sum + minor, 0)

const toLine = ({ kind, folioId, vat, group }: Omit<BillPart, 'isPosted' | 'isDesk' | 'minor'>, amount: number) => ({
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
