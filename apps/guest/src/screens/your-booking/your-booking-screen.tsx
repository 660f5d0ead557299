import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { Skeleton } from '@foyer/web/parts/skeleton.tsx'
import { Waiting } from '@foyer/web/parts/waiting.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { openHelp } from '../../frame/help/help.ts'
import { useSite } from '../../site/site-context.tsx'
import { BookingChoice } from './booking-choice.tsx'
import { MessagesModal } from './messages-modal.tsx'
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
  return (
    <GuestFrame
      question={text('questionSeveral')}
      hint={yours.bookings && text('found', { count: yours.bookings.length })}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      onBack={yours.back}
    >
      {yours.bookings ? (
        <>
          <BookingChoice bookings={yours.bookings} today={yours.today} onPick={yours.pick} />
          <MessagesModal bookings={yours.bookings} />
        </>
      ) : yours.failed ? (
        <Notice kind="warning" action={<Button onPress={yours.retry}>{label('offline.retry')}</Button>}>
          {text('notLoaded')}
        </Notice>
      ) : (
        <Waiting
          shape={<Skeleton lines={['medium', 'card', 'card']} />}
          words={text('loading')}
          person={{
            text: label('waiting.person'),
            action: <Button onPress={() => openHelp('reception')}>{label('tools.reception')}</Button>,
          }}
        />
      )}
    </GuestFrame>
  )
}
