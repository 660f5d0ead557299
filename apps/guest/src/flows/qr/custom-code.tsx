import { makeQr } from '@foyer/contract/qr.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './reservation-code.module.css'

/** A QR code with the hotel's own content, such as for a barrier, a spa or another system. */
export function CustomCode({ reservation: { reference } }: { reservation: Reservation }) {
  const { label, site } = useSite()
  const text = label.on('qr')
  const { customQrTemplate: template, pmsHotelId } = site.policies.finish
  const made = useLoad(makeQr, { body: { reference, template, pmsHotelId } })
  if (made.error)
    return (
      <Notice kind="warning" action={<Button onPress={() => made.refetch()}>{label('offline.retry')}</Button>}>
        {text('failed')}
      </Notice>
    )
  if (!made.data) return <GuestWaiting shape={<Skeleton lines={['card']} />} words={text('making')} />
  return (
    <figure className={css['code']}>
      <img src={`data:image/png;base64,${made.data.picture}`} alt={text('custom.alt')} />
      <figcaption>{text('custom')}</figcaption>
    </figure>
  )
}
