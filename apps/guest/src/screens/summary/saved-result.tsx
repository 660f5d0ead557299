import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { toldNumber } from '@foyer/domain/reservation/told-number.ts'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import PencilLine from 'lucide-react/icons/pencil-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { AccessCode } from '../../parts/access-code.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ShareLink } from '../../pre-checkin/share-link.tsx'
import { useReservationCode } from '../../qr/use-reservation-code.ts'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './saved-result.module.css'
import { useCalendarFile } from './use-calendar-file.ts'

interface SavedResultProps {
  reservation: Reservation
  /** Of hotels whose system gives it before arrival; ours does not. */
  keyCode: string | undefined
  onChange: () => void
  onFinish: () => unknown
}

const steps = ['show', 'document', 'key'] as const

/** All is saved. At home: what to do at the hotel, and what to take along. At a device of the hotel: the desk does the rest. */
export function SavedResult({ reservation, keyCode, onChange, onFinish }: SavedResultProps) {
  const { site, label, language } = useSite()
  const text = label.on('check-in-summary')
  const addToCalendar = useCalendarFile(reservation)
  const panel = keyCode && <AccessCode name={text('result.keyCode')} code={keyCode} />
  if (site.device.enrolledOnly)
    return (
      <GuestFrame
        question={text('result.questionHere')}
        hint={text('result.hintHere')}
        picture={<ConfiguredPicture name="welcome" />}
        pictureFills
        primary={
          <Button kind="primary" onPress={onFinish} iconEnd={<Check />}>
            {text('result.finish')}
          </Button>
        }
      >
        {panel}
        <Notice icon={<ShieldCheck />}>{label('finish.forgets')}</Notice>
      </GuestFrame>
    )
  return (
    <GuestFrame
      question={text('result.question', { day: formatDay(reservation.startDate, language, 'long') })}
      hint={text('result.hint')}
      picture={<ConfiguredPicture name="key" />}
      primary={
        <Button kind="primary" icon={<CalendarPlus />} onPress={addToCalendar}>
          {text('result.calendar')}
        </Button>
      }
    >
      {panel}
      <CodeCard reservation={reservation} />
      <ol className={css['steps']} aria-label={text('result.steps')}>
        {steps.map((step) => (
          <li key={step}>{text(`result.step.${step}`)}</li>
        ))}
      </ol>
      <div className={css['more']}>
        {reservation.guests.length > 1 && <ShareLink reference={reservation.reference} size="small" />}
        <Button size="small" icon={<PencilLine />} onPress={onChange}>
          {text('result.change')}
        </Button>
      </div>
    </GuestFrame>
  )
}

/** For the kiosk's reader, with the number for whoever would rather type. */
function CodeCard({ reservation }: { reservation: Reservation }) {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  // Where it cannot be made the number does: nothing to complain about.
  const { picture } = useReservationCode(reservation)
  const number = toldNumber(reservation)
  return (
    <Card>
      <div className={css['code']}>
        {picture && <img className={css['qr']} src={picture} alt={text('result.qr')} width={492} height={492} />}
        {number && (
          <p className={css['number']}>
            <span>{text('result.number')}</span> <bdi>{number}</bdi>
          </p>
        )}
      </div>
    </Card>
  )
}
