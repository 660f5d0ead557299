import type { Guest } from '@foyer/domain/guest/guest.ts'
import EyeOff from 'lucide-react/icons/eye-off'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'

interface HiddenGuestProps {
  readonly guest: Guest
  /** The details are correct as they are. */
  readonly onKeep: () => unknown
  /** Enter the details again from the start. */
  readonly onStartOver: () => unknown
}

/**
 * Another member of the party entered this guest's details
 * elsewhere. They are hidden here and replaced only on purpose.
 */
export function HiddenGuest({ guest, onKeep, onStartOver }: HiddenGuestProps) {
  const { label } = useSite()
  const text = label.on('hidden-guest')
  const { firstName = '', documentNumber } = guest
  return (
    <GuestFrame
      question={text(firstName ? 'question' : 'question.noName', { name: firstName })}
      hint={text('hint')}
      picture={<ConfiguredPicture name="document" />}
      onBack={onKeep}
      primary={
        <Button kind="primary" onPress={onKeep}>
          {text('keep')}
        </Button>
      }
      secondary={<Button onPress={onStartOver}>{text('anew')}</Button>}
    >
      {documentNumber && <Facts facts={[{ name: label('field.documentNumber'), value: documentNumber }]} />}
      <Notice icon={<EyeOff />}>{text('replaces')}</Notice>
    </GuestFrame>
  )
}
