import { arrivalFilters } from '@foyer/domain/staff/arrival-filters.ts'
import Upload from 'lucide-react/icons/upload'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Chips } from '../../parts/chips.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { useRowKeys } from '../../parts/use-row-keys.ts'
import { type Place, place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ArrivalsTable } from './arrivals-table.tsx'
import { DayArrows } from './day-arrows.tsx'
import { FindField } from './find-field.tsx'
import { Hints } from './hints.tsx'
import { NewWalkIn } from './new-walk-in.tsx'
import { useArrivals } from './use-arrivals.ts'

export function ArrivalsView({ at }: { at: Place }) {
  const { say, count } = useTexts()
  const { list, counts, shown, problem, again, show, search, choose, find, clear } = useArrivals(at)
  useRowKeys()
  const chips = arrivalFilters.map((name) => ({
    name,
    label: say(`show.${name}`),
    count: counts && count(counts[name]),
    warn: name === 'needsPerson' && (counts?.needsPerson ?? 0) > 0,
  }))
  const under = (
    <Chips
      label={say('show.label')}
      chips={chips}
      chosen={show}
      onChoose={choose}
      after={<FindField text={search} onFind={find} />}
    />
  )
  return (
    <Page
      title={say('arrivals.title')}
      act={<NewWalkIn at={at} />}
      sub={list && <DayArrows at={at} day={list.day} today={list.today} />}
      under={under}
    >
      {problem && <LoadProblem problem={problem} onAgain={again} />}
      {!problem && !list && <Loading rows={14} />}
      {list && shown && shown.length > 0 && (
        <ArrivalsTable key={list.day} arrivals={shown} day={list.day} isToday={list.day === list.today} at={at} />
      )}
      {list && shown?.length === 0 && (
        <NoArrivals
          isWholeDay={list.arrivals.length === 0}
          isToday={list.day === list.today}
          isSearched={search !== ''}
          onClear={clear}
        />
      )}
      <Hints />
    </Page>
  )
}

interface NoArrivalsProps {
  isWholeDay: boolean
  isToday: boolean
  isSearched: boolean
  onClear: () => void
}

function NoArrivals(props: NoArrivalsProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const link = useLink()
  if (!props.isWholeDay || props.isSearched) {
    return (
      <Empty
        drawing="search"
        title={say('arrivals.noMatch.title')}
        act={<Button onClick={props.onClear}>{say('arrivals.noMatch.clear')}</Button>}
      >
        {say(props.isSearched ? 'arrivals.noMatch.text' : 'arrivals.noMatch.filter')}
      </Empty>
    )
  }
  if (!props.isToday) return <Empty title={say('arrivals.noneThen.title')} />
  const mayImport = mayDo('importReservations')
  return (
    <Empty
      title={say('arrivals.none.title')}
      act={
        mayImport && (
          <a className={buttonClass('primary')} {...link(place('import'))}>
            <Upload size={16} aria-hidden />
            {say('arrivals.none.import')}
          </a>
        )
      }
    >
      {say(mayImport ? 'arrivals.none.text' : 'arrivals.none.textOnly')}
    </Empty>
  )
}
