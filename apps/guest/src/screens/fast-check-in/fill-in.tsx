import type { AccountProfile } from '@foyer/domain/account/account.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useFillIn } from './use-fill-in.ts'

interface FillInProps {
  profile: AccountProfile
  onBack: () => void
}

/** Shows what will be sent and what is still missing, with one confirmation. */
export function FillIn({ profile, onBack }: FillInProps) {
  const { label } = useSite()
  const fill = useFillIn(profile)
  const text = label.on('fast-check-in')
  const picture = <ConfiguredPicture name="guests" />
  if (fill.loading) {
    return (
      <GuestFrame question={text('title')} picture={picture} onBack={onBack}>
        <GuestWaiting shape={<Skeleton lines={['medium', 'card', 'card']} />} words={text('loading')} />
      </GuestFrame>
    )
  }
  const fills = fill.facts.length > 0
  return (
    <GuestFrame
      question={text(fills ? 'question' : 'title')}
      hint={fills ? text('hint') : undefined}
      picture={picture}
      onBack={onBack}
      {...(fills && { secondary: <Button onPress={fill.goOnWithout}>{text('without')}</Button> })}
      primary={
        <Button kind="primary" busy={fill.busy} iconEnd={<ArrowRight data-turns />} onPress={fill.goOn}>
          {text(fills ? 'use' : 'continue')}
        </Button>
      }
    >
      {fills && <Facts facts={fill.facts} />}
      {fill.isStranger && <Notice icon={<Info />}>{text('stranger')}</Notice>}
      {fill.ownIsMissing && <Notice icon={<Info />}>{text('ownMissing')}</Notice>}
      {fill.others && <Notice icon={<Info />}>{text('othersMissing', { names: fill.others })}</Notice>}
      {fill.isReady && (
        <Notice kind="good" icon={<CircleCheck />}>
          {text('ready')}
        </Notice>
      )}
    </GuestFrame>
  )
}
