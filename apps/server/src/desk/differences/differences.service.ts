import type { CurrentReservation } from '@foyer/contract/hotel-system.ts'
import type { listDifferences, resolveDifference } from '@foyer/contract/staff/differences.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import {
  type DifferenceResolution,
  findDifferences,
  listResolutions,
} from '@foyer/domain/reservation/book-difference.ts'
import type * as z from 'zod/mini'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { applyReservation } from '../../book/hotel-system/apply-event.ts'
import {
  findOpenDifference,
  listOpenDifferences,
  lockOpenDifference,
  type OpenDifference,
  settleDifference,
} from '../../book/hotel-system/difference.store.ts'
import { deleteFeedVersion } from '../../book/hotel-system/feed.store.ts'
import { type HotelSystems, toFeedHotel } from '../../book/hotel-system/hotel-systems.ts'
import { fromOurs, fromTheirs } from '../../book/hotel-system/to-compared.ts'
import { createReservationBook } from '../../book/reservation/book.ts'
import { findReservationId } from '../../book/reservation/reservation.store.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { sendOurs } from './send-ours.ts'

interface DifferencesDependencies {
  readonly systems: HotelSystems
  readonly outbox: Outbox
}

interface Wanted {
  readonly difference: OpenDifference
  readonly resolution: DifferenceResolution
}

interface Said extends Wanted {
  readonly current?: CurrentReservation | undefined
  readonly versionsByReading?: true | undefined
}

type Outcome = z.output<typeof resolveDifference.reply>
type Resolve = z.output<typeof resolveDifference.params> & z.output<typeof resolveDifference.body>

/** Reception decides which of two books is right. */
export function createDifferences({ systems, outbox }: DifferencesDependencies) {
  async function takeTheirs(staff: Staff, { difference, current, versionsByReading }: Said): Promise<boolean> {
    if (!current) throw new Problem('notFound', 'the hotel’s system has no such reservation any more')
    const { tx, hotel } = staff
    const { reference, kind } = difference
    // Received before, so that it would change nothing.
    await deleteFeedVersion(tx, 'reservation', reference)
    await applyReservation(tx, toFeedHotel({ hotel, system: { versionsByReading } }), current.reservation, 'difference')
    const id = await findReservationId(tx, reference)
    const book = createReservationBook(hotel, tx)
    const [stay] = id ? await book.byIds([id]) : []
    if (!stay) return false
    const ours = fromOurs(stay, await book.folio(stay.id))
    return !findDifferences(ours, fromTheirs(current.reservation, hotel.currency)).some((one) => one.kind === kind)
  }

  return {
    async list({ tx, hotel }: Staff): Promise<z.output<typeof listDifferences.reply>> {
      const all = await listOpenDifferences(tx)
      return {
        currency: hotel.currency,
        differences: all.map(({ foundAt, ...one }) => ({
          ...one,
          foundAt: foundAt.toISOString(),
          resolutions: listResolutions(one),
        })),
      }
    },

    resolve: {
      async read({ id, resolution }: Resolve, { tx }: Staff): Promise<Wanted> {
        const difference = await findOpenDifference(tx, id)
        if (!difference) throw new Problem('notFound', 'the difference is settled')
        if (!listResolutions(difference).includes(resolution))
          throw new Problem('badInput', 'it has to be changed there by hand')
        return { difference, resolution }
      },

      async ask(hotel: Hotel, wanted: Wanted): Promise<Said> {
        if (wanted.resolution !== 'theirs') return wanted
        const known = await systems.of(hotel.id)
        if (!known) throw new Problem('notFound', 'the hotel has no system of its own any more')
        const current = await known.system.ask(wanted.difference.reference)
        return { ...wanted, current, versionsByReading: known.system.versionsByReading }
      },

      async answer(_: unknown, staff: Staff, said: Said): Promise<Outcome> {
        const { resolution } = said
        const difference = await lockOpenDifference(staff.tx, said.difference.id)
        // A colleague has decided meanwhile.
        if (!difference) throw new Problem('notFound', 'the difference is settled')
        const { reference, kind } = difference
        if (resolution === 'ours') await sendOurs(staff, outbox, difference)
        const isSettled = resolution !== 'theirs' || (await takeTheirs(staff, said))
        if (isSettled) await settleDifference(staff.tx, difference, { resolution, by: staff.name })
        const outcome = isSettled ? 'settled' : 'stillDiffers'
        const details = { kind, resolution, outcome }
        await recordAudit(staff, { action: 'differenceResolved', subject: reference, details })
        return { outcome }
      },
    },
  }
}
export type Differences = ReturnType<typeof createDifferences>
