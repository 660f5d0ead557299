import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import Share2 from 'lucide-react/icons/share-2'
import { Suspense } from 'react'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { ShareProps } from './share-button.tsx'

const ShareButton = lazyPart(async () => (await import('./share-button.tsx')).ShareButton)

/** Lets other members of the party enter their own details on their own phones. */
export function ShareLink(props: ShareProps) {
  const { label } = useSite()
  const { size } = props
  // Looks like the real button and takes the same space.
  const coming = (
    <span inert aria-hidden="true">
      <Button icon={<Share2 />} onPress={() => {}} {...(size && { size })}>
        {label('share.others')}
      </Button>
    </span>
  )
  return (
    <Suspense fallback={coming}>
      <ShareButton {...props} />
    </Suspense>
  )
}
