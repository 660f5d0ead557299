import type { Stay } from '@foyer/contract/staff/stay.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Panel } from '../../parts/panel.tsx'
import { focusOpenRow, stepRow } from '../../parts/use-row-keys.ts'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { AssignRoomDialog } from './assign-room-dialog.tsx'
import { CancelDialog, ReinstateDialog } from './cancel-dialogs.tsx'
import { ChangeDatesDialog } from './change-dates-dialog.tsx'
import { ChangeDetailsDialog } from './change-details-dialog.tsx'
import { ChangeTypeDialog } from './change-type-dialog.tsx'
import { NoShowDialog } from './no-show-dialog.tsx'
import { findPossibleActions } from './stay-actions.ts'
import { FreeDialog } from './stay-dialogs.tsx'
import { StayFoot } from './stay-foot.tsx'
import { StayOverline, StayUnderline } from './stay-heading.tsx'
import { StaySections } from './stay-sections.tsx'
import { StayStates } from './stay-states.tsx'
import { CHECK_IN, useAskedAction } from './use-asked-action.ts'
import { useDocuments } from './use-documents.ts'
import { type StayPageState, useStay } from './use-stay.ts'

/** Loaded when it is first used: most stays are only read. */
const DeskCheckIn = lazy(async () => ({ default: (await import('./desk-check-in/desk-check-in.tsx')).DeskCheckIn }))

