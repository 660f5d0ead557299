import { randomUUID } from 'node:crypto'
import type { Drawer, Drawers, openDrawer } from '@foyer/contract/staff/cash.ts'
import type { CountedDrawer } from '@foyer/contract/staff/day-report.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { type CashCount, computeExpectedCash, noEndReason, sumCount } from '@foyer/domain/cash/drawer.ts'
import { getNotes } from '@foyer/domain/cash/notes.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import {
  type DrawerRow,
  findDrawer,
  findLeftCash,
  insertCount,
  insertDrawer,
  insertMove,
  listCountedDrawers,
  listLastCounts,
  listMoves,
  listOpenDrawers,
  lockDrawer,
  updateEnded,
} from './cash.store.ts'
import { toCountedDrawer } from './to-counted-drawer.ts'

/** For the audit log, where the shared drawer has no name. */
const SHARED = 'reception'

export async function readCash(staff: Staff): Promise<Drawers> {
  const { tx, hotel } = staff
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const [moves, counts] = [await listMoves(tx), await listLastCounts(tx)]
  const open = (await listOpenDrawers(tx)).map((row): Drawer => {
    const count = counts.find(({ drawerId }) => drawerId === row.id)
    return {
      id: row.id,
      ...(row.owner && { owner: row.owner }),
      mayCount: mayCount(staff, row),
      isOwn: row.ownerId === staff.id,
      openedBy: row.openedBy,
      openedAt: row.openedAt.toISOString(),
      float: money(row.float),
      hasMoved: row.postings > 0,
      moves: moves
        .filter(({ drawerId }) => drawerId === row.id)
        .map(({ kind, minor, note, by, at }) => ({
          kind,
          amount: money(minor),
          ...(note && { note }),
          by,
          at: at.toISOString(),
        })),
      ...(count && {
        count: {
          number: count.number,
          by: count.by,
          at: count.at.toISOString(),
          counted: money(count.counted),
          expected: money(count.expected),
          movedSince: computeExpectedCash(row) !== count.expected,
        },
      }),
    }
  })
  const left = async (ownerId: string | null) => money((await findLeftCash(tx, ownerId))[0]?.minor ?? 0)
  return {
    currency: hotel.currency,
    notes: [...getNotes(hotel.currency)],
    open,
    left: { shared: await left(null), own: await left(staff.id) },
    counted: (await listCountedDrawers(tx, null)).slice(0, 20).map(toCountedDrawer),
  }
}

/** A colleague's own drawer is counted by its owner, or by a person who may close the hotel's books. */
const mayCount = ({ id, role }: Staff, { ownerId }: Pick<DrawerRow, 'ownerId'>): boolean =>
  ownerId === null || ownerId === id || role === 'manager' || role === 'administrator'

export async function openCash(
  staff: Staff,
  { shared, float, reason }: z.output<typeof openDrawer.body>,
): Promise<{ id: string }> {
  const { tx, hotel } = staff
  const ownerId = shared ? null : staff.id
  const [left] = await findLeftCash(tx, ownerId)
  const differs = left !== undefined && left.minor !== float
  if (differs && !reason) throw new Problem('cashReasonMissing')
  const [opened] = await insertDrawer(
    tx,
    hotel.id,
    randomUUID(),
    ownerId,
    staff.id,
    float,
    differs ? left.minor : null,
    reason ?? null,
  )
  if (!opened) throw new Problem('alreadyHandled', 'this drawer is open')
  const difference = differs ? float - left.minor : 0
  await recordAudit(staff, {
    action: 'drawerOpened',
    subject: shared ? SHARED : staff.name,
    details: {
      amount: formatMoney({ minor: float, currency: hotel.currency }, 'en'),
      ...(differs && { difference: formatMoney({ minor: difference, currency: hotel.currency }, 'en') }),
    },
    ...(reason && { reason }),
  })
  return opened
}

export async function moveDrawerCash(
  staff: Staff,
  id: string,
  {
    kind,
    minor,
    note,
  }: { readonly kind: 'toSafe' | 'fromSafe'; readonly minor: number; readonly note?: string | undefined },
): Promise<void> {
  const { tx, hotel } = staff
  const drawer = await lockOwn(staff, id)
  await insertMove(tx, hotel.id, randomUUID(), id, kind, minor, note ?? null, staff.id)
  await recordAudit(staff, {
    action: kind === 'toSafe' ? 'cashToSafe' : 'cashFromSafe',
    subject: drawer.owner ?? SHARED,
    details: { amount: formatMoney({ minor, currency: hotel.currency }, 'en') },
    ...(note && { reason: note }),
  })
}

/** The count is stored whatever it is; a second one is marked as such by its number. */
export async function handInCount(staff: Staff, id: string, count: CashCount) {
  const { tx, hotel } = staff
  const drawer = await lockOwn(staff, id)
  const minor = sumCount(count, hotel.currency)
  if (minor === undefined) throw new Problem('badInput', 'this note does not exist')
  const expected = computeExpectedCash(drawer)
  const [saved] = await insertCount(tx, hotel.id, id, minor, expected, JSON.stringify(count), staff.id)
  const money = (amount: number) => ({ minor: amount, currency: hotel.currency })
  await recordAudit(staff, {
    action: 'cashCounted',
    subject: drawer.owner ?? SHARED,
    details: {
      amount: formatMoney(money(minor), 'en'),
      difference: formatMoney(money(minor - expected), 'en'),
      attempt: String(saved?.number ?? 1),
    },
  })
  return { number: saved?.number ?? 1, counted: money(minor), expected: money(expected) }
}

export async function endCash(
  staff: Staff,
  id: string,
  { toSafe, reason }: { readonly toSafe: number; readonly reason?: string | undefined },
): Promise<CountedDrawer> {
  const { tx, hotel } = staff
  const drawer = await lockOwn(staff, id)
  const count = (await listLastCounts(tx)).find(({ drawerId }) => drawerId === id)
  const why = noEndReason({ count, expectedNow: computeExpectedCash(drawer), toSafe, reason })
  if (why) throw new Problem(endProblems[why], why)
  if (!count) throw new Problem('cashNotCounted')
  await updateEnded(tx, id, staff.id, count.expected, count.counted, reason ?? null, toSafe)
  const money = (minor: number) => formatMoney({ minor, currency: hotel.currency }, 'en')
  await recordAudit(staff, {
    action: 'drawerEnded',
    subject: drawer.owner ?? SHARED,
    details: {
      amount: money(count.counted),
      difference: money(count.counted - count.expected),
      ...(toSafe > 0 && { toSafe: money(toSafe) }),
    },
    ...(reason && { reason }),
  })
  const ended = (await listCountedDrawers(tx, null)).find((one) => one.id === id)
  if (!ended) throw new Error('a drawer that was ended is not found')
  return toCountedDrawer(ended)
}

const endProblems = {
  notCounted: 'cashNotCounted',
  movedSince: 'cashNotCounted',
  reasonMissing: 'cashReasonMissing',
  tooMuchToSafe: 'badInput',
} as const

async function lockOwn(staff: Staff, id: string): Promise<DrawerRow> {
  await lockDrawer(staff.tx, id)
  const [drawer] = await findDrawer(staff.tx, id)
  if (!drawer) throw new Problem('notFound', 'there is no such open drawer')
  if (!mayCount(staff, drawer)) throw new Problem('mayNot')
  return drawer
}
