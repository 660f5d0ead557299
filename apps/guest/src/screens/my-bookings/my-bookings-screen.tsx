import CircleCheck from 'lucide-react/icons/circle-check'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import { BookingChoice } from '../../booking/booking-choice.tsx'
import { MessagesModal } from '../../booking/messages-modal.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { AccountPages } from './account-pages.tsx'
import { useMyBookingsScreen } from './use-my-bookings-screen.ts'

export function MyBookingsScreen() {
  const { label } = useSite()
  const mine = useMyBookingsScreen()
  const text = label.on('my-bookings')
  const hasBookings = (mine.bookings ?? []).length > 0
  return (
    <GuestFrame
      question={text(mine.name ? 'question' : 'question.noName', { name: mine.name })}
      hint={mine.bookings && text(hasBookings ? 'hint' : 'none')}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      pictureOnPhone="small"
      onBack={mine.back}
      {...(hasBookings
        ? { secondary: <Button onPress={mine.find}>{text('find')}</Button> }
        : {
            primary: (
              <Button kind="primary" onPress={mine.find}>
                {text('find')}
              </Button>
            ),
          })}
    >
      {mine.confirmation === 'done' && (
        <Notice kind="good" announced icon={<CircleCheck />}>
          {text('confirmed')}
        </Notice>
      )}
      {mine.confirmation === 'tooOld' && (
        <Notice kind="warning" announced>
          {text('tooOld')}
        </Notice>
      )}
      {mine.toConfirm && (
        <>
          <Notice icon={<MailQuestion />}>{text('confirm', { email: mine.toConfirm })}</Notice>
          <div>
            <Button size="small" busy={mine.sending} disabled={mine.hasSent} onPress={mine.sendAgain}>
              {text(mine.hasSent ? 'confirm.sent' : 'confirm.again')}
            </Button>
          </div>
        </>
      )}
      {!mine.bookings && !mine.failed && (
        <GuestWaiting shape={<Skeleton lines={['card', 'card']} />} words={text('loading')} />
      )}
      {mine.failed && (
        <Notice kind="warning" action={<Button onPress={mine.retry}>{label('offline.retry')}</Button>}>
          {text('notLoaded')}
        </Notice>
      )}
      {hasBookings && <BookingChoice bookings={mine.bookings ?? []} today={mine.today} onPick={mine.pick} />}
      <AccountPages onOpen={mine.open} />
      <MessagesModal bookings={mine.bookings ?? []} />
    </GuestFrame>
  )
}
