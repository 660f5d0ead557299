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

/** The descriptions of events. A closed list, because free text would eventually name a guest. */
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

/** The page does not belong to a hotel yet, so there is no one to read its events. */
const UNTRACKED_SCREEN = 'license-code-sign-in'

export interface TrackingEvent {
  readonly type: TrackingType
  readonly state: string
  readonly description: string
}

interface Move {
  /** Undefined if the page has just loaded. */
  readonly from: ScreenName | undefined
  readonly to: ScreenName
}

/** Why a tracking session starts; the first match wins. */
const sessionStarts: readonly { readonly when: (move: Move) => boolean; readonly why: TrackingDescription }[] = [
  { when: ({ from }) => from === undefined, why: 'page loaded' },
  { when: ({ to }) => to === 'select-language', why: 'language chosen anew' },
  { when: ({ from, to }) => from === 'your-booking' && to === 'check-in', why: 'another booking searched' },
]

/** Returns undefined if the move belongs to the current session. */
export function newSessionReason(move: Move): TrackingDescription | undefined {
  return sessionStarts.find(({ when }) => when(move))?.why
}

/** Returns undefined if the event is sent. */
export function droppedEventReason(event: {
  readonly type: string
  readonly state: string
  readonly description: string
}): 'unknownType' | 'noState' | 'noDescription' | 'beforeSignIn' | undefined {
  if (!trackingTypes.some((type) => type === event.type)) return 'unknownType'
  if (event.state === '') return 'noState'
  if (event.description === '') return 'noDescription'
  return event.state === UNTRACKED_SCREEN ? 'beforeSignIn' : undefined
}

export function isScreenName(name: string): name is ScreenName {
  return Object.hasOwn(screens, name)
}
