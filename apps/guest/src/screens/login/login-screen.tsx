import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { AccountFields } from '../../account/account-fields.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useLogin } from './use-login.ts'

export function LoginScreen() {
  const { label } = useSite()
  const id = useId()
  const login = useLogin(id)
  const text = label.on('login')
  return (
    <GuestFrame
      question={text('question')}
      hint={text(login.confirms ? 'hint.confirm' : 'hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="small"
      onBack={login.back}
      secondary={<Button onPress={login.toSignup}>{text('signup')}</Button>}
      primary={
        <Button kind="primary" type="submit" form={id} busy={login.form.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <AccountFields id={id} form={login.form} password="current-password">
        <div>
          <Button kind="quiet" size="small" onPress={login.toForgotten}>
            {text('forgotten')}
          </Button>
        </div>
        {login.form.problem && (
          <Notice kind="warning" announced>
            {label(`problem.${login.form.problem}.text`)}
          </Notice>
        )}
      </AccountFields>
    </GuestFrame>
  )
}
