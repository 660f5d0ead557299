import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField } from '../../parts/field.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { HotelSystemLink } from '../../stays/hotel-system-link.tsx'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './choices.module.css'
import { type OfferedType, useChangeType } from './use-change-type.ts'

interface ChangeTypeProps {
  readonly stay: Stay
  readonly name: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

type ChangeType = ReturnType<typeof useChangeType>

/** Room type and rate, by how much each changes the bill, and the room if the own one no longer fits. */
export function ChangeTypeDialog({ stay, name, onChanged, onClose }: ChangeTypeProps) {
  const { say } = useTexts()
  const change = useChangeType(stay, () => {
    onChanged()
    onClose()
  })
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={change.isChanging} disabled={!change.isReady}>
        {say('type.do')}
      </Button>
    </>
  )
  return (
    <Dialog title={say('type.title', { name })} onClose={onClose} onSubmit={change.submit} foot={foot}>
      {change.isLoading && <Loading rows={3} />}
      {change.problem && <LoadProblem problem={change.problem} onAgain={change.again} />}
      {change.now?.setInHotelSystem ? (
        <p>
          {say('problem.setInHotelSystem')} <HotelSystemLink />
        </p>
      ) : (
        change.now && (
          <>
            <TypeChoice change={change} />
            <RateChoice change={change} />
            <p className={words['note']}>{say('type.nights', { n: change.now.nights })}</p>
            {change.needsRoom && <RoomField change={change} />}
            {change.needsRoom && stay.state === 'inHouse' && <p className={words['note']}>{say('rooms.move.keys')}</p>}
            {change.now.returnsUpgrade && change.isReady && (
              <CallOut mark="partly" title={say('type.upgrade')} announced />
            )}
          </>
        )
      )}
    </Dialog>
  )
}

function TypeChoice({ change: { now, chosen, chooseType } }: { change: ChangeType }) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  return (
    <fieldset className={styles['choices']}>
      <legend>{say('type.choose')}</legend>
      {now?.types.map((type) => (
        <label key={type.id} className={styles['choice']}>
          <input
            type="radio"
            name="roomType"
            value={type.id}
            checked={type.id === chosen?.id}
            disabled={!isPossible(type, now.roomTypeId)}
            onChange={() => chooseType(type.id)}
          />
          <span>
            <b>{nameIn(type.names, type.name)}</b>{' '}
            <span className={words['note']}>
              {[
                ...(type.id === now.roomTypeId ? [say('type.now')] : []),
                type.left > 0 ? say('type.left', { n: type.left }) : say('type.none'),
                ...(type.sleeps ? [say('type.people', { n: type.sleeps })] : []),
              ].join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const isPossible = ({ id, hasOwnRoom, left }: OfferedType, current: string) => id === current || hasOwnRoom || left > 0

function RateChoice({ change: { chosen, rate, chooseRate } }: { change: ChangeType }) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  const difference = useDifferenceText()
  if (!chosen) return null
  if (chosen.rates.length === 0) return <p role="status">{say('type.noPrice')}</p>
  return (
    <fieldset className={styles['choices']}>
      <legend>{say('type.rate')}</legend>
      {chosen.rates.map((one) => (
        <label key={one.id} className={styles['choice']}>
          <input
            type="radio"
            name="rate"
            value={one.id}
            checked={one.id === rate?.id}
            onChange={() => chooseRate(one.id)}
          />
          <span>
            {nameIn(one.names, one.id)} <b className={words['note']}>{difference(one.difference)}</b>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function useDifferenceText() {
  const { say, money } = useTexts()
  return ({ minor, currency }: { readonly minor: number; readonly currency: string }) => {
    if (minor === 0) return say('type.same')
    return say(minor > 0 ? 'type.more' : 'type.less', { amount: money({ minor: Math.abs(minor), currency }) })
  }
}

function RoomField({ change: { chosen, room, chooseRoom, mayWait } }: { change: ChangeType }) {
  const { say } = useTexts()
  return (
    <SelectField label={say('type.room')} value={room} onChange={({ target }) => chooseRoom(target.value)}>
      {mayWait && <option value="">{say('type.later')}</option>}
      {chosen?.freeRooms.map(({ number, floor, ready }) => (
        <option key={number} value={number}>
          {`${number} · ${say('rooms.floor', { floor })} · ${say(ready ? 'rooms.ready' : 'rooms.notReady')}`}
        </option>
      ))}
    </SelectField>
  )
}
