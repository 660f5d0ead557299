import { formatMoney } from '@foyer/domain/basics/money.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useStayText } from '../../flows/walk-in/use-stay-text.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { RoomOffer } from './room-offer.tsx'
import type { WalkIn } from './use-walk-in.ts'
import css from './walk-in.module.css'

/**
 * Nothing is preselected; the price of the whole stay is shown with each rate and on the button.
 */
export function RoomsStep({ walkIn }: { walkIn: WalkIn }) {
  const { label, language } = useSite()
  const text = label.on('walk-in')
  const { draft, chosen } = walkIn
  const days = useStayText(draft.stay.nights)
  const party = [
    text('adults.count', { count: draft.stay.adults }),
    ...(draft.stay.children > 0 ? [text('children.count', { count: draft.stay.children })] : []),
  ]
  return (
    <GuestFrame
      question={text('question.rooms')}
      hint={[days, ...party].join(' · ')}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      pictureOnPhone="none"
      onBack={walkIn.back}
      primary={
        <Button
          kind="primary"
          disabled={!chosen}
          busy={walkIn.booking}
          onPress={walkIn.book}
          iconEnd={<ArrowRight data-turns />}
        >
          {chosen ? text('book', { amount: formatMoney(chosen.rate.price, language) }) : text('chooseFirst')}
        </Button>
      }
    >
      {walkIn.searching ? (
        <GuestWaiting shape={<Skeleton lines={['card', 'card']} />} words={text('searching')} />
      ) : (
        <ul className={css['rooms']} aria-label={text('rooms')}>
          {walkIn.rooms.map((room) => (
            <RoomOffer
              key={room.typeId}
              room={room}
              nights={draft.stay.nights}
              chosen={chosen?.room.typeId === room.typeId ? chosen.rate.id : undefined}
              onChoose={(rate) => walkIn.choose(room, rate)}
            />
          ))}
        </ul>
      )}
    </GuestFrame>
  )
}
