import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { StarRating } from '@foyer/web/parts/star-rating.tsx'
import Check from 'lucide-react/icons/check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useFinish } from './use-finish.ts'

export function FinishScreen() {
  const { label } = useSite()
  const text = label.on('finish')
  const finish = useFinish()
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="tall"
      {...(finish.keyAgain && { secondary: <Button onPress={finish.keyAgain}>{text('keyAgain')}</Button> })}
      primary={
        <Button kind="primary" onPress={finish.done} iconEnd={<Check />}>
          {text('done')}
        </Button>
      }
    >
      {finish.booking && (
        <StarRating
          label={text('rating')}
          value={finish.rating}
          onChange={finish.rate}
          nameOf={(stars) => text('stars', { stars })}
        />
      )}
      {finish.rating && (
        <Notice kind="good" announced icon={<Check />}>
          {text('rated')}
        </Notice>
      )}
      <Notice icon={<ShieldCheck />}>{text('forgets')}</Notice>
    </GuestFrame>
  )
}
