import type { Rack } from '@foyer/contract/staff/rack.ts'
import Wand from 'lucide-react/icons/wand-sparkles'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Chips } from '../../parts/chips.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useIsPhone } from '../../parts/use-is-phone.ts'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../session/session-context.tsx'
import { useListName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { DayArrows } from '../arrivals/day-arrows.tsx'
import { FindField } from '../arrivals/find-field.tsx'
import { rackFilters } from './arrange-rack.ts'
import { AssignAllDialog } from './assign-all-dialog.tsx'
import { DropDialog } from './drop-dialog.tsx'
import type { Drop, Verdict } from './judge-drop.ts'
import { needsQuestion } from './needs-question.ts'
import { RackDayList } from './rack-day-list.tsx'
import { RackGrid } from './rack-grid.tsx'
import { RackHints } from './rack-hints.tsx'
import { RackSteps } from './rack-steps.tsx'
import styles from './rack-view.module.css'
import { type Carried, useCarry } from './use-carry.ts'
import { type ArrangedRack, rackLengths, useRack } from './use-rack.ts'
import { type RackChange, useRackChanges } from './use-rack-changes.ts'
import { useVerdictText } from './verdict-text.ts'

/** Every room and who has it. */
export function RackView({ at }: { at: Place }) {
  const { say, count } = useTexts()
  const { mayDo } = useSession()
  const isPhone = useIsPhone()
  const view = useRack(at, isPhone)
  const { rack, arranged } = view
  const [assignsAll, setAssignsAll] = useState(false)
  const mayMove = rack !== undefined && !rack.setInHotelSystem && mayDo('workOnStay')
  const chips = rackFilters.map((name) => ({
    name,
    label: say(`rack.show.${name}`),
    count: arranged && count(arranged.counts[name]),
    warn: name === 'notReady' && (arranged?.counts.notReady ?? 0) > 0,
  }))
  const steps = isPhone
    ? rack && <DayArrows at={at} day={rack.from} today={rack.today} />
    : rack && <RackSteps rack={rack} onGo={view.goTo} />
  return (
    <Page
      title={say('rack.title')}
      sub={steps}
      act={
        <>
          {!isPhone && <Lengths chosen={view.length} onChoose={view.setLength} />}
          {mayMove && (
            <Button onClick={() => setAssignsAll(true)}>
              <Wand size={16} aria-hidden />
              {say('rack.all')}
            </Button>
          )}
        </>
      }
      under={
        <Chips
          label={say('rack.show.label')}
          chips={chips}
          chosen={view.show}
          onChoose={view.choose}
          after={<FindField text={view.search} onFind={view.find} />}
        />
      }
    >
      {rack?.setInHotelSystem && <p className={styles['note']}>{say('rack.readOnly')}</p>}
      {view.problem && <LoadProblem problem={view.problem} onAgain={view.again} />}
      {!view.problem && !rack && <Loading rows={14} />}
      {rack && arranged && (
        <RackBody rack={rack} arranged={arranged} at={at} view={view} isPhone={isPhone} mayMove={mayMove} />
      )}
      {!isPhone && <RackHints mayMove={mayMove} />}
      {assignsAll && rack && (
        <AssignAllDialog
          day={isPhone ? rack.from : rack.today}
          onChanged={view.again}
          onClose={() => setAssignsAll(false)}
        />
      )}
    </Page>
  )
}

function Lengths({ chosen, onChoose }: { chosen: number; onChoose: (days: number) => void }) {
  const { say } = useTexts()
  return (
    <fieldset className={styles['lengths']} aria-label={say('rack.length')}>
      {rackLengths.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={days === chosen}
          aria-label={say('rack.length.days', { n: days })}
          onClick={() => onChoose(days)}
        >
          {days}
        </button>
      ))}
    </fieldset>
  )
}

interface RackBodyProps {
  readonly rack: Rack
  readonly arranged: ArrangedRack
  readonly at: Place
  readonly view: ReturnType<typeof useRack>
  readonly isPhone: boolean
  readonly mayMove: boolean
}

function RackBody({ rack, arranged, at, view, isPhone, mayMove }: RackBodyProps) {
  const { say } = useTexts()
  const toast = useToast()
  const verdictText = useVerdictText()
  const changes = useRackChanges(view.again)
  const [asked, setAsked] = useState<RackChange>()

  function putDown(drop: Drop, verdict: Verdict) {
    if (verdict.result === 'same') return
    const change = toChange(drop, verdict)
    if (!change) return toast('failed', toSentence(verdictText(drop, verdict)))
    if (needsQuestion(change)) setAsked(change)
    else void changes.apply(change)
  }
  const carry = useCarry({ rack, onPutDown: putDown })

  if (arranged.lines.length === 0 && arranged.tray.length === 0)
    return (
      <Empty
        drawing="search"
        title={say('rack.none')}
        act={
          (view.show !== 'all' || view.search !== '') && (
            <Button onClick={() => view.clear()}>{say('arrivals.noMatch.clear')}</Button>
          )
        }
      />
    )
  if (isPhone) return <RackDayList rack={rack} arranged={arranged} at={at} />
  return (
    <>
      <RackGrid
        rack={rack}
        arranged={arranged}
        at={at}
        carry={carry}
        mayMove={mayMove}
        onRefused={() => rack.setInHotelSystem && toast('notYet', say('rack.readOnly'))}
        onUndo={changes.undo}
        onToday={() => view.goTo(undefined)}
      />
      <Announcement carried={carry.carried} verdict={carry.verdict} />
      {asked && (
        <DropDialog
          change={asked}
          busy={changes.isChanging}
          onConfirm={(change) => {
            setAsked(undefined)
            void changes.apply(change)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const toSentence = ({ title, text }: { title: string; text: string }) => `${title}: ${text}`

/** What a drop does; undefined if it is refused. */
function toChange(drop: Drop, verdict: Verdict): RackChange | undefined {
  const { stay, roomNumber, startDate, endDate } = drop
  if (verdict.result === 'refused') {
    const { refusal } = verdict
    if (refusal.reason !== 'taken' || !refusal.canSwap) return undefined
    return { what: 'room', stay, to: roomNumber, swapWith: refusal.by }
  }
  if (startDate !== stay.startDate || endDate !== stay.endDate) return { what: 'dates', stay, startDate, endDate }
  return { what: 'room', stay, to: roomNumber }
}

/** Tells screen readers where the stay is that they move by keyboard. */
function Announcement({ carried, verdict }: { carried: Carried | undefined; verdict: Verdict | undefined }) {
  const { say } = useTexts()
  const nameOf = useListName()
  const verdictText = useVerdictText()
  const text =
    carried && verdict && carried.by === 'keys'
      ? verdict.result === 'same'
        ? say(`rack.carry.${carried.kind}`, { name: nameOf(carried.stay) })
        : toSentence(verdictText(carried, verdict))
      : ''
  return (
    <p className={words['sr']} role="status">
      {text}
    </p>
  )
}
