import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { AccountFields } from '../../account/account-fields.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSignup } from './use-signup.ts'

export function SignupForm() {
  const { label } = useSite()
  const id = useId()
  const signup = useSignup(id)
  const text = label.on('signup')
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="none"
      onBack={signup.back}
      secondary={<Button onPress={signup.toLogin}>{text('login')}</Button>}
      primary={
        <Button kind="primary" type="submit" form={id} busy={signup.form.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <AccountFields id={id} form={signup.form}>
        {signup.form.problem && (
          <Notice kind="warning" announced>
            {label(`problem.${signup.form.problem}.text`)}
          </Notice>
        )}
      </AccountFields>
    </GuestFrame>
  )
}
