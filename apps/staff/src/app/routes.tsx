import type { ComponentType, ReactNode } from 'react'
import type { Place } from '../places/place.ts'
import type { ViewName } from '../places/places.ts'
import { AccountView } from '../views/account/account-view.tsx'
import { AlertsView } from '../views/alerts/alerts-view.tsx'
import { ArrivalsView } from '../views/arrivals/arrivals-view.tsx'
import { StaysView } from '../views/arrivals/stays-view.tsx'
import { AuditView } from '../views/audit/audit-view.tsx'
import { DayCloseView } from '../views/day-close/day-close-view.tsx'
import { DevicesView } from '../views/devices/devices-view.tsx'
import { FolioView } from '../views/folio/folio-view.tsx'
import { GroupPanel } from '../views/group/group-panel.tsx'
import { GuestFeedbackView } from '../views/guest-words/guest-feedback-view.tsx'
import { HotelView } from '../views/hotel/hotel-view.tsx'
import { HousekeepingView } from '../views/housekeeping/housekeeping-view.tsx'
import { ImportView } from '../views/import/import-view.tsx'
import { InvitationView } from '../views/invitation/invitation-view.tsx'
import { JobsView } from '../views/jobs/jobs-view.tsx'
import { MailPanel } from '../views/mails/mail-panel.tsx'
import { MailsView } from '../views/mails/mails-view.tsx'
import { RackView } from '../views/rack/rack-view.tsx'
import { RegistersView } from '../views/registers/registers-view.tsx'
import { ScreensView } from '../views/screens/screens-view.tsx'
import { ShiftView } from '../views/shift/shift-view.tsx'
import { StayPanel } from '../views/stay/stay-panel.tsx'
import { UsersView } from '../views/users/users-view.tsx'
import type { WordingKey } from '../wordings/wording-key.ts'

interface Route {
  readonly title: WordingKey
  readonly main: ComponentType<{ at: Place }>
  readonly panel?: (at: Place) => ReactNode
}

/** A stay of a group covers the group until it is closed. */
function stayPanel(at: Place) {
  const { reference, group } = at.params
  if (reference) return <StayPanel at={at} reference={reference} />
  return group && <GroupPanel at={at} locator={group} />
}

/** The view of each place for a signed-in member; the pages before signing in are separate. */
export const routes: Readonly<Partial<Record<ViewName, Route>>> = {
  arrivals: { title: 'arrivals.title', main: ArrivalsView, panel: stayPanel },
  inHouse: { title: 'inHouse.title', main: StaysView, panel: stayPanel },
  departures: { title: 'departures.title', main: StaysView, panel: stayPanel },
  housekeeping: { title: 'housekeeping.title', main: HousekeepingView },
  rack: { title: 'rack.title', main: RackView, panel: stayPanel },
  guestWords: { title: 'guestWords.title', main: GuestFeedbackView },
  folio: { title: 'folio.title', main: FolioView },
  shift: { title: 'shift.title', main: ShiftView },
  dayClose: { title: 'nav.dayClose', main: DayCloseView },
  registers: { title: 'registers.title', main: RegistersView },
  alerts: { title: 'alerts.title', main: AlertsView },
  screens: { title: 'screens.title', main: ScreensView },
  devices: { title: 'devices.title', main: DevicesView },
  mails: {
    title: 'mails.title',
    main: MailsView,
    panel: ({ params }) => params['id'] && <MailPanel id={params['id']} />,
  },
  users: { title: 'users.title', main: UsersView },
  import: { title: 'import.title', main: ImportView },
  audit: { title: 'audit.title', main: AuditView },
  jobs: { title: 'jobs.title', main: JobsView },
  hotel: { title: 'hotel.title', main: HotelView },
  account: { title: 'account.title', main: AccountView },
  invitation: { title: 'invitation.title', main: InvitationView },
}
