import { type Arrival, findStays } from '@foyer/contract/staff/arrivals.ts'
import { isRealDay } from '@foyer/domain/basics/days.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useRef } from 'react'
import { Button } from '../../parts/button.tsx'
import { Chips } from '../../parts/chips.tsx'
import { Empty } from '../../parts/empty.tsx'
import grid from '../../parts/grid.module.css'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { StateMark } from '../../parts/state-mark.tsx'
import { Table } from '../../parts/table.tsx'
import { rowLink, useRowKeys } from '../../parts/use-row-keys.ts'
import { type Place, place } from '../../places/place.ts'
import { useAddress, useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import { DetailTags } from '../../stays/detail-tags.tsx'
import { useListName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { Balance, RoomLabel } from './arrival-labels.tsx'
import { DayArrows } from './day-arrows.tsx'
import { FindField } from './find-field.tsx'
import { Hints } from './hints.tsx'
import { RemainingDeposit } from './remaining-deposit.tsx'
import { parseSorting, type SortColumn, sortArrivals } from './sort-arrivals.ts'
import { SortHead } from './sort-head.tsx'
import styles from './stays.module.css'
import { staysFilters } from './stays-filters.ts'

/** Guests in the hotel, and guests who leave today. */
export function StaysView({ at }: { at: Place }) {
  const { say, count } = useTexts()
  const list = at.view === 'departures' ? 'departures' : 'inHouse'
  const { search = '', day } = at.params
  const loaded = useLoad(findStays, {
    query: { list, ...(search && { search }), ...(day && isRealDay(day) && { day }) },
  })
  const last = useRef(loaded.data)
  if (loaded.data) last.current = loaded.data
  // Shows the previous list while a search loads.
  const data = loaded.data ?? last.current
  const address = useAddress()
  const go = (params: Record<string, string | undefined>) =>
    address.go(place(at.view, { ...at.params, ...params }), 'replace')
  const find = (text: string) => go({ search: text })
  const filters = staysFilters[list]
  const filter = filters.find(({ name }) => name === at.params['show']) ?? filters[0]
  const shown = data?.stays.filter((stay) => filter?.matches(stay, data.day))
  useRowKeys()
  const title = say(`${list}.title`)
  return (
    <Page
      title={title}
      sub={data && <DayArrows at={at} day={data.day} today={data.today} />}
      under={
        data && (
          <Chips
            label={say('show.label')}
            chips={filters.map(({ name, label, matches, warn }) => {
              const matching = data.stays.filter((stay) => matches(stay, data.day)).length
              return { name, label: say(label), count: count(matching), warn: Boolean(warn) && matching > 0 }
            })}
            chosen={filter?.name ?? 'all'}
            onChoose={(name) => go({ show: name === 'all' ? undefined : name })}
            after={<FindField key={at.view} text={search} onFind={find} />}
          />
        )
      }
    >
      {!data && <NotLoaded of={loaded} />}
      {shown?.length === 0 && (search !== '' || filter?.name !== 'all') && (
        <Empty
          drawing="search"
          title={say('arrivals.noMatch.title')}
          act={
            <Button onClick={() => go({ search: undefined, show: undefined })}>{say('arrivals.noMatch.clear')}</Button>
          }
        >
          {say(search === '' ? 'arrivals.noMatch.filter' : 'arrivals.noMatch.text')}
        </Empty>
      )}
      {data && shown?.length === 0 && search === '' && filter?.name === 'all' && (
        <Empty title={say(data.day === data.today ? `${list}.none.title` : 'stays.none')}>
          {data.day === data.today && say(`${list}.none.text`)}
        </Empty>
      )}
      {shown && shown.length > 0 && (
        <ScrollRegion label={say('stays.table', { title })}>
          <StaysTable stays={shown} at={at} title={title} onChanged={() => void loaded.refetch()} />
        </ScrollRegion>
      )}
      <Hints />
    </Page>
  )
}

interface StaysTableProps {
  readonly stays: readonly Arrival[]
  readonly at: Place
  readonly title: string
  readonly onChanged: () => void
}

function StaysTable({ stays, at, title, onChanged }: StaysTableProps) {
  const { say, day, language } = useTexts()
  const { hotel } = useSession()
  const link = useLink()
  const nameOf = useListName()
  const opened = at.params['reference']
  const isLeaving = at.view === 'departures'
  const sorting = parseSorting(at.params['sort'])
  const usual = isLeaving ? stays.toSorted(compareStays) : stays
  const arranged = sorting ? sortArrivals(stays, sorting, language) : usual
  const sorted = (by: SortColumn, label: string, look?: string) => ({
    label,
    head: <SortHead at={at} by={by} label={label} look={look} />,
  })
  return (
    <Table
      caption={title}
      className={styles['stays']}
      columns={[
        sorted('guest', say('column.guest')),
        sorted('reference', say('column.reference'), styles['reference']),
        sorted('room', say('column.room')),
        { label: say('column.party'), className: styles['party'] },
        sorted('leaves', say('stays.leaves'), isLeaving ? styles['today'] : undefined),
        ...(isLeaving ? [{ label: say('departures.left') }] : []),
        { label: say('column.paid'), className: styles['paid'] },
        sorted('balance', say('column.balance', { currency: hotel.currency }), words['number']),
      ]}
    >
      <tbody>
        {arranged.map((stay) => (
          <tr key={stay.id} data-selected={stay.reference === opened}>
            <td className={styles['guest']}>
              <a
                className={grid['open']}
                {...rowLink}
                {...link(
                  place(at.view, { ...at.params, group: undefined, reference: stay.reference }),
                  opened ? 'replace' : 'push',
                )}
                aria-current={stay.reference === opened ? 'true' : undefined}
              >
                {nameOf(stay)}
              </a>
              <DetailTags stay={stay} />
            </td>
            <td className={`${words['code']} ${words['soft']} ${styles['reference']}`}>{stay.reference}</td>
            <td>
              <RoomLabel arrival={stay} />
            </td>
            <td className={styles['party']}>
              {stay.children > 0 ? `${stay.adults} + ${stay.children}` : String(stay.adults)}
            </td>
            <td className={isLeaving ? styles['today'] : undefined}>{day(stay.endDate)}</td>
            {isLeaving && (
              <td>
                <DepartureState stay={stay} onChanged={onChanged} />
              </td>
            )}
            <td className={styles['paid']}>
              <StateMark state={stay.states.paid} about={say('column.paid')} />
            </td>
            <td className={words['number']}>
              <Balance arrival={stay} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Stays that need action first, then guests who are still here. */
const rankStay = ({ depositLeft, state }: Arrival) => (depositLeft ? 0 : state === 'departed' ? 2 : 1)
const compareStays = (one: Arrival, other: Arrival) => rankStay(one) - rankStay(other)

/** Whether they are still here or when they left, and what is still blocked on their card. */
function DepartureState({ stay, onChanged }: { stay: Arrival; onChanged: () => void }) {
  const { say, moment } = useTexts()
  const now = useNow()
  const { state, departedAt, depositLeft, lateCheckOut } = stay
  if (depositLeft) return <RemainingDeposit reference={stay.reference} left={depositLeft} onChanged={onChanged} />
  if (state !== 'departed')
    return (
      <StateLabel mark="notYet">
        {lateCheckOut ? say('details.late', { time: lateCheckOut }) : say('departures.stillHere')}
      </StateLabel>
    )
  return <StateLabel mark="done">{departedAt ? moment(departedAt, now) : say('departures.gone')}</StateLabel>
}
