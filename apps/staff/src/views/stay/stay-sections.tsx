import type { Stay } from '@foyer/contract/staff/stay.ts'
import { StayAlerts } from './stay-alerts.tsx'
import { StayBill } from './stay-bill.tsx'
import { StayDeparture } from './stay-check-out.tsx'
import { StayDetails } from './stay-details.tsx'
import { StayExtras } from './stay-extras.tsx'
import { StayFeedback } from './stay-feedback.tsx'
import { StayGroup } from './stay-group.tsx'
import { StayGuests } from './stay-guests.tsx'
import { StayKeys } from './stay-keys.tsx'
import { StayMessages } from './stay-messages.tsx'
import { StayMoney } from './stay-money.tsx'
import { StayNotices } from './stay-notices.tsx'
import { StayPreCheckin } from './stay-pre-checkin.tsx'
import { StayRental } from './stay-rental.tsx'
import { StayScreen } from './stay-screen.tsx'
import { StayTimeline } from './stay-timeline.tsx'
import type { StayPageState } from './use-stay.ts'

interface StaySectionsProps {
  readonly stay: Stay
  readonly name: string
  /** This person may work on the stay, and it is not cancelled. */
  readonly mayWork: boolean
  readonly acts: Pick<
    StayPageState,
    'isTakingOver' | 'takeOver' | 'giveBack' | 'isSettingExtra' | 'setExtraDone' | 'tellAgain'
  >
  readonly isTaking: boolean
  readonly onTaken: () => void
  readonly onFree: () => void
  /** Continues the check-in at the desk. */
  readonly onCheckIn: () => void
  readonly onChanged: () => void
}

/** Everything known about a stay, most urgent first. */
export function StaySections(props: StaySectionsProps) {
  const { stay, name, mayWork, acts, isTaking, onTaken, onFree, onCheckIn, onChanged } = props
  return (
    <>
      <StayNotices stay={stay} />
      <StayDetails stay={stay} />
      <StayDeparture stay={stay} />
      <StayAlerts alerts={stay.alerts} />
      <StayScreen
        stay={stay}
        busy={acts.isTakingOver}
        onFree={mayWork ? onFree : undefined}
        onTakeOver={mayWork ? () => acts.takeOver(onCheckIn) : undefined}
        onGiveBack={mayWork ? acts.giveBack : undefined}
      />
      {stay.state !== 'cancelled' && stay.state !== 'noShow' && <StayPreCheckin stay={stay} onChanged={onChanged} />}
      <StayGuests stay={stay} onChanged={onChanged} />
      <StayKeys stay={stay} mayWork={mayWork} onChanged={onChanged} />
      <StayGroup stay={stay} name={name} mayWork={mayWork} onChanged={onChanged} />
      <StayRental stay={stay} onChanged={onChanged} />
      <StayExtras stay={stay} busy={acts.isSettingExtra} onSetDone={mayWork ? acts.setExtraDone : undefined} />
      <StayBill stay={stay} />
      <StayMoney stay={stay} isTaking={isTaking} onTaken={onTaken} onChanged={onChanged} />
      <StayFeedback stay={stay} />
      <StayMessages stay={stay} name={name} onChanged={onChanged} />
      <StayTimeline stay={stay} onTellAgain={mayWork ? acts.tellAgain : undefined} />
    </>
  )
}
