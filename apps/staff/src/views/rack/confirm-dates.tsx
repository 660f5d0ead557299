import { type DatesPreview, previewDates } from '@foyer/contract/staff/dates.ts'
import { countNights } from '@foyer/domain/basics/count-nights.ts'
import { type UnusedNights, unusedNightChoices } from '@foyer/domain/reservation/date-change.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { useListName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './confirm-dates.module.css'
import type { RackChange } from './use-rack-changes.ts'

interface ConfirmDatesProps {
  readonly change: Extract<RackChange, { what: 'dates' }>
  readonly busy: boolean
  readonly onConfirm: (change: RackChange) => void
  readonly onClose: () => void
}

/** Shows what the server says about other dates: the price, who is in the way, and unused nights. */
export function ConfirmDates({ change, busy, onConfirm, onClose }: ConfirmDatesProps) {
  const { say, day } = useTexts()
  const nameOf = useListName()
  const { stay, startDate, endDate } = change
  const query = { startDate, endDate }
  const load = useLoad(previewDates, { params: { reference: stay.reference }, query }, { again: true })
  const [unusedNights, setUnusedNights] = useState<UnusedNights>('charge')
  const preview = load.data
  const isPossible = preview !== undefined && !preview.issue && !preview.occupant
  const hasUnused = preview !== undefined && preview.unusedNights > 0
  const confirm = () => isPossible && onConfirm({ ...change, ...(hasUnused && { unusedNights }) })
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy} disabled={!isPossible}>
        {say('rack.ask.dates.do')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('rack.ask.dates', { name: nameOf(stay) })} onClose={onClose} onSubmit={confirm} foot={foot}>
      <p>
        <b>{say('rack.dates', { from: day(startDate), to: day(endDate), n: countNights(startDate, endDate) })}</b>
      </p>
      <p className={words['note']}>
        {say('rack.ask.dates.before', { from: day(stay.startDate), to: day(stay.endDate) })}
      </p>
      <NotLoaded of={load} rows={2} />
      {preview && <Consequences preview={preview} />}
      {hasUnused && isPossible && (
        <fieldset className={styles['choice']}>
          <legend>{say('rack.unused', { n: preview.unusedNights })}</legend>
          {unusedNightChoices.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="unusedNights"
                checked={unusedNights === choice}
                onChange={() => setUnusedNights(choice)}
              />
              <UnusedChoice choice={choice} preview={preview} />
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}

function UnusedChoice({ choice, preview: { released } }: { choice: UnusedNights; preview: DatesPreview }) {
  const { say, money } = useTexts()
  return (
    <span>
      {choice === 'charge' ? say('rack.unused.charge') : say('rack.unused.release', { amount: money(released) })}
    </span>
  )
}

function Consequences({ preview }: { preview: DatesPreview }) {
  const { say, day, money } = useTexts()
  const { issue, occupant, addedNights, added, hasPrice } = preview
  if (issue) return <p role="alert">{say(`rack.no.${issue}`)}</p>
  if (occupant)
    return (
      <p role="alert">
        {say('rack.no.taken', { name: occupant.name ?? occupant.reference, day: day(occupant.startDate) })}
      </p>
    )
  if (addedNights === 0) return null
  return (
    <p>
      {hasPrice ? say('rack.ask.dates.cost', { n: addedNights, amount: money(added) }) : say('rack.ask.dates.noPrice')}
    </p>
  )
}
