import type { Stay } from '@foyer/contract/staff/stay.ts'
import { isKnownIncluded } from '@foyer/domain/reservation/included.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useState } from 'react'
import { IconButton } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Loading, LoadProblem } from '../../parts/loading.tsx'
import { Panel } from '../../parts/panel.tsx'
import { focusOpenRow, stepRow } from '../../parts/use-row-keys.ts'
import { type Place, place } from '../../places/place.ts'
import { useAddress } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNameIn } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'
import { possibleActs } from './stay-acts.ts'
import { StayAlerts } from './stay-alerts.tsx'
import { StayBill } from './stay-bill.tsx'
import { StayDeparture } from './stay-check-out.tsx'
import { StayExtras } from './stay-extras.tsx'
import { StayFoot } from './stay-foot.tsx'
import { StayGuests } from './stay-guests.tsx'
import { StayKeys } from './stay-keys.tsx'
import { StayMessages } from './stay-messages.tsx'
import { StayMoney } from './stay-money.tsx'
import { StayPreCheckin } from './stay-pre-checkin.tsx'
import { StayRental } from './stay-rental.tsx'
import { StayScreen } from './stay-screen.tsx'
import { StayStates } from './stay-states.tsx'
import { StayTimeline } from './stay-timeline.tsx'
import { StayGuestWords } from './stay-words.tsx'
import { useAtScreen } from './use-at-screen.ts'
import { usePapers } from './use-papers.ts'
import { useStay } from './use-stay.ts'

/** One reservation beside the list. */
export function StayPanel({ at, reference }: { at: Place; reference: string }) {
  const { say, money } = useWords()
  const address = useAddress()
  const { mayDo } = useSession()
  const [isFreeing, setIsFreeing] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const [isTaking, setIsTaking] = useState(false)
  const { stay, problem, again, ...acts } = useStay(reference)
  const papers = usePapers(reference, again)
  const atScreen = useAtScreen()
  const close = () => {
    focusOpenRow()
    address.go(place(at.view, { ...at.params, reference: undefined }))
  }
  const label = say('stay.label', { reference })
  const nav = (
    <>
      <IconButton label={say('stay.before')} onClick={() => stepRow(-1)}>
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={say('stay.after')} onClick={() => stepRow(1)}>
        <ChevronDown size={16} aria-hidden />
      </IconButton>
    </>
  )
  if (!stay) {
    return (
      <Panel label={label} title={reference} about={reference} nav={nav} onClose={close}>
        {!problem && <Loading rows={6} />}
        {problem?.code === 'reservationNotFound' || problem?.code === 'notFound' ? (
          <Empty drawing="search" title={say('stay.notFound.title')}>
            {say('stay.notFound.text')}
          </Empty>
        ) : (
          problem && <LoadProblem problem={problem} onAgain={again} />
        )}
      </Panel>
    )
  }
  const name = fullName(stay) || say('arrivals.nameless')
  const isCancelled = stay.state === 'cancelled'
  const mayWork = mayDo('workOnStay') && !isCancelled
  const possible = possibleActs(stay, mayDo)
  const foot = possible.length > 0 && (
    <StayFoot
      stay={stay}
      possible={possible}
      name={name}
      acts={acts}
      papers={papers}
      onTake={() => setIsTaking(true)}
      onCancel={() => setIsCancelling(true)}
      onChanged={again}
    />
  )
  return (
    <Panel
      label={label}
      about={reference}
      over={<Over stay={stay} />}
      title={name}
      under={<Under stay={stay} />}
      nav={nav}
      strip={<StayStates stay={stay} />}
      foot={foot}
      onClose={close}
    >
      {isCancelled && (
        <CallOut mark="failed" title={say('stay.cancelled.title')}>
          {say('stay.cancelled.text')}
        </CallOut>
      )}
      {stay.states.next === 'collect' && (
        <CallOut mark="needsPerson" title={say('stay.collect.title', { amount: money(stay.bill.pending) })}>
          {say('stay.collect.text')}
        </CallOut>
      )}
      <StayDeparture stay={stay} />
      <StayAlerts alerts={stay.alerts} />
      <StayScreen
        stay={stay}
        busy={acts.isTakingOver}
        onFree={mayWork ? () => setIsFreeing(true) : undefined}
        onTakeOver={mayWork ? acts.takeOver : undefined}
        onGiveBack={mayWork ? acts.giveBack : undefined}
      />
      {!isCancelled && <StayPreCheckin stay={stay} onChanged={again} />}
      <StayGuests stay={stay} onChanged={again} />
      <StayKeys stay={stay} mayWork={mayWork} onChanged={again} />
      <StayRental stay={stay} onChanged={again} />
      <StayExtras stay={stay} busy={acts.isSettingExtra} onSetDone={mayWork ? acts.setExtraDone : undefined} />
      <StayBill stay={stay} />
      <StayMoney stay={stay} isTaking={isTaking} onTaken={() => setIsTaking(false)} onChanged={again} />
      <StayGuestWords stay={stay} />
      <StayMessages stay={stay} name={name} onChanged={again} />
      <StayTimeline stay={stay} onTellAgain={mayWork ? acts.tellAgain : undefined} />
      {isCancelling && (
        <ConfirmDialog
          title={say('stay.cancel.sure', { name })}
          text={say('stay.cancel.text')}
          does={say('stay.cancel')}
          busy={acts.isCancelling}
          onConfirm={() => acts.cancel(() => setIsCancelling(false))}
          onClose={() => setIsCancelling(false)}
        />
      )}
      {isFreeing && stay.screen && (
        <ConfirmDialog
          title={say('stay.free.sure', { name })}
          text={say('stay.free.text', { where: atScreen(stay.screen) })}
          does={say('stay.free')}
          busy={acts.isFreeing}
          onConfirm={() => acts.free(() => setIsFreeing(false))}
          onClose={() => setIsFreeing(false)}
        />
      )}
    </Panel>
  )
}

const fullName = ({ firstName, lastName }: Stay) => [firstName, lastName].filter(Boolean).join(' ')

function Over({ stay }: { stay: Stay }) {
  const { say, day, time } = useWords()
  const { walkIn } = stay
  const parts = [
    say('stay.nights', { n: stay.nights }),
    say('stay.range', { from: day(stay.startDate), to: day(stay.endDate) }),
    ...(stay.groupLocator ? [say('stay.group', { locator: stay.groupLocator })] : []),
    ...(walkIn ? [say('stay.walkIn')] : []),
    ...(walkIn?.heldUntil ? [say('stay.walkIn.held', { time: time(walkIn.heldUntil) })] : []),
  ]
  return (
    <>
      <span className={words['code']}>{stay.reference}</span> · {parts.join(' · ')}
    </>
  )
}

function Under({ stay }: { stay: Stay }) {
  const { say } = useWords()
  const nameIn = useNameIn()
  const party = [
    say('stay.adults', { n: stay.adults }),
    ...(stay.children > 0 ? [say('stay.children', { n: stay.children })] : []),
    ...(stay.hasPets ? [say('arrivals.pets')] : []),
  ].join(', ')
  const included = stay.included.map((one) => (isKnownIncluded(one) ? say(`included.${one}`) : one))
  const also = [party, ...included, ...(stay.preCheckinCompleted ? [say('stay.pre')] : [])]
  return (
    <>
      {nameIn(stay.roomTypeNames, stay.roomType)} <b>{stay.roomNumber ?? say('arrivals.noRoom')}</b> ·{' '}
      {also.join(' · ')}
      {stay.email && <div>{stay.email}</div>}
    </>
  )
}
