import type { RoomAssignmentPreview } from '@foyer/contract/staff/rack.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useListName, useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './assign-all-dialog.module.css'
import { useAssignAll } from './use-assign-all.ts'

interface AssignAllProps {
  readonly day: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Rooms for all stays of a day: first the list, then exactly what it shows. */
export function AssignAllDialog({ day, onChanged, onClose }: AssignAllProps) {
  const { say, day: dayWords } = useTexts()
  const all = useAssignAll(day, onChanged, onClose)
  const { preview } = all
  if (all.skipped.length > 0) return <Skipped all={all} day={dayWords(all.day)} onClose={onClose} />
  const foot = (
    <>
      <label className={styles['day']}>
        {say('rack.all.day')}{' '}
        <input type="date" value={all.day} onChange={({ target }) => target.value && all.setDay(target.value)} />
      </label>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={all.isApplying} disabled={all.chosen.length === 0}>
        {say('rack.all.do', { n: all.chosen.length })}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('rack.all.title', { day: dayWords(all.day) })}
      onClose={onClose}
      onSubmit={all.apply}
      foot={foot}
    >
      <NotLoaded of={all.load} rows={4} />
      {preview && preview.assigned.length + preview.left.length === 0 && <p role="status">{say('rack.all.none')}</p>}
      {preview && preview.assigned.length > 0 && (
        <ul className={styles['list']}>
          {preview.assigned.map((one) => (
            <li key={one.reference}>
              <label>
                <input
                  type="checkbox"
                  checked={!all.left.has(one.reference)}
                  onChange={({ target }) => all.setIsChosen(one.reference, target.checked)}
                />
                <StayFacts of={one} />
                <span className={styles['room']}>
                  <b>{one.roomNumber}</b>
                  <small>
                    {say('rooms.floor', { floor: one.floor })} · {say(readinessTexts[one.readiness])}
                  </small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {preview && preview.left.length > 0 && (
        <>
          <h3 className={styles['left']}>{say('rack.all.left')}</h3>
          <ul className={styles['list']}>
            {preview.left.map((one) => (
              <li key={one.reference}>
                <MarkShape mark="needsPerson" small />
                <StayFacts of={one} />
                <small className={words['muted']}>{say(`rack.all.${one.reason}`)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function Skipped({ all, day, onClose }: { all: ReturnType<typeof useAssignAll>; day: string; onClose: () => void }) {
  const { say } = useTexts()
  return (
    <Dialog
      title={say('rack.all.title', { day })}
      onClose={onClose}
      onSubmit={onClose}
      foot={
        <>
          <span className={words['grow']} />
          <Button type="submit" look="primary">
            {say('do.close')}
          </Button>
        </>
      }
    >
      <div role="alert">
        <h3>{say('rack.all.skipped')}</h3>
        <ul className={styles['list']}>
          {all.skipped.map(({ name, text }) => (
            <li key={name}>
              <MarkShape mark="needsPerson" small />
              <b>{name}</b>
              <small>{text}</small>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const readinessTexts = { ready: 'rooms.ready', notReady: 'rooms.notReady', occupied: 'rooms.occupied' } as const

function StayFacts({ of }: { of: RoomAssignmentPreview['left'][number] | RoomAssignmentPreview['assigned'][number] }) {
  const { say, day } = useTexts()
  const nameOf = useListName()
  const nameIn = useTranslatedName()
  return (
    <span className={styles['stay']}>
      <b>{nameOf(of)}</b>{' '}
      <small>
        {nameIn(of.typeNames, of.type)} · {say('rack.bar.dates', { from: day(of.startDate), to: day(of.endDate) })}
        {of.groupLocator && ` · ${of.groupLocator}`}
      </small>
      {of.notes && <small className={styles['notes']}>{say('rack.all.notes', { text: of.notes })}</small>}
    </span>
  )
}
