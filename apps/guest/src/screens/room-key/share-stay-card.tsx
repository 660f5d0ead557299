import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import Check from 'lucide-react/icons/check'
import Mail from 'lucide-react/icons/mail'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './share-stay-card.module.css'
import { useShareStayCard } from './use-share-stay-card.ts'

/**
 * On a hotel's screen, a QR code takes room and code to the guest's phone, or a mail to their
 * address.
 */
export function ShareStayCard({ reservation }: { reservation: Reservation }) {
  const { label } = useSite()
  const text = label.on('room-key')
  const { picture, isComing, mail } = useShareStayCard(reservation)
  if (!picture && !isComing && !mail) return null
  return (
    <section className={css['take']} aria-label={text('take.name')}>
      {picture && <img className={css['code']} src={picture} alt={text('take.alt')} />}
      {isComing && <span className={css['code']} data-coming aria-hidden="true" />}
      <div className={css['words']}>
        <h2>{text('take.name')}</h2>
        {(picture || isComing) && <p>{text('take.scan')}</p>}
        {mail &&
          (mail.sent ? (
            <Notice kind="good" announced icon={<Check />}>
              {text('take.mailed', { address: mail.address })}
            </Notice>
          ) : (
            <Button size="small" icon={<Mail />} onPress={mail.send} busy={mail.busy}>
              {text('take.mail', { address: mail.address })}
            </Button>
          ))}
      </div>
    </section>
  )
}
