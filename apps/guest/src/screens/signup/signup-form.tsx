import { AccountForm } from '../../flows/account/account-form.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSignup } from './use-signup.ts'

export function SignupForm() {
  const { label } = useSite()
  const signup = useSignup()
  const text = label.on('signup')
  return (
    <AccountForm
      form={signup.form}
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="none"
      onBack={signup.back}
      secondary={<Button onPress={signup.toLogin}>{text('login')}</Button>}
      submit={text('submit')}
      opens
    />
  )
}
