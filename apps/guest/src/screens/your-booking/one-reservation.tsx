import { processes } from '@foyer/domain/mode/processes.ts'
import { type CheckInBlocker, canBegin, findCheckInBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Info from 'lucide-react/icons/info'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { buildPreCheckinAddress } from '../../flows/pre-checkin/build-pre-checkin-address.ts'
import { ReservationCodeButton } from '../../flows/qr/reservation-code-button.tsx'
import { useReservationTexts } from '../../flows/reservation/use-reservation-texts.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ReservationFacts } from './reservation-facts.tsx'

interface OneReservationProps {
  reservation: Reservation
  today: string
  /** True while its pick-up is starting. */
  busy: boolean
  onYes: (reservation: Reservation) => void
  onOther: () => void
  onBack: () => void
}

/**
 * One reservation to confirm, with its room; if it can't begin now, explains why and what to do
 * instead.
 */
export function OneReservation({ reservation, today, busy, onYes, onOther, onBack }: OneReservationProps) {
  const here = useSite()
  const { label, site } = here
  const why = findCheckInBlocker(reservation, today, site.process)
  const begins = canBegin(reservation, today, site.process)
  const text = label.on('your-booking')
  const words = useReservationTexts()(reservation)
  // Only on the guest's own phone: on a screen in the lobby, anyone could scan it.
  const hasCode =
    site.policies.search.byQr &&
    !site.device.enrolledOnly &&
    why !== 'cancelled' &&
    why !== 'noShow' &&
    why !== 'departed' &&
    !reservation.onlyState
  const atHome = why === 'arrivesLater' ? buildPreCheckinAddress(here, reservation) : undefined
  const person = <ReceptionButton />
  const whyWords = (key: 'title' | 'text', reason: CheckInBlocker) =>
    text(`why.${reason}.${key}`, { date: words.arrivalLong })
  return (
    <GuestFrame
      question={why && !begins ? whyWords('title', why) : words.question}
      hint={why && !begins ? whyWords('text', why) : undefined}
      picture={<ConfiguredPicture name={reservation.room.picture} />}
      pictureFills
      onBack={onBack}
      {...(why && { secondary: person })}
      primary={
        begins ? (
          <Button kind="primary" busy={busy} iconEnd={<ArrowRight data-turns />} onPress={() => onYes(reservation)}>
            {why || processes[site.process].beforeArrival ? text('begin') : text('yes')}
          </Button>
        ) : atHome ? (
          <Button kind="primary" iconEnd={<ArrowRight data-turns />} onPress={() => location.assign(atHome)}>
            {text('begin')}
          </Button>
        ) : (
          <Button kind="primary" onPress={onOther}>
            {text('other')}
          </Button>
        )
      }
    >
      {why && begins && (
        <Notice kind="warning" icon={<Info />}>
          {whyWords('text', why)}
        </Notice>
      )}
      {why && why !== 'roomNotReady' && <RaiseAlert reason={why} />}
      {!reservation.onlyState && <ReservationFacts reservation={reservation} />}
      {hasCode && <ReservationCodeButton reservation={reservation} />}
    </GuestFrame>
  )
}
