import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import Archive from 'lucide-react/icons/archive'
import Eraser from 'lucide-react/icons/eraser'
import { useId } from 'react'
import { AccountFields } from '../../account/account-fields.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useCloseAccount } from './use-close-account.ts'

export function CloseAccountScreen() {
  const { label } = useSite()
  const id = useId()
  const { form, back } = useCloseAccount(id)
  const text = label.on('close-account')
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="none"
      onBack={back}
      primary={
        <Button kind="primary" type="submit" form={id} busy={form.busy}>
          {text('submit')}
        </Button>
      }
    >
      <Notice icon={<Eraser />}>{text('erased')}</Notice>
      <Notice icon={<Archive />}>{text('kept')}</Notice>
      <AccountFields id={id} form={form} password="current-password">
        {form.problem && (
          <Notice kind="warning" announced>
            {form.problem === 'passwordInvalid' ? text('wrong') : label(`problem.${form.problem}.text`)}
          </Notice>
        )}
      </AccountFields>
    </GuestFrame>
  )
}
