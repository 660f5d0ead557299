import Check from 'lucide-react/icons/check'
import Mail from 'lucide-react/icons/mail'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'

interface SentCodeProps {
  readonly emails: readonly string[]
  readonly back: () => void
  readonly exit: () => unknown
}

/**
 * On a guest's own phone: anyone could be using it, so the code is only sent to the booking's
 * address.
 */
export function SentCode({ emails, back, exit }: SentCodeProps) {
  const { label } = useSite()
  const text = label.on('lost-code')
  return (
    <GuestFrame
      question={text(emails.length > 0 ? 'sent.question' : 'nowhere.question')}
      {...(emails.length > 0 && { hint: text('sent.hint') })}
      picture={<ConfiguredPicture name="door" />}
      pictureOnPhone="small"
      onBack={back}
      primary={
        <Button kind="primary" onPress={exit} iconEnd={<Check />}>
          {text('done')}
        </Button>
      }
    >
      {emails.length > 0 ? (
        <SentTo emails={emails} />
      ) : (
        <Notice kind="warning" announced>
          {text('nowhere')}
          <RaiseAlert reason="notProved" />
        </Notice>
      )}
    </GuestFrame>
  )
}

/** The addresses, masked so that only their owner recognises them. */
export function SentTo({ emails }: { emails: readonly string[] }) {
  const { label, language } = useSite()
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(emails)
  return (
    <Notice icon={<Mail />} announced>
      <bdi>{label('lost-code.sent', { emails: list })}</bdi>
    </Notice>
  )
}
