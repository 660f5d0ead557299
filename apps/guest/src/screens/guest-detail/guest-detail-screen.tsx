import { Skeleton } from '@foyer/web/parts/skeleton.tsx'
import { Waiting } from '@foyer/web/parts/waiting.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { GuestForm } from './guest-form.tsx'
import { useGuestDetail } from './use-guest-detail.ts'

export function GuestDetailScreen() {
  const { label } = useSite()
  const { party, guest, back } = useGuestDetail()
  if (party && guest) return <GuestForm key={guest.id} guest={guest} party={party} />
  return (
    <GuestFrame
      question={label('guest-detail.question.document.noName')}
      picture={<ConfiguredPicture name="document" />}
      onBack={back}
    >
      <Waiting
        shape={<Skeleton lines={['short', 'card', 'short', 'card', 'short', 'card']} />}
        words={label('guest-detail.loading')}
        person={{ text: label('waiting.person') }}
      />
    </GuestFrame>
  )
}
