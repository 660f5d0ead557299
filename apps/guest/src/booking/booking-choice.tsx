import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { whyNotNow } from '@foyer/domain/reservation/stay.ts'
import { ConfiguredPicture } from '../frame/configured-picture.tsx'
import { PressCard, PressCardNote, PressCards, PressCardTag } from '../parts/press-card.tsx'
import { useSite } from '../site/site-context.tsx'
import { useStayWords } from './use-stay-words.ts'

interface BookingChoiceProps {
  bookings: readonly Reservation[]
  today: string
  onPick: (booking: Reservation) => void
}

/** Each booking a card with its own room behind it. */
export function BookingChoice({ bookings, today, onPick }: BookingChoiceProps) {
  const { label, site } = useSite()
  const text = label.on('your-booking')
  const wordsFor = useStayWords()
  return (
    <PressCards label={text('questionSeveral')}>
      {bookings.map((booking) => {
        const words = wordsFor(booking)
        const why = whyNotNow(booking, today, site.process)
        return (
          <PressCard
            key={booking.reference}
            picture={<ConfiguredPicture name={booking.room.picture} />}
            name={<bdi>{words.name}</bdi>}
            onPress={() => onPick(booking)}
          >
            <PressCardNote>
              <bdi>{words.room}</bdi>
            </PressCardNote>
            <PressCardNote>
              {words.arrival} – {words.departure}
            </PressCardNote>
            <PressCardNote>{words.people}</PressCardNote>
            {why && <PressCardTag>{text(`why.${why}.short`)}</PressCardTag>}
          </PressCard>
        )
      })}
    </PressCards>
  )
}
