import type { DatesPreview } from '@foyer/contract/staff/dates.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './change-dates-dialog.module.css'
import { UnusedNightsChoice } from './unused-nights-choice.tsx'
import { useChangeDates } from './use-change-dates.ts'

interface ChangeDatesProps {
  readonly stay: Stay
  readonly name: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Arrival and departure, what the change costs or frees, and who is in the way. */
export function ChangeDatesDialog({ stay, name, onChanged, onClose }: ChangeDatesProps) {
  const { say } = useTexts()
  const change = useChangeDates(stay, onChanged, onClose)
  const { preview } = change
  const hasArrived = stay.state === 'inHouse'
  const issue = preview?.issue && say(`dates.issue.${preview.issue}`)
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={change.isChanging} disabled={!change.isReady}>
        {say('dates.change')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('dates.title', { name })} onClose={onClose} onSubmit={change.submit} foot={foot}>
      {preview?.setInHotelSystem ? (
        <p>{say('problem.setInHotelSystem')}</p>
      ) : (
        <>
          <div className={styles['dates']}>
            <TextField
              type="date"
              label={say('dates.arrival')}
              hint={hasArrived ? say('dates.arrived') : undefined}
              value={change.startDate}
              min={preview?.today}
              readOnly={hasArrived}
              onChange={({ target }) => change.setStart(target.value)}
            />
            <TextField
              type="date"
              label={say('dates.departure')}
              value={change.endDate}
              min={hasArrived ? preview?.today : change.startDate}
              issue={change.isChanged ? issue : undefined}
              onChange={({ target }) => change.setEnd(target.value)}
            />
          </div>
          {change.isLoading && <Loading rows={2} />}
          {change.problem && <LoadProblem problem={change.problem} onAgain={change.again} />}
          {preview && !preview.issue && (
            <>
              <div role="status" className={styles['cost']}>
                <Cost preview={preview} />
              </div>
              {preview.occupant && <TakenRoom preview={preview} room={change.room} onChoose={change.setRoom} />}
              {preview.unusedNights > 0 && (
                <UnusedNightsChoice preview={preview} chosen={change.unusedNights} onChoose={change.setUnusedNights} />
              )}
              {hasArrived && change.isChanged && <p className={words['note']}>{say('dates.keys')}</p>}
            </>
          )}
        </>
      )}
    </Dialog>
  )
}

/** The nights, and what is added to the bill. */
function Cost({ preview: { nights, addedNights, added, hasPrice } }: { preview: DatesPreview }) {
  const { say, money } = useTexts()
  return (
    <>
      <b>{say('stay.nights', { n: nights })}</b>
      {addedNights > 0 && (
        <span className={words['soft']}>
          {hasPrice ? say('dates.added', { n: addedNights, amount: money(added) }) : say('dates.noPrice')}
        </span>
      )}
    </>
  )
}

interface TakenRoomProps {
  readonly preview: DatesPreview
  readonly room: string
  readonly onChoose: (number: string) => void
}

/** Who has the room, and which ones are free instead. */
function TakenRoom({ preview: { roomNumber = '', occupant, freeRooms }, room, onChoose }: TakenRoomProps) {
  const { say, day } = useTexts()
  const nameIn = useTranslatedName()
  if (!occupant) return null
  const { name, reference, startDate, endDate } = occupant
  const taken = say('rooms.taken', {
    name: name ?? say('rooms.taken.nameless', { reference }),
    from: day(startDate),
    to: day(endDate),
  })
  return (
    <>
      <CallOut mark="needsPerson" title={say('dates.taken', { number: roomNumber })} announced>
        {taken}
        {freeRooms.length === 0 && ` · ${say('dates.noneFree')}`}
      </CallOut>
      {freeRooms.length > 0 && (
        <SelectField label={say('dates.otherRoom')} value={room} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{say('do.choose')}</option>
          {freeRooms.map(({ number, type, typeNames, ready }) => (
            <option key={number} value={number}>
              {`${number} · ${nameIn(typeNames, type)} · ${say(ready ? 'rooms.ready' : 'rooms.notReady')}`}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