/** One reservation, next to the list. */
export function StayPanel({ at, reference }: { at: Place; reference: string }) {
  const { say } = useTexts()
  const address = useAddress()
  const { mayDo, hotel } = useSession()
  const now = useNow()
  const [isFreeing, setIsFreeing] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const [isReinstating, setIsReinstating] = useState(false)
  const [isMarkingNoShow, setIsMarkingNoShow] = useState(false)
  const [isAssigning, setIsAssigning] = useState(false)
  const [isChangingDates, setIsChangingDates] = useState(false)
  const [isChangingType, setIsChangingType] = useState(false)
  const [isChangingDetails, setIsChangingDetails] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  const { asked, clear } = useAskedAction(at)
  const { stay, problem, again, ...acts } = useStay(reference)
  const papers = useDocuments(reference, again)
  const close = () => {
    focusOpenRow()
    address.go(place(at.view, { ...at.params, reference: undefined, do: undefined }))
  }
  const goToDesk = () => address.go(place(at.view, { ...at.params, do: CHECK_IN }))
  const leaveDesk = () => address.go(place(at.view, { ...at.params, do: undefined }))
  const shared = { label: say('stay.label', { reference }), about: reference, nav: <StepButtons />, onClose: close }
  if (!stay)
    return (
      <Panel {...shared} title={reference}>
        <StayAbsent problem={problem} onAgain={again} />
      </Panel>
    )
  const name = fullName(stay) || say('arrivals.nameless')
  const possible = findPossibleActions(stay, { mayDo, hotel }, toDay(now))
  const mayWork = mayDo('workOnStay') && stay.state !== 'cancelled' && stay.state !== 'noShow'
  const waiting = (
    <Panel {...shared} title={name}>
      <Loading rows={6} />
    </Panel>
  )
  if (at.params['do'] === CHECK_IN && mayWork && stay.state !== 'departed')
    return (
      <Suspense fallback={waiting}>
        <DeskCheckIn key={reference} stay={stay} name={name} stayActs={acts} onChanged={again} onClose={leaveDesk} />
      </Suspense>
    )
  const foot = possible.length > 0 && (
    <StayFoot
      stay={stay}
      possible={possible}
      name={name}
      acts={acts}
      papers={papers}
      onTake={() => setIsTaking(true)}
      onCheckIn={goToDesk}
      onAssign={() => setIsAssigning(true)}
      onChangeDates={() => setIsChangingDates(true)}
      onChangeType={() => setIsChangingType(true)}
      onChangeDetails={() => setIsChangingDetails(true)}
      onCancel={() => setIsCancelling(true)}
      onReinstate={() => setIsReinstating(true)}
      onNoShow={() => setIsMarkingNoShow(true)}
      asked={asked}
      onAsked={clear}
      onChanged={again}
    />
  )
  return (
    <Panel
      {...shared}
      over={<StayOverline stay={stay} />}
      title={name}
      under={<StayUnderline stay={stay} />}
      strip={<StayStates stay={stay} />}
      foot={foot}
      footFolds
    >
      <StaySections
        stay={stay}
        name={name}
        mayWork={mayWork}
        acts={acts}
        isTaking={isTaking || (asked === 'take' && possible.includes('take'))}
        onTaken={() => {
          setIsTaking(false)
          clear()
        }}
        onFree={() => setIsFreeing(true)}
        onCheckIn={goToDesk}
        onChanged={again}
      />
      {(isAssigning || (asked === 'assign' && possible.includes('assign'))) && (
        <AssignRoomDialog
          stay={stay}
          name={name}
          onChanged={again}
          onClose={() => {
            setIsAssigning(false)
            clear()
          }}
        />
      )}
      {(isChangingDates || (asked === 'dates' && possible.includes('dates'))) && (
        <ChangeDatesDialog
          stay={stay}
          name={name}
          onChanged={again}
          onClose={() => {
            setIsChangingDates(false)
            clear()
          }}
        />
      )}
      {(isChangingType || (asked === 'type' && possible.includes('type'))) && (
        <ChangeTypeDialog
          stay={stay}
          name={name}
          onChanged={again}
          onClose={() => {
            setIsChangingType(false)
            clear()
          }}
        />
      )}
      {(isChangingDetails || (asked === 'details' && possible.includes('details'))) && (
        <ChangeDetailsDialog
          stay={stay}
          name={name}
          onChanged={again}
          onClose={() => {
            setIsChangingDetails(false)
            clear()
          }}
        />
      )}
      {(isCancelling || (asked === 'cancel' && possible.includes('cancel'))) && (
        <CancelDialog
          reference={reference}
          name={name}
          acts={acts}
          onClose={() => {
            setIsCancelling(false)
            clear()
          }}
        />
      )}
      {(isReinstating || (asked === 'reinstate' && possible.includes('reinstate'))) && (
        <ReinstateDialog
          reference={reference}
          name={name}
          acts={acts}
          onClose={() => {
            setIsReinstating(false)
            clear()
          }}
        />
      )}
      {isMarkingNoShow && (
        <NoShowDialog reference={reference} name={name} acts={acts} onClose={() => setIsMarkingNoShow(false)} />
      )}
      {isFreeing && stay.screen && (
        <FreeDialog name={name} screen={stay.screen} acts={acts} onClose={() => setIsFreeing(false)} />
      )}
    </Panel>
  )
}

/** The day at the desk. */
const toDay = (now: number | Date) => new Date(now).toLocaleDateString('sv-SE')

const fullName = ({ firstName, lastName }: Stay) => [firstName, lastName].filter(Boolean).join(' ')

/** Move to the previous and next rows of the list. */
function StepButtons() {
  const { say } = useTexts()
  return (
    <>
      <IconButton label={say('stay.before')} onClick={() => stepRow(-1)}>
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={say('stay.after')} onClick={() => stepRow(1)}>
        <ChevronDown size={16} aria-hidden />
      </IconButton>
    </>
  )
}

function StayAbsent({ problem, onAgain }: { problem: StayPageState['problem']; onAgain: () => void }) {
  const { say } = useTexts()
  return (
    <>
      {!problem && <Loading rows={6} />}
      {problem?.code === 'reservationNotFound' || problem?.code === 'notFound' ? (
        <Empty drawing="search" title={say('stay.notFound.title')}>
          {say('stay.notFound.text')}
        </Empty>
      ) : (
        problem && <LoadProblem problem={problem} onAgain={onAgain} />
      )}
    </>
  )
}
