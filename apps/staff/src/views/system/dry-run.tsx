import type { RefusedEntry } from '@foyer/contract/staff/hotel-system.ts'
import type { SystemDryRun } from '@foyer/contract/staff/system-setup.ts'
import { CallOut } from '../../parts/call-out.tsx'
import { useNow } from '../../session/use-now.ts'
import { TechnicalDetail } from '../../stays/technical-detail.tsx'
import { toTechnicalEntry, useEntryText } from '../../stays/use-entry-text.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './system.module.css'

interface DryRunProps {
  readonly result: SystemDryRun
  /** Something was changed since. */
  readonly isOld: boolean
}

/** Names that are shown at once. */
const MAX_SHOWN = 12

/** What going live would do, with what a person should look at. */
export function DryRun({ result, isOld }: DryRunProps) {
  const { say, moment } = useTexts()
  const now = useNow()
  const toText = useEntryText()
  const toLine = (entry: RefusedEntry) => `${toText(entry).name}: ${toText(entry).problem}`
  const { unknownRooms, unknownRoomTypes, roomsOnlyHere, someOnlyHere, someRefused, onlyHere, refused } = result
  const isClean =
    unknownRooms.length + unknownRoomTypes.length + onlyHere + refused === 0 && result.isComplete && !result.cityTax
  const counted = (all: typeof unknownRooms) =>
    all.map(({ name, reservations }) => (reservations > 0 ? `${name} (${reservations})` : name))
  const lists: [string, readonly string[], number][] = [
    [say('systemSetup.dryRun.refused', { n: refused }), someRefused.map(toLine), refused],
    [say('systemSetup.dryRun.rooms', { n: unknownRooms.length }), counted(unknownRooms), unknownRooms.length],
    [
      say('systemSetup.dryRun.roomTypes', { n: unknownRoomTypes.length }),
      counted(unknownRoomTypes),
      unknownRoomTypes.length,
    ],
    [say('systemSetup.dryRun.roomsOnlyHere', { n: roomsOnlyHere.length }), roomsOnlyHere, roomsOnlyHere.length],
    [say('systemSetup.dryRun.onlyHere', { n: onlyHere }), someOnlyHere, onlyHere],
  ]
  return (
    <div className={styles['wide']}>
      <CallOut
        announced
        mark={isOld ? 'unknown' : isClean ? 'done' : 'partly'}
        title={say('systemSetup.dryRun.title', { arrivals: result.arrivals, rooms: unknownRooms.length })}
      >
        <p>
          {say('systemSetup.dryRun.counts', {
            time: moment(result.at, now),
            reservations: result.reservations,
            inHouse: result.inHouse,
            known: result.known,
            rooms: result.rooms,
          })}
        </p>
        {result.cityTax && (
          <p>{say(`systemSetup.dryRun.cityTax.${result.cityTax.issue}`, { n: result.cityTax.reservations })}</p>
        )}
        {isOld && <p>{say('systemSetup.dryRun.old')}</p>}
        {!result.isComplete && <p>{say('systemSetup.dryRun.incomplete')}</p>}
        {lists
          .filter(([, , count]) => count > 0)
          .map(([title, names, count]) => (
            <Names key={title} title={title} names={names} count={count} />
          ))}
        {someRefused.length > 0 && <TechnicalDetail text={someRefused.map(toTechnicalEntry).join('; ')} />}
      </CallOut>
    </div>
  )
}

function Names({ title, names, count }: { title: string; names: readonly string[]; count: number }) {
  const { say } = useTexts()
  const rest = count - Math.min(count, MAX_SHOWN, names.length)
  return (
    <div className={styles['names']}>
      <p>{title}</p>
      <ul>
        {names.slice(0, MAX_SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {rest > 0 && <li>{say('systemSetup.dryRun.more', { n: rest })}</li>}
      </ul>
    </div>
  )
}
