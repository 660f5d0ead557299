import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { useId } from 'react'
import { AccountFields } from '../../account/account-fields.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useNewPassword } from './use-new-password.ts'

export function NewPasswordForm({ reset }: { reset: string }) {
  const { label } = useSite()
  const id = useId()
  const { form, toLogin, toForgotten } = useNewPassword(id, reset)
  const isEnded = form.problem === 'resetEnded'
  return (
    <GuestFrame
      question={label('update-password.question')}
      hint={label('update-password.hint.reset')}
      picture={<ConfiguredPicture name="document" />}
      onBack={toLogin}
      primary={
        isEnded ? (
          <Button kind="primary" onPress={toForgotten}>
            {label('update-password.again')}
          </Button>
        ) : (
          <Button kind="primary" type="submit" form={id} busy={form.busy}>
            {label('update-password.submit.reset')}
          </Button>
        )
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
