import { listGuestWords } from '@foyer/contract/staff/guest-feedback.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { readGuestFeedback, readMeanStars } from './guest-feedback.store.ts'

const PAGE_SIZE = 50

export function guestFeedbackRoutes(calls: StaffCalls): void {
  calls.serveList(listGuestWords, async ({ query }, { tx, hotel }) => {
    const rows = await readGuestFeedback(tx, { before: query.before, most: PAGE_SIZE + 1 })
    const { mean, count } = await readMeanStars(tx)
    return {
      words: rows.slice(0, PAGE_SIZE).map(({ at, first_name, last_name, room_number, comment, ...row }) => ({
        ...row,
        at: at.toISOString(),
        day: dayAt(hotel.timeZone, at),
        firstName: first_name ?? undefined,
        lastName: last_name ?? undefined,
        roomNumber: room_number ?? undefined,
        comment: comment ?? undefined,
      })),
      more: rows.length > PAGE_SIZE,
      count,
      ...(mean !== null && { mean }),
    }
  })
}
