import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { whyNotNow } from '@foyer/domain/reservation/stay.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ConfiguredPicture } from '../frame/configured-picture.tsx'
import { useSite } from '../site/site-context.tsx'
import css from './booking-choice.module.css'
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
    <ul className={css['bookings']} aria-label={text('questionSeveral')}>
      {bookings.map((booking) => {
        const words = wordsFor(booking)
        const why = whyNotNow(booking, today, site.process)
        return (
          <li key={booking.reference}>
            <button type="button" className={css['booking']} onClick={() => onPick(booking)}>
              <span className={css['picture']} aria-hidden="true">
                <ConfiguredPicture name={booking.room.picture} />
              </span>
              <span className={css['words']}>
                <span className={css['name']}>
                  <bdi>{words.name}</bdi>
                </span>
                <span className={css['note']}>
                  <bdi>{words.room}</bdi>
                </span>
                <span className={css['note']}>
                  {words.arrival} – {words.departure}
                </span>
                <span className={css['note']}>{words.people}</span>
                {why && <span className={css['why']}>{text(`why.${why}.short`)}</span>}
              </span>
              <ArrowRight data-turns />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
