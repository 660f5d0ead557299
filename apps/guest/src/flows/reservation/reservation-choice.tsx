import { findCheckInBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { PressCard, PressCardNote, PressCards, PressCardTag } from '../../parts/press-card.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useReservationTexts } from './use-reservation-texts.ts'

interface ReservationChoiceProps {
  reservations: readonly Reservation[]
  today: string
  onPick: (reservation: Reservation) => void
}

/** Each reservation as a card with its room in the background. */
export function ReservationChoice({ reservations, today, onPick }: ReservationChoiceProps) {
  const { label, site } = useSite()
  const text = label.on('your-booking')
  const wordsFor = useReservationTexts()
  return (
    <PressCards label={text('questionSeveral')}>
      {reservations.map((reservation) => {
        const words = wordsFor(reservation)
        const why = findCheckInBlocker(reservation, today, site.process)
        return (
          <PressCard
            key={reservation.reference}
            picture={<ConfiguredPicture name={reservation.room.picture} />}
            name={<bdi>{reservation.onlyState ? reservation.reference : words.name}</bdi>}
            onPress={() => onPick(reservation)}
          >
            {!reservation.onlyState && (
              <>
                <PressCardNote>
                  <bdi>{words.room}</bdi>
                </PressCardNote>
                <PressCardNote>
                  {words.arrival} – {words.departure}
                </PressCardNote>
                <PressCardNote>{words.people}</PressCardNote>
              </>
            )}
            {why && <PressCardTag>{text(`why.${why}.short`)}</PressCardTag>}
          </PressCard>
        )
      })}
    </PressCards>
  )
}
