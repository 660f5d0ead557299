import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { SignaturePad } from './signature-pad.tsx'
import { SignatureSheet } from './signing-sheet.tsx'
import { useSigners } from './use-signers.ts'

// Prefetching this screen prefetches its sheet too.
SignatureSheet.preload()

export function SignatureScreen() {
  const { label } = useSite()
  const walk = useSigners()
  const [guest] = walk.signers
  if (guest) return <SignaturePad key={guest.id} guest={guest} walk={walk} />
  return (
    <GuestFrame
      question={label('signature.question.noName')}
      picture={<ConfiguredPicture name="signature" />}
      onBack={walk.back}
    >
      <GuestWaiting shape={<Skeleton lines={['card', 'card']} />} words={label('signature.loading')} />
    </GuestFrame>
  )
}
