import { place } from '@foyer/domain/journey/place.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useReservations } from '../../journey/use-reservations.ts'
import { useSite } from '../../site/site-context.tsx'

const steps = {
  card: [
    { name: 'take', picture: 'keycard' },
    { name: 'hold', picture: 'card-at-lock' },
    { name: 'open', picture: 'lock-opened' },
  ],
  code: [
    { name: 'find', picture: 'door' },
    { name: 'type', picture: 'keypad' },
    { name: 'open', picture: 'lock-opened' },
  ],
} as const

/** Open to everyone; a guest who has a key goes back to it. */
export function useHowTheKeyWorks() {
  const { site } = useSite()
  const journey = useJourney()
  const { reservations = [] } = useReservations()
  const mine = reservations.find(({ room }) => room.keyCode !== undefined)
  const kind = site.device.handsOutKeys && site.policies.keys.hardware !== 'none' ? 'card' : 'code'
  return {
    kind,
    steps: steps[kind],
    back: () =>
      journey.goTo(
        mine ? place('room-key', { code: mine.reference, from: 'how-the-key-works' }) : place('check-in'),
        'back',
      ),
  } as const
}
