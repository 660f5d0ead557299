import Mail from 'lucide-react/icons/mail'
import MailCheck from 'lucide-react/icons/mail-check'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useProductIcons } from '../../site/product-icons.ts'
import { useSite } from '../../site/site-context.tsx'
import { useRoomWait } from './use-room-wait.ts'

/**
 * The room is not ready. A phone continues when it is; a hotel's screen offers a mail and is
 * cleared.
 */
export function RoomWait({ reference, onBack }: { reference: string; onBack: () => void }) {
  const { label } = useSite()
  const wait = useRoomWait(reference)
  const form = useScreenForm(wait.tell)
  const text = label.on('room-wait')
  const icons = useProductIcons()
  return (
    <GuestFrame
      question={label('problem.roomNotReady.title')}
      hint={text(wait.isOfHotel ? 'hint.here' : 'hint.own')}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      onBack={onBack}
      secondary={<ReceptionButton />}
      {...(!wait.isTold && {
        primary: (
          <Button kind="primary" icon={<Mail />} busy={wait.busy} {...form.sends}>
            {wait.knownEmail ? text('tellKnown', { email: wait.knownEmail }) : text('tell')}
          </Button>
        ),
      })}
    >
      {!wait.isOfHotel && <Notice icon={<icons.room />}>{text('watching')}</Notice>}
      {wait.isTold ? (
        <Notice kind="good" announced icon={<MailCheck />}>
          {text(wait.isOfHotel ? 'told.here' : 'told.own')}
        </Notice>
      ) : (
        <form {...form.watched}>
          {!wait.knownEmail && (
            <TextField
              label={label('field.email')}
              type="email"
              inputMode="email"
              autoCapitalize="off"
              name="email"
              dir="ltr"
              maxLength={254}
              value={wait.email.value}
              onChange={wait.type}
              issue={wait.email.isInvalid ? label('issue.invalidEmail') : undefined}
            />
          )}
        </form>
      )}
      {wait.knownEmail && !wait.isTold && (
        <div>
          <Button kind="quiet" size="small" onPress={wait.typeOther}>
            {text('other')}
          </Button>
        </div>
      )}
      {!wait.knownEmail && !wait.isTold && form.keys}
    </GuestFrame>
  )
}
