import { listGuestWords } from '@foyer/contract/staff/guest-words.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { meanOfStars, readGuestWords } from './guest-words.store.ts'

const PAGE = 50

export function guestWordsRoutes(calls: StaffCalls): void {
  calls.serveStaff(listGuestWords, async ({ query }, { tx, hotel }) => {
    const rows = await readGuestWords(tx, { before: query.before, most: PAGE + 1 })
    const { mean, count } = await meanOfStars(tx)
    return {
      words: rows.slice(0, PAGE).map(({ at, first_name, last_name, room_number, comment, ...row }) => ({
        ...row,
        at: at.toISOString(),
        day: dayAt(hotel.timeZone, at),
        firstName: first_name ?? undefined,
        lastName: last_name ?? undefined,
        roomNumber: room_number ?? undefined,
        comment: comment ?? undefined,
      })),
      more: rows.length > PAGE,
      count,
      ...(mean !== null && { mean }),
    }
  })
}
