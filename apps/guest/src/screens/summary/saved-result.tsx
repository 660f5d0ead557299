import { getLocale } from '@foyer/domain/basics/locale.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { getVisibleNumber } from '@foyer/domain/reservation/visible-number.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import PencilLine from 'lucide-react/icons/pencil-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UsersRound from 'lucide-react/icons/users-round'
import { ShareLink } from '../../flows/pre-checkin/share-link.tsx'
import { useReservationCode } from '../../flows/qr/use-reservation-code.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { AccessCode } from '../../parts/access-code.tsx'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import css from './saved-result.module.css'
import { useCalendarFile } from './use-calendar-file.ts'

interface SavedResultProps {
  reservation: Reservation
  /** Set by hotel systems that issue it before arrival; ours doesn't. */
  keyCode: string | undefined
  onChange: () => void
  onFinish: () => unknown
}

const steps = ['show', 'document', 'key'] as const

/**
 * Everything is saved. At home, shows what to do at the hotel and what to bring. On a hotel's
 * device, the desk does the rest.
 */
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
        secondary={<ReceptionButton>{label('show-error.person')}</ReceptionButton>}
        primary={
          <Button kind="primary" onPress={onFinish} iconEnd={<Check />}>
            {text('result.finish')}
          </Button>
        }
      >
        {panel}
        <SavedFacts reservation={reservation} />
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

/** What reception has now, and the next step. */
function SavedFacts({ reservation }: { reservation: Reservation }) {
  const { site, label, language } = useSite()
  const text = label.on('check-in-summary')
  const { startDate, endDate, guests, room } = reservation
  const names = guests.map((guest) => guest.firstName ?? getFullName(guest)).filter((name) => name !== undefined)
  const who = site.hotelInfo.reception?.name
  const facts: Fact[] = [
    {
      name: text('result.here.guests'),
      value: new Intl.ListFormat(getLocale(language)).format(names),
      icon: <UsersRound />,
    },
    {
      name: text('result.here.dates'),
      value: `${formatDay(startDate, language)} – ${formatDay(endDate, language)}`,
      note: localizeRoomType(room, language),
      icon: <CalendarDays />,
    },
    {
      name: text('result.here.next'),
      value: who ? text('result.here.named', { name: who }) : text('result.here.unnamed'),
      icon: <ConciergeBell />,
    },
  ]
  return <Facts facts={facts} />
}

/** The code for the kiosk's reader, with the number for guests who prefer to type. */
function CodeCard({ reservation }: { reservation: Reservation }) {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  // If the code can't be created, the number is enough, so no error is shown.
  const { picture } = useReservationCode(reservation)
  const number = getVisibleNumber(reservation)
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
