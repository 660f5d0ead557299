import { MessagesModal } from '../../flows/reservation/messages-modal.tsx'
import { ReservationChoice } from '../../flows/reservation/reservation-choice.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { NoReservationYet } from './no-reservation-yet.tsx'
import { OneReservation } from './one-reservation.tsx'
import { PickUpFailed } from './pick-up-failed.tsx'
import { useYourBooking } from './use-your-booking.ts'

export function YourBookingScreen() {
  const { label } = useSite()
  const yours = useYourBooking()
  const text = label.on('your-booking')
  const { pickUp } = yours
  const notBegun = pickUp.problem && (
    <PickUpFailed problem={pickUp.problem} busy={pickUp.busy} onAgain={pickUp.again} onClose={pickUp.close} />
  )
  if (yours.asked) {
    return (
      <>
        <OneReservation
          key={yours.asked.reference}
          reservation={yours.asked}
          today={yours.today}
          busy={pickUp.busy}
          onYes={yours.pick}
          onOther={yours.searchAgain}
          onBack={yours.back}
        />
        <MessagesModal reservations={[yours.asked]} />
        {notBegun}
      </>
    )
  }
  if (!yours.reservations) return <NoReservationYet failed={yours.failed} onRetry={yours.retry} onBack={yours.back} />
  return (
    <GuestFrame
      question={text('questionSeveral')}
      hint={text('found', { count: yours.reservations.length })}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      onBack={yours.back}
    >
      <ReservationChoice reservations={yours.reservations} today={yours.today} onPick={yours.pick} />
      <MessagesModal reservations={yours.reservations} />
      {notBegun}
    </GuestFrame>
  )
}
