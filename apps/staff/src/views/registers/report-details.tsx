import type { StayReportState } from '@foyer/contract/staff/authority.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { TextField } from '../../parts/field.tsx'
import { useFieldName } from '../../parts/use-field-name.ts'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { CHECK_IN } from '../stay/use-asked-action.ts'
import styles from './registers.module.css'
import type { Reports } from './use-reports.ts'

interface ReportDetailsProps {
  report: StayReportState
  canCancel: boolean
  act: Reports
}

/** The authority's words beside the field to correct, the receipts, and what reception can do. */
export function ReportDetails({ report, canCancel, act }: ReportDetailsProps) {
  const { say } = useTexts()
  const link = useLink()
  const fieldName = useFieldName()
  const { reference, state, reasons } = report
  const said = reasons.filter(({ text }) => text)
  const fields = [...new Set(reasons.flatMap(({ field }) => (field ? [fieldName(field)] : [])))]
  return (
    <div className={styles['details']}>
      {said.length > 0 && (
        <CallOut mark="needsPerson" title={say('reports.words')}>
          {said.map(({ code, text }) => (
            <p key={`${code} ${text}`}>
              {text} <span className={words['code']}>{code}</span>
            </p>
          ))}
        </CallOut>
      )}
      {fields.length > 0 && (
        <p>
          {say('reports.fields')}: <b>{fields.join(', ')}</b>
        </p>
      )}
      <Receipts report={report} />
      <p className={styles['acts']}>
        <a
          className={words['link']}
          {...link(place('inHouse', { reference, ...(fields.length > 0 && { do: CHECK_IN }) }))}
        >
          {say(fields.length > 0 ? 'reports.correct' : 'reports.open')}{' '}
          <span className={words['code']}>{reference}</span>
        </a>
        {state === 'refused' && (
          <Button busy={act.isBusy} onClick={() => act.sendAgain(report)}>
            {say('reports.sendAgain')}
          </Button>
        )}
        {state === 'accepted' && canCancel && (
          <Button busy={act.isBusy} onClick={() => act.cancel(report)}>
            {say('reports.cancel')}
          </Button>
        )}
      </p>
      {state === 'unknown' && <LookedUp report={report} act={act} />}
    </div>
  )
}

function Receipts({ report: { receipts } }: Pick<ReportDetailsProps, 'report'>) {
  const { say, moment, wholeDay } = useTexts()
  const now = useNow()
  return receipts.map(({ id, operation, number, at, sha256, retainUntil }) => (
    <p key={id}>
      {say(operation === 'cancel' ? 'reports.receipt.cancel' : 'reports.receipt')}{' '}
      <b className={words['code']}>{number}</b>
      <br />
      <span className={words['note']}>
        {say('reports.receipt.details', { time: moment(at, now), hash: sha256, day: wholeDay(retainUntil) })}
      </span>
    </p>
  ))
}

/** What the authority's portal shows decides; a second report would be a duplicate there. */
function LookedUp({ report, act }: { report: StayReportState; act: Reports }) {
  const { say } = useTexts()
  const [number, setNumber] = useState('')
  return (
    <div className={styles['details']}>
      <TextField label={say('reports.number')} value={number} onChange={({ target }) => setNumber(target.value)} />
      <p className={styles['acts']}>
        <Button busy={act.isBusy} disabled={!number.trim()} onClick={() => act.settle(report, number.trim())}>
          {say('reports.received')}
        </Button>
        <Button busy={act.isBusy} onClick={() => act.settle(report, undefined)}>
          {say('reports.notReceived')}
        </Button>
      </p>
    </div>
  )
}
