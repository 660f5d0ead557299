import type { GuestFormReply } from '@foyer/contract/staff/guest-form.ts'
import { authorities } from '@foyer/domain/authority/authorities.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { useState } from 'react'
import { ReasonDialog } from '../../../parts/reason-dialog.tsx'
import words from '../../../theme/words.module.css'
import { useTexts } from '../../../wordings/texts-context.tsx'
import { findReportIssues, type GuestForms } from './use-guest-forms.ts'

interface ReportWaiverProps {
  readonly form: GuestFormReply
  /** As saved, and as typed so far. */
  readonly guest: Guest
  readonly edited: Guest
  /** A save was tried. */
  readonly tried: boolean
  readonly forms: GuestForms
}

const MAX_REASON_LENGTH = 200

/** Lets reception go on without what only the authority asks, for a reason that is logged. */
export function ReportWaiver({ form, guest, edited, tried, forms }: ReportWaiverProps) {
  const { say } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { authority: asking } = form.policy
  if (!asking) return null
  const authority = authorities[asking.name].title
  if (guest.reportWaived)
    return (
      <p className={words['note']}>
        {say('desk.report.waived', { authority })}{' '}
        <button type="button" className={words['link']} onClick={() => forms.endWaiver(guest.id)}>
          {say('desk.report.again')}
        </button>
      </p>
    )
  if (!tried || findReportIssues(form, edited, guest).length === 0) return null
  return (
    <>
      <p>
        {say('desk.report.note', { authority })}{' '}
        <button type="button" className={words['link']} onClick={() => setAsking(true)}>
          {say('desk.report.waive')}
        </button>
      </p>
      {isAsking && (
        <ReasonDialog
          title={say('desk.report.waive')}
          deed={say('desk.report.waive')}
          busy={forms.isBusy}
          reason={{
            label: say('desk.report.reason'),
            hint: say('desk.report.hint'),
            maxLength: MAX_REASON_LENGTH,
          }}
          onConfirm={(reason) => forms.waiveReport(guest.id, reason, () => setAsking(false))}
          onClose={() => setAsking(false)}
        >
          <p>{say('desk.report.text', { authority })}</p>
        </ReasonDialog>
      )}
    </>
  )
}
