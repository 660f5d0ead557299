import type { HotelSystemConnection } from '@foyer/contract/staff/hotel-system.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import grid from '../parts/grid.module.css'
import { StateLabel } from '../parts/state-label.tsx'
import { Table } from '../parts/table.tsx'
import { place } from '../places/place.ts'
import { useLink } from '../places/places-context.tsx'
import { useNow } from '../session/use-now.ts'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import { toFeedPart } from './feed-part.ts'
import styles from './hotel-system-health.module.css'
import { SystemProblem } from './system-problem.tsx'
import { TechnicalDetail } from './technical-detail.tsx'
import { toTechnicalEntry, useEntryText } from './use-entry-text.ts'

/**
 * Whether the hotel's own system responds, whether it accepts our messages, and what is queued for
 * it.
 */
export function HotelSystemHealth({ line }: { line: HotelSystemConnection }) {
  const { say, moment } = useTexts()
  const link = useLink()
  const now = useNow()
  const time = (at: string | undefined) => (at ? moment(at, now) : say('devices.never'))
  const rows: { name: string; last: string; mark: Mark; state: string; error?: string | undefined }[] = [
    {
      name: say('hotelSystem.feed'),
      last: time(line.pulledAt),
      mark: line.pullError ? 'failed' : line.pulledAt ? 'done' : 'notYet',
      state: say(
        line.pullError
          ? 'hotelSystem.feed.failed'
          : line.pulledAt
            ? 'hotelSystem.feed.heard'
            : 'hotelSystem.feed.never',
      ),
      error: line.pullError,
    },
    {
      name: say('hotelSystem.push'),
      last: time(line.pushedAt),
      mark: line.pushedAt ? 'done' : 'notAsked',
      state: say(line.pushedAt ? 'hotelSystem.push.heard' : 'hotelSystem.push.never'),
    },
    {
      name: say('hotelSystem.deliveries'),
      last: time(line.deliveredAt),
      mark: line.refused > 0 ? 'failed' : line.waiting > 0 ? 'partly' : 'done',
      state: [
        line.waiting > 0 && line.waitingSince
          ? say('hotelSystem.waiting', { n: line.waiting, time: moment(line.waitingSince, now) })
          : say('hotelSystem.nothingWaits'),
        line.refused > 0 && say('hotelSystem.refused', { n: line.refused }),
      ]
        .filter(Boolean)
        .join(' · '),
      error: line.waitingError,
    },
  ]
  return (
    <div className={styles['part']}>
      <h2>{say('hotelSystem.title', { host: line.host })}</h2>
      <Table
        caption={say('hotelSystem.title', { host: line.host })}
        className={styles['lines']}
        columns={[
          { label: say('hotelSystem.what') },
          { label: say('hotelSystem.last') },
          { label: say('devices.state') },
        ]}
      >
        <tbody>
          {rows.map(({ name, last, mark, state, error }) => (
            <tr key={name}>
              <td className={styles['name']}>{name}</td>
              <td>{last}</td>
              <td>
                <StateLabel mark={mark}>{state}</StateLabel>
                {error && (
                  <div className={words['soft']}>
                    <SystemProblem error={error} />
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {line.refusedEvents.length > 0 && <RefusedEvents events={line.refusedEvents} />}
      <p className={styles['more']}>
        <a className={words['link']} {...link(place('differences'))}>
          {say('hotelSystem.differences')}
        </a>
      </p>
      {line.ignoredFields.length > 0 && <IgnoredFields fields={line.ignoredFields} />}
    </div>
  )
}

/** What it sends and Foyer has no use for. */
function IgnoredFields({ fields }: { fields: readonly string[] }) {
  const { say } = useTexts()
  const parts = [...new Set(fields.map(toFeedPart))].map((part) => say(`hotelSystem.part.${part}`))
  return (
    <div className={words['note']}>
      {say('hotelSystem.ignored', { parts: parts.join(', ') })}
      <TechnicalDetail text={fields.join(', ')} />
    </div>
  )
}

/** Which events of its feed were refused, and why. */
function RefusedEvents({ events }: { events: HotelSystemConnection['refusedEvents'] }) {
  const { say, moment } = useTexts()
  const toText = useEntryText()
  const now = useNow()
  return (
    <Table
      caption={say('hotelSystem.refusedEvents')}
      className={styles['lines']}
      columns={[
        { label: say('devices.problems.when') },
        { label: say('hotelSystem.event') },
        { label: say('hotelSystem.event.why') },
      ]}
    >
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td>{moment(event.at, now)}</td>
            <td className={styles['name']}>{toText(event).name}</td>
            <td className={grid['wrap']}>
              {toText(event).problem}
              <TechnicalDetail text={toTechnicalEntry(event)} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
