import { arrivalFilters } from '@foyer/contract/staff/arrivals.ts'
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
import { useWords } from '../../wordings/words-context.tsx'
import { ArrivalsTable } from './arrivals-table.tsx'
import { FindField } from './find-field.tsx'
import { Hints } from './hints.tsx'
import { useArrivals } from './use-arrivals.ts'

export function ArrivalsView({ at }: { at: Place }) {
  const { say, count, day } = useWords()
  const { list, problem, again, show, search, choose, find } = useArrivals(at)
  useRowKeys()
  const chips = arrivalFilters.map((name) => ({
    name,
    label: say(`show.${name}`),
    count: list && count(list.counts[name]),
    warn: name === 'needsPerson' && (list?.counts.needsPerson ?? 0) > 0,
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
    <Page title={say('arrivals.title')} sub={list && day(list.day)} under={under}>
      {problem && <LoadProblem problem={problem} onAgain={again} />}
      {!problem && !list && <Loading rows={14} />}
      {list && list.arrivals.length > 0 && <ArrivalsTable arrivals={list.arrivals} day={list.day} at={at} />}
      {list && list.arrivals.length === 0 && (
        <NoArrivals
          isWholeDay={list.counts.all === 0}
          isSearched={search !== ''}
          onClear={() => {
            find('')
            choose('all')
          }}
        />
      )}
      <Hints />
    </Page>
  )
}

function NoArrivals(props: { isWholeDay: boolean; isSearched: boolean; onClear: () => void }) {
  const { say } = useWords()
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
  const mayImport = mayDo('importReservations')
  return (
    <Empty
      drawing="door"
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
