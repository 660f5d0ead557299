import { BookingChoice } from '../../booking/booking-choice.tsx'
import { MessagesModal } from '../../booking/messages-modal.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { NoBookingYet } from './no-booking-yet.tsx'
import { OneBooking } from './one-booking.tsx'
import { useYourBooking } from './use-your-booking.ts'

export function YourBookingScreen() {
  const { label } = useSite()
  const yours = useYourBooking()
  const text = label.on('your-booking')
  if (yours.asked) {
    return (
      <>
        <OneBooking
          key={yours.asked.reference}
          booking={yours.asked}
          today={yours.today}
          onYes={yours.pick}
          onOther={yours.searchAgain}
          onBack={yours.back}
        />
        <MessagesModal bookings={[yours.asked]} />
      </>
    )
  }
  if (!yours.bookings) return <NoBookingYet failed={yours.failed} onRetry={yours.retry} onBack={yours.back} />
  return (
    <GuestFrame
      question={text('questionSeveral')}
      hint={text('found', { count: yours.bookings.length })}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      onBack={yours.back}
    >
      <BookingChoice bookings={yours.bookings} today={yours.today} onPick={yours.pick} />
      <MessagesModal bookings={yours.bookings} />
    </GuestFrame>
  )
}
