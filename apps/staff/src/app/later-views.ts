import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'

/**
 * Views and panels whose code is loaded when they show, or before. The list of arrivals, where most members begin, comes
 * with the page, and so does the search: what is typed while it loads would be lost.
 */
export const laterViews = {
  AccountView: lazyPart(async () => (await import('../views/account/account-view.tsx')).AccountView),
  AlertsView: lazyPart(async () => (await import('../views/alerts/alerts-view.tsx')).AlertsView),
  StaysView: lazyPart(async () => (await import('../views/arrivals/stays-view.tsx')).StaysView),
  AuditView: lazyPart(async () => (await import('../views/audit/audit-view.tsx')).AuditView),
  DayCloseView: lazyPart(async () => (await import('../views/day-close/day-close-view.tsx')).DayCloseView),
  DevicesView: lazyPart(async () => (await import('../views/devices/devices-view.tsx')).DevicesView),
  DifferencesView: lazyPart(async () => (await import('../views/differences/differences-view.tsx')).DifferencesView),
  FolioView: lazyPart(async () => (await import('../views/folio/folio-view.tsx')).FolioView),
  GroupPanel: lazyPart(async () => (await import('../views/group/group-panel.tsx')).GroupPanel),
  GuestFeedbackView: lazyPart(
    async () => (await import('../views/guest-words/guest-feedback-view.tsx')).GuestFeedbackView,
  ),
  HotelView: lazyPart(async () => (await import('../views/hotel/hotel-view.tsx')).HotelView),
  HousekeepingView: lazyPart(
    async () => (await import('../views/housekeeping/housekeeping-view.tsx')).HousekeepingView,
  ),
  ImportView: lazyPart(async () => (await import('../views/import/import-view.tsx')).ImportView),
  InvitationView: lazyPart(async () => (await import('../views/invitation/invitation-view.tsx')).InvitationView),
  JobsView: lazyPart(async () => (await import('../views/jobs/jobs-view.tsx')).JobsView),
  MailPanel: lazyPart(async () => (await import('../views/mails/mail-panel.tsx')).MailPanel),
  MailsView: lazyPart(async () => (await import('../views/mails/mails-view.tsx')).MailsView),
  RackView: lazyPart(async () => (await import('../views/rack/rack-view.tsx')).RackView),
  RegistersView: lazyPart(async () => (await import('../views/registers/registers-view.tsx')).RegistersView),
  ScreensView: lazyPart(async () => (await import('../views/screens/screens-view.tsx')).ScreensView),
  ShiftView: lazyPart(async () => (await import('../views/shift/shift-view.tsx')).ShiftView),
  StayPanel: lazyPart(async () => (await import('../views/stay/stay-panel.tsx')).StayPanel),
  SystemView: lazyPart(async () => (await import('../views/system/system-view.tsx')).SystemView),
  UsersView: lazyPart(async () => (await import('../views/users/users-view.tsx')).UsersView),
} as const

/** Loads all of them in the background, a stay's first, so that each shows at once. */
export async function preloadLaterViews(): Promise<void> {
  await laterViews.StayPanel.preload()
  for (const view of Object.values(laterViews)) await view.preload()
}
