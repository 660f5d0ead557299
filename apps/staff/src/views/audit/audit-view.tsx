import { type AuditEntry, checkAudit, readAudit } from '@foyer/contract/staff/audit.ts'
import { auditActions } from '@foyer/domain/staff/audit-actions.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Breakable } from '../../parts/breakable.tsx'
import { Button } from '../../parts/button.tsx'
import { EarlierButton, useEarlierPages } from '../../parts/earlier.tsx'
import { Empty } from '../../parts/empty.tsx'
import grid from '../../parts/grid.module.css'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { Table } from '../../parts/table.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import en from '../../wordings/en.json' with { type: 'json' }
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import { FindField } from '../arrivals/find-field.tsx'
import styles from './audit.module.css'

/** Where the values of details have their wordings. */
const valueKeys: Readonly<Record<string, readonly string[]>> = {
  action: ['audit.deed'],
  by: ['audit.value'],
  changed: ['details', 'field'],
  fields: ['field'],
  from: ['role', 'audit.value'],
  job: ['job'],
  kind: ['alert', 'audit.value'],
  operation: ['audit.value'],
  outcome: ['audit.value'],
  role: ['role'],
  terms: ['audit.value'],
  to: ['role'],
  unusedNights: ['audit.unusedNights'],
  way: ['payWay'],
  where: ['audit.value'],
}

/** Shorter texts are in almost every action. */
const MIN_ACTION_SEARCH = 3

export function AuditView() {
  const { say } = useTexts()
  const [search, setSearch] = useState('')
  return (
    <Page
      title={say('audit.title')}
      act={
        <>
          <FindField text={search} label={say('audit.search')} onFind={setSearch} />
          <Chain />
        </>
      }
    >
      <Log key={search} search={search} />
    </Page>
  )
}

type Query = (before?: number) => { readonly query: { before?: number; search?: string; actions?: string } }

/** The log is searched by the words of the reader's language, which only this page knows. */
function useAuditQuery(search: string): Query {
  const { say } = useTexts()
  const typed = search.trim().toLowerCase()
  const names = Object.keys(auditActions).filter(
    (name) =>
      typed.length >= MIN_ACTION_SEARCH &&
      say(`audit.${name}` as WordingKey)
        .toLowerCase()
        .includes(typed),
  )
  return (before) => ({
    query: {
      ...(before && { before }),
      ...(typed && { search: typed }),
      ...(names.length > 0 && { actions: names.join(',') }),
    },
  })
}

function Log({ search }: { search: string }) {
  const { say } = useTexts()
  const query = useAuditQuery(search)
  const first = useLoad(readAudit, query())
  const earlier = useEarlierPages<number>()
  const { data } = first
  return (
    <>
      <NotLoaded of={first} />
      {data && data.entries.length === 0 && !data.before && (
        <Empty drawing="search" title={say(search ? 'audit.noMatch' : 'audit.none.title')}>
          {!search && say('audit.none.text')}
        </Empty>
      )}
      {data && (data.entries.length > 0 || data.before) && (
        <ScrollRegion label={say('audit.region')}>
          <Table
            caption={say('audit.title')}
            className={styles['audit']}
            columns={[
              { label: say('audit.time') },
              { label: say('audit.who') },
              { label: say('audit.what') },
              { label: say('audit.number'), className: `${words['number']} ${styles['seal']}` },
              { label: say('audit.seal'), className: `${words['number']} ${styles['seal']}` },
            ]}
          >
            {earlier.pages.map((before) => (
              <Entries key={before ?? 'newest'} asked={query(before)} />
            ))}
          </Table>
          <Earlier asked={query(earlier.oldest)} onMore={earlier.readOn} />
        </ScrollRegion>
      )}
    </>
  )
}

/** Verifies the seal of every entry now, instead of showing an earlier result. */
function Chain() {
  const { say, time } = useTexts()
  const { data, isFetching, refetch } = useLoad(checkAudit, {}, { again: true })
  if (!data || isFetching) return <StateLabel mark="now">{say('audit.checking')}</StateLabel>
  const values = { n: data.entries, time: time(data.checkedAt), number: data.brokenAt ?? 0 }
  return (
    <>
      <span role="status" className={styles['chain']}>
        {data.brokenAt === undefined ? (
          <StateLabel mark="done">{say('audit.whole', values)}</StateLabel>
        ) : (
          <StateLabel mark="failed">{say('audit.broken', values)}</StateLabel>
        )}
      </span>
      <Button onClick={() => void refetch()}>{say('audit.check')}</Button>
    </>
  )
}

function Entries({ asked }: { asked: ReturnType<Query> }) {
  const { data } = useLoad(readAudit, asked)
  return (
    <tbody>
      {data?.entries.map((entry) => (
        <Entry key={entry.number} entry={entry} />
      ))}
    </tbody>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { say, seconds, moment } = useTexts()
  const now = useNow()
  // A newer server may log actions that this page has no wording for; it then shows the raw name.
  const word = (key: string, ownName: string) => (Object.hasOwn(en, key) ? say(key as WordingKey) : ownName)
  const what = word(`audit.${entry.action}`, entry.action)
  const shown = Object.entries(entry.details).filter(([name]) => name !== 'sha256')
  const wordValue = (name: string, value: string) =>
    (valueKeys[name] ?? []).reduce((text, place) => word(`${place}.${value}`, text), value)
  const details = shown.map(([name, value]) => {
    const parts = value.split(', ').map((part) => wordValue(name, part))
    return `${word(`audit.detail.${name}`, name)}: ${parts.join(', ')}`
  })
  return (
    <tr>
      <td className={`${styles['when']} ${words['muted']}`} title={seconds(entry.at)}>
        {moment(entry.at, now)}
      </td>
      <td className={styles['who']}>{entry.who ?? <span className={words['muted']}>{say('audit.foyer')}</span>}</td>
      <td className={`${grid['wrap']} ${styles['deed']}`}>
        <b className={styles['what']}>{what}</b>{' '}
        {entry.subject && (
          <span>
            <Breakable text={entry.subject} />{' '}
          </span>
        )}
        <span className={words['muted']}>
          <Breakable text={details.join(', ')} />
        </span>
      </td>
      <td className={`${words['number']} ${words['muted']} ${styles['seal']}`}>{entry.number}</td>
      <td className={`${words['number']} ${words['muted']} ${words['code']} ${styles['seal']}`}>{entry.seal}</td>
    </tr>
  )
}

function Earlier({ asked, onMore }: { asked: ReturnType<Query>; onMore: (before: number) => void }) {
  const { say, wholeDay, dayOf } = useTexts()
  const { data } = useLoad(readAudit, asked)
  const { before, searchedTo } = data ?? {}
  const day = searchedTo && wholeDay(dayOf(new Date(searchedTo)))
  return (
    <>
      <p role="status" className={`${styles['searched']} ${words['muted']}`}>
        {day && say('audit.searchedTo', { day })}
      </p>
      <EarlierButton label={say(day ? 'audit.searchOn' : 'audit.more')} before={before} onMore={onMore} />
    </>
  )
}
