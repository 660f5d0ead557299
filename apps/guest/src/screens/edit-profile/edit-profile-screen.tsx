import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { useId } from 'react'
import { AccountFields } from '../../account/account-fields.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useEditProfile } from './use-edit-profile.ts'

export function EditProfileScreen() {
  const { label } = useSite()
  const id = useId()
  const { form, back } = useEditProfile(id)
  const text = label.on('edit-profile')
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="document" />}
      onBack={back}
      primary={
        <Button kind="primary" type="submit" form={id} busy={form.busy}>
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
