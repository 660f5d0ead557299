import Video from 'lucide-react/icons/video'
import { Button } from '../parts/button.tsx'
import { useSite } from '../site/site-context.tsx'
import { useCanCall } from './use-can-call.ts'
import { openVideoCall } from './video-call-state.ts'
import css from './video-offer.module.css'

/** Offers a video call next to a text that sends the guest to reception. */
export function VideoOffer({ onPress }: { readonly onPress?: () => void }) {
  const { label } = useSite()
  if (!useCanCall()) return null
  const call = () => {
    onPress?.()
    openVideoCall()
  }
  return (
    <span className={css['offer']}>
      <Button size="small" icon={<Video />} onPress={call}>
        {label('video.offer')}
      </Button>
    </span>
  )
}
