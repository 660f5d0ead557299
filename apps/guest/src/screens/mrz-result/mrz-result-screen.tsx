import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useMrzResult } from './use-mrz-result.ts'

/** Return page of a scanner's own program; leads to the guest's form. */
export function MrzResultScreen() {
  const { label } = useSite()
  const { back } = useMrzResult()
  return (
    <GuestFrame question={label('mrz-result.question')} picture={<ConfiguredPicture name="document" />} onBack={back}>
      <GuestWaiting words={label('scan.looking')} />
    </GuestFrame>
  )
}
