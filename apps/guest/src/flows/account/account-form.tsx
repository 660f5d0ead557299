import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentProps, ReactNode } from 'react'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { AccountFields } from './account-fields.tsx'
import type { AccountFormAtHand } from './use-account-form.ts'

interface AccountFormProps extends Omit<ComponentProps<typeof GuestFrame>, 'children'> {
  readonly form: AccountFormAtHand
  /** What sending it does. */
  readonly submit: string
  /** It opens the way further, rather than keeping something. */
  readonly opens?: boolean
  readonly password?: ComponentProps<typeof AccountFields>['password']
  /** What this form says of a refusal otherwise than the rest of the hotel. */
  readonly refusal?: string | undefined
  readonly above?: ReactNode
  /** Under the fields. */
  readonly children?: ReactNode
}

/** A screen that asks for one form of an account, and says in place why it was refused. A `primary` stands instead of the button that sends it. */
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
