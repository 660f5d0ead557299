import type { HousekeepingRoom } from '@foyer/contract/staff/housekeeping.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { isClosed } from './arrange-rooms.ts'

interface RoomText {
  /** Who leaves, stays and arrives, or why it is closed. */
  readonly line: string
  /** Who did what and when. */
  readonly small: string
}

export function useRoomText({ checkOutUntil, now }: { checkOutUntil: string | undefined; now: Date }) {
  const { say, day, time, moment } = useTexts()

  const sayGuests = (n: number) => say('housekeeping.guests', { n })

  function sayLeaving({ leaving }: HousekeepingRoom): string | undefined {
    if (!leaving) return undefined
    if (leaving.leftAt) return say('housekeeping.left', { time: time(leaving.leftAt) })
    if (leaving.lateUntil) return say('housekeeping.leavesLate', { time: leaving.lateUntil })
    return checkOutUntil ? say('housekeeping.leavesBy', { time: checkOutUntil }) : say('housekeeping.leaves')
  }

  function sayArriving({ arriving }: HousekeepingRoom): string | undefined {
    if (!arriving) return undefined
    const guests = sayGuests(arriving.guests)
    if (arriving.waitingSince) return say('housekeeping.waitsNow', { guests })
    return arriving.time
      ? say('housekeeping.arrivesAt', { time: arriving.time, guests })
      : say('housekeeping.arrives', { guests })
  }

  function saySince({ condition, conditionAt, conditionBy, staying }: HousekeepingRoom): string | undefined {
    const values = { when: moment(conditionAt, now), name: conditionBy ?? '' }
    if (condition === 'dirty') {
      if (conditionBy) return say('housekeeping.since.dirty', values)
      return staying && say('housekeeping.service')
    }
    return conditionBy
      ? say(`housekeeping.since.${condition}By`, values)
      : say(`housekeeping.since.${condition}`, values)
  }

  return (room: HousekeepingRoom): RoomText => {
    const { closure, staying } = room
    if (closure && isClosed(room))
      return {
        line: closure.reason,
        small: say('housekeeping.closedUntil', { day: day(closure.endDate), name: closure.by }),
      }
    const stays = staying && say('housekeeping.stays', { day: day(staying.until) })
    const line = join(sayLeaving(room), stays, sayArriving(room)) || say('housekeeping.free')
    const later = closure && say('housekeeping.closedFrom', { day: day(closure.startDate) })
    return { line, small: join(saySince(room), later) }
  }
}

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ')
