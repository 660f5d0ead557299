import type { AccountProfile } from '@foyer/domain/account/account.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { type ReactNode, useId } from 'react'
import { ConfiguredPicture } from '../frame/configured-picture.tsx'
import { GuestFrame } from '../frame/guest-frame.tsx'
import { useSite } from '../site/site-context.tsx'
import { AccountFields } from './account-fields.tsx'
import { type AccountFormParts, useAccountForm } from './use-account-form.ts'
import { useAccountPage } from './use-account-page.ts'

export interface AccountFormProps extends Pick<AccountFormParts, 'form' | 'inPlace'> {
  readonly screen: 'edit-profile' | 'update-password' | 'update-identity-document'
  /** What the account knows of it already. */
  readonly known?: (profile: AccountProfile) => AccountFormParts['known']
  /** Sends it; that it was kept is said here. */
  readonly send: AccountFormParts['send']
  /** Under the fields. */
  readonly children?: ReactNode
}

/** A page of the account that asks for one form, keeps it and leads back. */
export function AccountForm({ screen, known, send, children, ...parts }: AccountFormProps) {
  const { label } = useSite()
  const id = useId()
  const { profile, saved, back } = useAccountPage()
  const form = useAccountForm({
    ...parts,
    formId: id,
    known: profile && known?.(profile),
    async send(typed) {
      await send(typed)
      await saved()
    },
  })
  return (
    <GuestFrame
      question={label(`${screen}.question`)}
      hint={label(`${screen}.hint`)}
      picture={<ConfiguredPicture name="document" />}
      onBack={back}
      primary={
        <Button kind="primary" type="submit" form={id} busy={form.busy}>
          {label(`${screen}.submit`)}
        </Button>
      }
    >
      <AccountFields id={id} form={form}>
        {form.problem && (
          <Notice kind="warning" announced>
            {label(`problem.${form.problem}.text`)}
          </Notice>
        )}
        {children}
      </AccountFields>
    </GuestFrame>
  )
}
