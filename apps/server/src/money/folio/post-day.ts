import type { Sites } from '../../access/site/sites.ts'
import { type HotelContext, hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { type BillLine, findPostedStay, listStaysToPost, listUnposted, type PostedStay } from './folio-line.store.ts'
import { postLines } from './post-lines.ts'
import { spreadStay } from './spread-stay.ts'

interface Dependencies {
  readonly sites: Sites
}

/** What a day's close has posted, in minor units. */
export interface PostedDay {
  readonly stays: number
  readonly lines: number
  readonly charges: number
  readonly taxes: number
}

const nothing: PostedDay = { stays: 0, lines: 0, charges: 0, taxes: 0 }

/**
 * Posts the nights up to a business day: room, taxes and what the booking includes. A hotel with its
 * own system posts them there. Call it before the day is recorded as closed; a second call posts
 * nothing.
 */
export async function postDay({ sites }: Dependencies, at: HotelContext, day: string): Promise<PostedDay> {
  if (await hasSystem({ sites }, at)) return nothing
  let sum = nothing
  for (const { id } of await listStaysToPost(at.tx, day)) {
    await acquireReservationLock(at, id)
    const posted = await postNights({ sites }, at, id, day)
    if (posted.length > 0) sum = addLines(sum, posted)
  }
  return sum
}

/** Posts everything that is left of a stay, for an invoice. Needs the reservation's lock. */
export async function postStay(
  { sites }: Dependencies,
  at: HotelContext,
  { id, day, memberId }: { readonly id: string; readonly day: string; readonly memberId?: string },
): Promise<void> {
  if (await hasSystem({ sites }, at)) return
  const [stay] = await findPostedStay(at.tx, id)
  // Of a cancelled stay only the fee is charged, which is posted.
  if (!stay || stay.state === 'cancelled') return
  const { folio: config } = (await sites.config(at.tx, at.hotel)).config
  await spreadStay(at, stay, config)
  await postLines(at, listChargeable(stay, await listUnposted(at.tx, id)), { day, memberId, config })
}

async function postNights({ sites }: Dependencies, at: HotelContext, id: string, day: string): Promise<BillLine[]> {
  // Read again under the lock.
  const [stay] = await findPostedStay(at.tx, id)
  if (!stay) return []
  const { folio: config } = (await sites.config(at.tx, at.hotel)).config
  await spreadStay(at, stay, config)
  const unposted = await listUnposted(at.tx, id)
  const hasEnded = stay.state === 'departed' || stay.state === 'noShow'
  // Extras can still be changed until the guests leave.
  const due = hasEnded
    ? listChargeable(stay, unposted)
    : unposted.filter((line) => line.day !== null && line.day <= day)
  await postLines(at, due, { day, config })
  return due
}

/** Nights after the departure that were released take each other back, and are left out. */
function listChargeable({ endDate }: PostedStay, lines: readonly BillLine[]): BillLine[] {
  const isAfter = ({ day }: BillLine) => day !== null && day >= endDate
  const after = lines.filter(isAfter)
  const isReleased = after.reduce((sum, { amount }) => sum + amount, 0) === 0
  return isReleased ? lines.filter((line) => !isAfter(line)) : [...lines]
}

function addLines(sum: PostedDay, lines: readonly BillLine[]): PostedDay {
  const total = (kind: BillLine['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((minor, { amount }) => minor + amount, 0)
  return {
    stays: sum.stays + 1,
    lines: sum.lines + lines.length,
    charges: sum.charges + total('charge'),
    taxes: sum.taxes + total('tax'),
  }
}
