import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import MailCheck from 'lucide-react/icons/mail-check'
import { useId } from 'react'
import { AccountFields } from '../../account/account-fields.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useForgottenPassword } from './use-forgotten-password.ts'

export function ForgottenPasswordScreen() {
  const { site, label } = useSite()
  const id = useId()
  const { form, sentTo, again, leave } = useForgottenPassword(id)
  const text = label.on('forgotten-password')
  const shared = { picture: <ConfiguredPicture name="welcome" />, pictureFills: true, pictureOnPhone: 'small' } as const
  if (sentTo !== undefined) {
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
  return (
    <GuestFrame
      {...shared}
      question={text('question')}
      hint={text('hint')}
      onBack={leave}
      primary={
        <Button kind="primary" type="submit" form={id} busy={form.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <AccountFields id={id} form={form}>
        {form.problem && (
          <Notice kind="warning" announced>
            {label(`problem.${form.problem}.text`)}
          </Notice>
        )}
      </AccountFields>
    </GuestFrame>
  )
}
