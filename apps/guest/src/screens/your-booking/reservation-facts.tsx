import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { getVisibleNumber } from '@foyer/domain/reservation/visible-number.ts'
import Coffee from 'lucide-react/icons/coffee'
import NotebookText from 'lucide-react/icons/notebook-text'
import Users from 'lucide-react/icons/users'
import { useReservationTexts } from '../../flows/reservation/use-reservation-texts.ts'
import { Facts } from '../../parts/facts.tsx'
import { ReservationDates } from '../../parts/reservation-dates.tsx'
import { useProductIcons } from '../../site/product-icons.ts'
import { useSite } from '../../site/site-context.tsx'

/** The dates, the room, the guests, and what is included. */
export function ReservationFacts({ reservation }: { reservation: Reservation }) {
  const { label } = useSite()
  const text = label.on('your-booking')
  const words = useReservationTexts()(reservation)
  const icons = useProductIcons()
  return (
    <>
      <ReservationDates
        arrival={{ name: text('arrival'), date: words.arrival }}
        departure={{ name: text('departure'), date: words.departure }}
        length={words.length}
        lengthName={text('lengthName')}
      />
      <Facts
        facts={[
          { name: text('room'), value: words.room, icon: <icons.room /> },
          { name: text('people'), value: words.people, icon: <Users /> },
          ...(words.included ? [{ name: text('included'), value: words.included, icon: <Coffee /> }] : []),
          { name: text('booking'), value: words.name, note: getVisibleNumber(reservation), icon: <NotebookText /> },
        ]}
      />
    </>
  )
}
