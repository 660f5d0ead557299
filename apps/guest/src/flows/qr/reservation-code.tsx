import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { getVisibleNumber } from '@foyer/domain/reservation/visible-number.ts'
import Download from 'lucide-react/icons/download'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './reservation-code.module.css'
import { useReservationCode } from './use-reservation-code.ts'

/** The reservation's QR code, to show at the kiosk and to save. */
export function ReservationCode({ reservation }: { reservation: Reservation }) {
  const { label } = useSite()
  const text = label.on('qr')
  const code = useReservationCode(reservation)
  if (code.failed) {
    return (
      <Notice announced kind="warning" action={<Button onPress={code.again}>{label('offline.retry')}</Button>}>
        {text('failed')}
      </Notice>
    )
  }
  if (!code.picture) {
    return <GuestWaiting shape={<Skeleton lines={['card']} />} words={text('making')} />
  }
  return (
    <figure className={css['code']}>
      <img src={code.picture} alt={text('alt', { number: getVisibleNumber(reservation) ?? '' })} />
      <figcaption>
        <a
          className={css['save']}
          href={code.picture}
          download={`${getVisibleNumber(reservation) ?? 'reservation'}.png`}
        >
          <Download />
          {text('save')}
        </a>
      </figcaption>
    </figure>
  )
}
