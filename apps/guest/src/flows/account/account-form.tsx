import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps, ReactNode } from 'react'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { AccountFields } from './account-fields.tsx'
import type { AccountFormState } from './use-account-form.ts'

interface AccountFormProps extends Omit<ComponentProps<typeof GuestFrame>, 'children'> {
  readonly form: AccountFormState
  /** Label of the submit button. */
  readonly submit: string
  /** True if submitting opens the next page rather than saving data. */
  readonly opens?: boolean
  readonly password?: ComponentProps<typeof AccountFields>['password']
  /** Replaces the default text for a rejection. */
  readonly refusal?: string | undefined
  readonly above?: ReactNode
  /** Shown below the fields. */
  readonly children?: ReactNode
}

/**
 * A screen with one account form that shows a rejection
 * in place. A `primary` replaces the submit button.
 */
export function AccountForm(props: AccountFormProps) {
  const { form, submit, opens, password, refusal, above, children, ...frame } = props
  const { label } = useSite()
  const sheet = useScreenForm(form.submit)
  return (
    <GuestFrame
      primary={
        <Button kind="primary" {...sheet.sends} busy={form.busy} iconEnd={opens && <ArrowRight data-turns />}>
          {submit}
        </Button>
      }
      {...frame}
    >
      {above}
      <AccountFields form={form} watched={sheet.watched} {...(password && { password })} />
      {children}
      {form.problem && (
        <Notice kind="warning" announced>
          {refusal ?? label(`problem.${form.problem}.text`)}
        </Notice>
      )}
      {sheet.keys}
    </GuestFrame>
  )
}
