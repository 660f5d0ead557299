import MailCheck from 'lucide-react/icons/mail-check'
import { AccountForm } from '../../flows/account/account-form.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useForgottenPassword } from './use-forgotten-password.ts'

export function ForgottenPasswordScreen() {
  const { site, label } = useSite()
  const { form, sentTo, again, leave } = useForgottenPassword()
  const text = label.on('forgotten-password')
  const shared = { picture: <ConfiguredPicture name="welcome" />, pictureFills: true, pictureOnPhone: 'small' } as const
  if (sentTo === undefined)
    return (
      <AccountForm
        {...shared}
        form={form}
        question={text('question')}
        hint={text('hint')}
        onBack={leave}
        submit={text('submit')}
        opens
      />
    )
  return (
    <GuestFrame
      {...shared}
      question={text('sent.question')}
      onBack={again}
      primary={
        <Button kind="primary" onPress={leave}>
          {text('toLogin')}
        </Button>
      }
    >
      <Notice icon={<MailCheck />} announced>
        {text('sent', { email: sentTo })}
      </Notice>
      {site.device.enrolledOnly && <Notice>{text('sent.shared')}</Notice>}
    </GuestFrame>
  )
}
