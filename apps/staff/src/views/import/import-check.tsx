import { type ReactNode, useState } from 'react'
import { CallOut } from '../../parts/call-out.tsx'
import { CheckField } from '../../parts/field.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { withIndexKeys } from '../../parts/with-index-keys.ts'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import styles from './import.module.css'
import type { Report } from './import-report.tsx'
import type { Reading } from './use-import.ts'

interface ImportCheckProps {
  readonly report: Report
  readonly reading: Reading
  readonly onRead: (reading: Reading) => void
}

/** What to know of the whole file before it is imported. */
export function ImportCheck({ report, reading, onRead }: ImportCheckProps) {
  const { say } = useTexts()
  const { check, counts, isOutdated } = report
  const isQuiet = check.shortNights + counts.refused + counts.changed + check.groups.length === 0 && !isOutdated
  if (isQuiet) return null
  return (
    <ScrollRegion className={styles['check']} label={say('import.check')}>
      {isOutdated && <Outdated />}
      <Shortages report={report} />
      <Rejections report={report} />
      <Differing report={report} />
      <SuggestedGroups report={report} reading={reading} onRead={onRead} />
    </ScrollRegion>
  )
}

function Outdated() {
  const { say } = useTexts()
  return (
    <CallOut announced mark="failed" title={say('import.outdated')}>
      {say('import.outdated.text')}
    </CallOut>
  )
}

function Shortages({ report: { check } }: { report: Report }) {
  const { say, day } = useTexts()
  const nameIn = useTranslatedName()
  const { shortages, shortNights, bookings, rooms } = check
  if (shortNights === 0) return null
  return (
    <CallOut mark="needsPerson" title={say('import.check.short', { bookings, rooms, n: shortNights })}>
      <ShortList
        items={shortages.map((one) =>
          say('import.check.shortage', {
            day: day(one.day),
            type: nameIn(one.typeNames, one.type),
            stays: one.stays,
            rooms: one.rooms,
            short: one.stays - one.rooms,
          }),
        )}
      />
      <p className={words['note']}>{say('import.check.short.text')}</p>
    </CallOut>
  )
}

function Rejections({ report: { check, counts } }: { report: Report }) {
  const { say } = useTexts()
  if (counts.refused === 0) return null
  return (
    <CallOut mark="failed" title={say('import.check.issues', { n: counts.refused })}>
      <ShortList
        items={check.issues.map(({ column, issue, value, count, lines }) => {
          const reason = say(value === undefined ? 'import.issue' : 'import.issueValue', {
            column: say(`import.field.${column}` as WordingKey),
            issue: say(`import.${issue}`),
            value: value ?? '',
          })
          const shown = `${lines.join(', ')}${count > lines.length ? ' …' : ''}`
          return `${reason} · ${say('import.check.lines', { n: count, lines: shown })}`
        })}
      />
    </CallOut>
  )
}

function Differing({ report: { counts } }: { report: Report }) {
  const { say } = useTexts()
  if (counts.changed === 0) return null
  return (
    <CallOut mark="partly" title={say('import.check.differ', { n: counts.changed })}>
      {say('import.check.differ.text')}
    </CallOut>
  )
}

function SuggestedGroups({ report: { check }, reading, onRead }: ImportCheckProps) {
  const { say, day } = useTexts()
  if (check.groups.length === 0) return null
  return (
    <CallOut mark="notAsked" title={say('import.check.groups', { n: check.groups.length })}>
      <ShortList
        items={check.groups.map(({ name, arrival, departure, references }) =>
          say('import.check.group', { name, n: references.length, from: day(arrival), to: day(departure) }),
        )}
      />
      <CheckField
        label={say('import.check.groups.make')}
        checked={reading.groupByBooker ?? false}
        onChange={({ target }) => onRead({ ...reading, groupByBooker: target.checked })}
      />
    </CallOut>
  )
}

const FIRST_ITEMS = 4

/** The first few, and the others on request. */
function ShortList({ items }: { items: readonly string[] }): ReactNode {
  const { say, count } = useTexts()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, FIRST_ITEMS)
  return (
    <>
      <ul className={styles['list']}>
        {withIndexKeys(shown).map(({ key, one }) => (
          <li key={key}>{one}</li>
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" className={words['link']} onClick={() => setIsWhole(true)}>
          {say('import.check.all', { n: count(items.length) })}
        </button>
      )}
    </>
  )
}
