import ArrowRight from 'lucide-react/icons/arrow-right'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useStayCard } from './use-stay-card.ts'

export function StayCardScreen() {
  const { label } = useSite()
  const text = label.on('stay-card')
  const card = useStayCard()
  if (!card.hasEnded) {
    return (
      <GuestFrame question={text('opening')}>
        <GuestWaiting shape={<Skeleton lines={['card', 'medium']} />} words={text('opening')} />
      </GuestFrame>
    )
  }
  return (
    <GuestFrame
      question={text('ended')}
      hint={text('ended.hint')}
      picture={<ConfiguredPicture name="search" />}
      primary={
        <Button kind="primary" onPress={card.search} iconEnd={<ArrowRight data-turns />}>
          {text('ended.search')}
        </Button>
      }
    />
  )
}
