import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Shown from the moment the card is charged until the arrival is saved. */
export function PaidPage() {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  return (
    <GuestFrame question={text('pay.done.question')} picture={<ConfiguredPicture name="bill" />}>
      <GuestWaiting words={text('pay.done.hint')} />
    </GuestFrame>
  )
}
