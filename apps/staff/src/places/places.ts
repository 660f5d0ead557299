import type { StaffAction } from '@foyer/domain/staff/roles.ts'

interface ViewTraits {
  /** Below `/staff`. The last parameter is optional. */
  readonly path: `/${string}`
  readonly query?: readonly string[]
  /** Kept behind a `#`, so that it is never sent to the server or logged. */
  readonly inHash?: true
  /** Who may open it: anyone, signed-in members, or members with this permission. */
  readonly may?: StaffAction
}

/** Every view and its address. */
export const views = {
  arrivals: {
    path: '/arrivals/{reference}',
    query: ['day', 'show', 'search', 'sort', 'do', 'group'],
    may: 'seeArrivals',
  },
  inHouse: {
    path: '/in-house/{reference}',
    query: ['day', 'show', 'search', 'sort', 'do', 'group'],
    may: 'seeArrivals',
  },
  departures: {
    path: '/departures/{reference}',
    query: ['day', 'show', 'search', 'sort', 'do', 'group'],
    may: 'seeArrivals',
  },
  housekeeping: { path: '/housekeeping', may: 'seeRooms' },
  rack: { path: '/rooms/{reference}', query: ['day', 'days', 'show', 'search', 'do', 'group'], may: 'seeArrivals' },
  guestWords: { path: '/guest-words', may: 'seeArrivals' },
  folio: { path: '/folio/{reference}', query: ['payer'], may: 'openStay' },
  shift: { path: '/shift', may: 'closeShift' },
  dayClose: { path: '/day-close', may: 'closeShift' },
  registers: { path: '/registers', query: ['day'], may: 'makeCards' },
  alerts: { path: '/alerts', may: 'seeAlerts' },
  screens: { path: '/screens/{reference}', may: 'workOnStay' },
  devices: { path: '/devices', may: 'seeDevices' },
  mails: { path: '/mails/{id}', may: 'seeMails' },
  users: { path: '/users', may: 'seeUsers' },
  import: { path: '/import', may: 'importReservations' },
  audit: { path: '/audit', may: 'readAudit' },
  jobs: { path: '/jobs', may: 'seeJobs' },
  hotel: { path: '/hotel', may: 'changeHotel' },
  system: { path: '/hotel/system', may: 'changeHotel' },
  differences: { path: '/differences', may: 'workOnStay' },
  account: { path: '/account' },
  forgotten: { path: '/forgotten' },
  password: { path: '/password/{token}', inHash: true },
  invitation: { path: '/invitation/{token}', inHash: true },
  setUp: { path: '/set-up', inHash: true },
} as const satisfies Record<string, ViewTraits>

export type ViewName = keyof typeof views

export function viewTraits(view: ViewName): ViewTraits {
  return views[view]
}

export const viewNames = Object.keys(views) as ViewName[]
