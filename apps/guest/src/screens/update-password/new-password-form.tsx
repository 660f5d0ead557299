import { AccountForm } from '../../flows/account/account-form.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useNewPassword } from './use-new-password.ts'

export function NewPasswordForm({ reset }: { reset: string }) {
  const { label } = useSite()
  const { form, toLogin, toForgotten } = useNewPassword(reset)
  return (
    <AccountForm
      form={form}
      question={label('update-password.question')}
      hint={label('update-password.hint.reset')}
      picture={<ConfiguredPicture name="document" />}
      onBack={toLogin}
      submit={label('update-password.submit.reset')}
      {...(form.problem === 'resetEnded' && {
        primary: (
          <Button kind="primary" onPress={toForgotten}>
            {label('update-password.again')}
          </Button>
        ),
      })}
    />
  )
}
