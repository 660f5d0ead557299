import type { AccountProfile } from '@foyer/domain/account/account.ts'
import type { ReactNode } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { useSite } from '../../site/site-context.tsx'
import { AccountForm } from './account-form.tsx'
import { type AccountFormOptions, useAccountForm } from './use-account-form.ts'
import { useAccountPage } from './use-account-page.ts'

export interface AccountPageProps extends Pick<AccountFormOptions, 'form' | 'inPlace'> {
  readonly screen: 'edit-profile' | 'update-password' | 'update-identity-document'
  /** Values the account already has for this form. */
  readonly known?: (profile: AccountProfile) => AccountFormOptions['known']
  /** Sends the form; this page then confirms that it was saved. */
  readonly send: AccountFormOptions['send']
  /** Shown below the fields. */
  readonly children?: ReactNode
}

/** An account page with one form: saves it and returns. */
export function AccountPage({ screen, known, send, children, ...parts }: AccountPageProps) {
  const { label } = useSite()
  const { profile, saved, back } = useAccountPage()
  const form = useAccountForm({
    ...parts,
    known: profile && known?.(profile),
    async send(typed) {
      await send(typed)
      await saved()
    },
  })
  return (
    <AccountForm
      form={form}
      question={label(`${screen}.question`)}
      hint={label(`${screen}.hint`)}
      picture={<ConfiguredPicture name="document" />}
      onBack={back}
      submit={label(`${screen}.submit`)}
    >
      {children}
    </AccountForm>
  )
}
