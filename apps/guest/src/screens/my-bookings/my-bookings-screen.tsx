import CircleCheck from 'lucide-react/icons/circle-check'
import KeyRound from 'lucide-react/icons/key-round'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import { MessagesModal } from '../../flows/reservation/messages-modal.tsx'
import { ReservationChoice } from '../../flows/reservation/reservation-choice.tsx'
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
  const hasReservations = (mine.reservations ?? []).length > 0
  return (
    <GuestFrame
      question={text(mine.name ? 'question' : 'question.noName', { name: mine.name })}
      hint={mine.reservations && text(hasReservations ? 'hint' : 'none')}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      pictureOnPhone="small"
      onBack={mine.back}
      {...(hasReservations
        ? { secondary: <Button onPress={mine.find}>{text('find')}</Button> }
        : {
            primary: (
              <Button kind="primary" onPress={mine.find}>
                {text('find')}
              </Button>
            ),
          })}
    >
      {mine.checkedIn && (
        <Notice kind="good" icon={<KeyRound />}>
          {mine.checkedIn.room ? text('checkedIn', { room: mine.checkedIn.room }) : text('checkedIn.noRoom')}
        </Notice>
      )}
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
      {!mine.reservations && !mine.failed && (
        <GuestWaiting shape={<Skeleton lines={['card', 'card']} />} words={text('loading')} />
      )}
      {mine.failed && (
        <Notice kind="warning" action={<Button onPress={mine.retry}>{label('offline.retry')}</Button>}>
          {text('notLoaded')}
        </Notice>
      )}
      {hasReservations && (
        <ReservationChoice reservations={mine.reservations ?? []} today={mine.today} onPick={mine.pick} />
      )}
      <AccountPages onOpen={mine.open} />
      <MessagesModal reservations={mine.reservations ?? []} />
    </GuestFrame>
  )
}
