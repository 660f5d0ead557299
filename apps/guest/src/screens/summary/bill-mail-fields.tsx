import Mail from 'lucide-react/icons/mail'
import type { useScreenForm } from '../../fields/use-screen-form.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { BillMailing } from './use-bill-mail.ts'

const MAX_ADDRESS_LENGTH = 254

interface BillMailFieldsProps {
  mailing: BillMailing
  /** The surrounding form, for the on-screen keyboard. */
  form: Pick<ReturnType<typeof useScreenForm>, 'watched'>
}

export function BillMailFields({ mailing, form }: BillMailFieldsProps) {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  const { fixedAddress } = mailing
  const later = mailing.leavesLater ? text('bill.leavesLater') : undefined
  const sentTo = mailing.canBeMailed
    ? fixedAddress && [text('bill.toBooking', { address: fixedAddress }), later].filter(Boolean).join(' ')
    : text('bill.notMailed')
  const issues = { required: text('bill.emailMissing'), invalidEmail: label('issue.invalidEmail') }
  return (
    <form {...form.watched}>
      {mailing.isChoice && (
        <CheckField
          label={text(mailing.canBeMailed ? 'bill.send' : 'bill.ask')}
          value={mailing.send}
          onChange={(send) => mailing.say({ send })}
          hint={sentTo}
        />
      )}
      {!mailing.isChoice && sentTo && <Notice icon={<Mail />}>{sentTo}</Notice>}
      {mailing.asksAddress && (
        <TextField
          name="billEmail"
          type="email"
          inputMode="email"
          label={text('bill.email')}
          value={mailing.email}
          onChange={(email) => mailing.say({ email })}
          issue={mailing.issue && issues[mailing.issue]}
          hint={later}
          autoCapitalize="off"
          dir="ltr"
          maxLength={MAX_ADDRESS_LENGTH}
        />
      )}
    </form>
  )
}
