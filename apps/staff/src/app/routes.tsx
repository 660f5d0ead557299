import type { ComponentType, ReactNode } from 'react'
import type { Place } from '../places/place.ts'
import type { ViewName } from '../places/places.ts'
import { ArrivalsView } from '../views/arrivals/arrivals-view.tsx'
import type { WordingKey } from '../wordings/wording-key.ts'
import { laterViews } from './later-views.ts'

interface Route {
  readonly title: WordingKey
  readonly main: ComponentType<{ at: Place }>
  readonly panel?: (at: Place) => ReactNode
}

const { GroupPanel, MailPanel, StayPanel } = laterViews

/** A stay of a group covers the group until it is closed. */
function stayPanel(at: Place) {
  const { reference, group } = at.params
  if (reference) return <StayPanel at={at} reference={reference} />
  return group && <GroupPanel at={at} locator={group} />
}

/** The view of each place for a signed-in member; the pages before signing in are separate. */
export const routes: Readonly<Partial<Record<ViewName, Route>>> = {
  arrivals: { title: 'arrivals.title', main: ArrivalsView, panel: stayPanel },
  inHouse: { title: 'inHouse.title', main: laterViews.StaysView, panel: stayPanel },
  departures: { title: 'departures.title', main: laterViews.StaysView, panel: stayPanel },
  housekeeping: { title: 'housekeeping.title', main: laterViews.HousekeepingView },
  rack: { title: 'rack.title', main: laterViews.RackView, panel: stayPanel },
  guestWords: { title: 'guestWords.title', main: laterViews.GuestFeedbackView },
  folio: { title: 'folio.title', main: laterViews.FolioView },
  shift: { title: 'shift.title', main: laterViews.ShiftView },
  dayClose: { title: 'nav.dayClose', main: laterViews.DayCloseView },
  registers: { title: 'registers.title', main: laterViews.RegistersView },
  alerts: { title: 'alerts.title', main: laterViews.AlertsView },
  screens: { title: 'screens.title', main: laterViews.ScreensView },
  devices: { title: 'devices.title', main: laterViews.DevicesView },
  mails: {
    title: 'mails.title',
    main: laterViews.MailsView,
    panel: ({ params }) => params['id'] && <MailPanel id={params['id']} />,
  },
  users: { title: 'users.title', main: laterViews.UsersView },
  import: { title: 'import.title', main: laterViews.ImportView },
  audit: { title: 'audit.title', main: laterViews.AuditView },
  jobs: { title: 'jobs.title', main: laterViews.JobsView },
  hotel: { title: 'hotel.title', main: laterViews.HotelView },
  system: { title: 'systemSetup.title', main: laterViews.SystemView },
  differences: { title: 'differences.title', main: laterViews.DifferencesView },
  account: { title: 'account.title', main: laterViews.AccountView },
  invitation: { title: 'invitation.title', main: laterViews.InvitationView },
}
