import { getLocale } from '@foyer/domain/basics/locale.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import Receipt from 'lucide-react/icons/receipt'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { StarRating } from '../../parts/star-rating.tsx'
import { useProductIcons } from '../../site/product-icons.ts'
import { useSite } from '../../site/site-context.tsx'
import { Bill, PrintedBill, SavedBill } from './bill-actions.tsx'
import { CommentModal } from './comment-modal.tsx'
import { useFarewell } from './use-farewell.ts'
import { useSurvey } from './use-survey.ts'

type Ended = NonNullable<ReturnType<typeof useFarewell>['stay']>

export function FarewellScreen() {
  const { label } = useSite()
  const text = label.on('farewell')
  const farewell = useFarewell()
  const { stay } = farewell
  const picture = { picture: <ConfiguredPicture name="farewell" />, pictureOnPhone: 'tall' } as const
  if (!stay)
    return (
      <GuestFrame {...picture} question={text('loading')}>
        <GuestWaiting shape={<Skeleton lines={['medium', 'card']} />} words={text('loading')} />
      </GuestFrame>
    )
  return <Ended stay={stay} farewell={farewell} picture={picture} />
}

interface EndedProps {
  readonly stay: Ended
  readonly farewell: ReturnType<typeof useFarewell>
  readonly picture: object
}

const bills = { print: PrintedBill, save: SavedBill } as const

function Ended({ stay, farewell, picture }: EndedProps) {
  const { site, label } = useSite()
  const text = label.on('farewell')
  const facts = useFacts(stay)
  const survey = useSurvey(stay.surveyed)
  const OwnBill = farewell.takesBill ? bills[farewell.takesBill] : Bill
  const { firstName, roomNumber } = stay
  return (
    <GuestFrame
      {...picture}
      question={firstName ? text('question', { name: firstName }) : text('questionNoName')}
      hint={roomNumber ? text('hint', { room: roomNumber }) : text('hintNoRoom')}
      primary={
        <Button kind="primary" onPress={farewell.done} iconEnd={<Check />}>
          {text('done')}
        </Button>
      }
    >
      <Facts facts={facts} pairs />
      <OwnBill reference={farewell.code} mailsTo={stay.mailsTo} billMailed={stay.billMailed} />
      {survey.said ? (
        <Notice kind="good" announced icon={<Check />}>
          {text('thanks')}
        </Notice>
      ) : (
        <StarRating
          label={text('survey')}
          value={survey.rating}
          onChange={survey.rate}
          nameOf={(stars) => label('finish.stars', { stars })}
        />
      )}
      <Notice icon={<ShieldCheck />}>{text(site.device.enrolledOnly ? 'forgets' : 'forgetsPhone')}</Notice>
      <CommentModal survey={survey} />
    </GuestFrame>
  )
}

function useFacts({ roomNumber, departedAt, total, credit, settledAtDesk, invoice }: Ended): Fact[] {
  const { label, language, hotel } = useSite()
  const icons = useProductIcons()
  const text = label.on('farewell')
  const time = (moment: string) =>
    new Intl.DateTimeFormat(getLocale(language), { timeStyle: 'short', timeZone: hotel.timeZone }).format(
      new Date(moment),
    )
  return [
    ...(roomNumber
      ? [
          {
            name: text('room'),
            value: roomNumber,
            ...(departedAt && { note: text('leftAt', { time: time(departedAt) }) }),
            icon: <icons.place />,
          },
        ]
      : []),
    {
      name: text('total'),
      value: formatMoney(total, language),
      note: credit
        ? text('credit', { amount: formatMoney(credit, language) })
        : text(settledAtDesk ? 'settledAtDesk' : 'settled'),
      icon: <Receipt />,
    },
    ...(invoice ? [{ name: text('invoice'), value: invoice, icon: <FileText /> }] : []),
  ]
}
