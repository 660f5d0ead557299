import { Button } from '@foyer/web/parts/button.tsx'
import { useId } from 'react'
import { AccountFields } from '../../account/account-fields.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useUpdateIdentityDocument } from './use-update-identity-document.ts'

export function UpdateIdentityDocumentScreen() {
  const { label } = useSite()
  const id = useId()
  const { form, back } = useUpdateIdentityDocument(id)
  const text = label.on('update-identity-document')
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
      <AccountFields id={id} form={form} />
    </GuestFrame>
  )
}
