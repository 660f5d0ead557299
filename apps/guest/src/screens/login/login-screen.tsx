import { AccountForm } from '../../flows/account/account-form.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useLogin } from './use-login.ts'

export function LoginScreen() {
  const { label } = useSite()
  const login = useLogin()
  const text = label.on('login')
  return (
    <AccountForm
      form={login.form}
      question={text('question')}
      hint={text(login.confirms ? 'hint.confirm' : 'hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="small"
      onBack={login.back}
      secondary={<Button onPress={login.toSignup}>{text('signup')}</Button>}
      submit={text('submit')}
      opens
      password="current-password"
    >
      <div>
        <Button kind="quiet" size="small" onPress={login.toForgotten}>
          {text('forgotten')}
        </Button>
      </div>
    </AccountForm>
  )
}
