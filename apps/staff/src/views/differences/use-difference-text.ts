import type { StaffDifference } from '@foyer/contract/staff/differences.ts'
import type { DifferenceKind } from '@foyer/domain/reservation/book-difference.ts'
import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'

type Side = 'ours' | 'theirs'

const states: Readonly<Record<ReservationState, WordingKey>> = {
  expected: 'group.expected',
  inHouse: 'nav.inHouse',
  departed: 'next.departed',
  cancelled: 'next.cancelled',
  noShow: 'next.noShow',
}

/** What one of the books says, for people. */
export function useDifferenceText(currency: string) {
  const { say, day, money } = useTexts()
  const state = (text: string) => (Object.hasOwn(states, text) ? say(states[text as ReservationState]) : text)
  const texts: Readonly<Record<DifferenceKind, (text: string, side: Side) => string>> = {
    onlyThere: state,
    onlyHere: state,
    state,
    dates: (text) => text.split('/').map(day).join(' – '),
    room: (text) => text || say('differences.noRoom'),
    // Names are left out: the reservation shows them.
    guests: (text) => {
      const places = new Set(text.split(',').map((one) => one.split(' ')[0] ?? ''))
      return say('differences.guests', { places: [...places].join(', ') })
    },
    balance: (text) => money({ minor: Number(text), currency }),
    owed: (text, side) => say(`differences.owed.${side}`, { amount: money({ minor: Number(text), currency }) }),
  }
  return ({ kind, ...both }: Pick<StaffDifference, 'kind' | 'ours' | 'theirs'>, side: Side): string =>
    both[side] === '' && kind !== 'room' ? '–' : texts[kind](both[side], side)
}
