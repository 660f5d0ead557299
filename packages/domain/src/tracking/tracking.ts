import { type ScreenName, screens } from '../journey/screens.ts'

export const trackingTypes = [
  'navigation',
  'system-event',
  'user-action',
  'new-session',
  'process-result',
  'error',
] as const
type TrackingType = (typeof trackingTypes)[number]

/** What we say of events. A closed list: a free text would sooner or later name a guest. */
export const trackingDescriptions = [
  'page loaded',
  'language chosen anew',
  'another booking searched',
  'screen entered',
  'problem shown',
  'check-in finished',
  'asked whether somebody is there',
  'somebody is there',
  'guest ended the visit',
  'nobody was there',
  'camera needs https',
  'page at fault',
  'maintenance not started',
  'extra not mapped',
  'customer field not defined',
  'customer not created',
  'customer modal failed',
] as const
export type TrackingDescription = (typeof trackingDescriptions)[number]

/** The page belongs to no hotel yet, so nobody could read what is written of it. */
const UNSENT = 'license-code-sign-in'

export interface TrackingEvent {
  readonly type: TrackingType
  readonly state: string
  readonly description: string
}

interface Move {
  /** Undefined when the page has just been loaded. */
  readonly from: ScreenName | undefined
  readonly to: ScreenName
}

/** In order: the first that applies says why a tracking session begins. */
const beginnings: readonly { readonly when: (move: Move) => boolean; readonly why: TrackingDescription }[] = [
  { when: ({ from }) => from === undefined, why: 'page loaded' },
  { when: ({ to }) => to === 'select-language', why: 'language chosen anew' },
  { when: ({ from, to }) => from === 'your-booking' && to === 'check-in', why: 'another booking searched' },
]

/** Undefined: the move belongs to the session that there is. */
export function whySessionBegins(move: Move): TrackingDescription | undefined {
  return beginnings.find(({ when }) => when(move))?.why
}

/** Undefined when the event is sent. */
export function whyEventIsDropped(event: {
  readonly type: string
  readonly state: string
  readonly description: string
}): 'unknownType' | 'noState' | 'noDescription' | 'beforeSignIn' | undefined {
  if (!trackingTypes.some((type) => type === event.type)) return 'unknownType'
  if (event.state === '') return 'noState'
  if (event.description === '') return 'noDescription'
  return event.state === UNSENT ? 'beforeSignIn' : undefined
}

export function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name)
}
