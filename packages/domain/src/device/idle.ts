import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

interface IdlePolicy {
  readonly minutes: number
  /** Somebody is developing at this device. */
  readonly off: boolean
}

export interface IdleLimits {
  /** How long nobody may touch anything before it is asked or ended. */
  readonly limitMs: number
  readonly countdownSeconds: number
  readonly ends: Exclude<ChannelTraits['whenIdle'], 'nothing'>
}

const COUNTDOWN_SECONDS = 30
const MORE_TIME = 2

/** Undefined where nobody watches the time. */
export function idleLimits(
  { whenIdle }: Pick<ChannelTraits, 'whenIdle'>,
  { minutes, off }: IdlePolicy,
  needs: { readonly moreTime: boolean },
): IdleLimits | undefined {
  if (whenIdle === 'nothing' || off || minutes === 0) return undefined
  const times = needs.moreTime ? MORE_TIME : 1
  return { limitMs: minutes * 60_000 * times, countdownSeconds: COUNTDOWN_SECONDS * times, ends: whenIdle }
}

interface Going {
  readonly screen: ScreenName
  /** Out of service, with nothing of anybody on the screen. */
  readonly isResting?: boolean
  /** Somebody outside may be taking money, or speaks with the guest. */
  readonly isUnderWay?: boolean
}

/** While one of these holds, the time stands still; it begins anew afterwards. */
const holds = {
  selectLanguage: ({ screen }) => screen === 'select-language',
  screensaver: ({ screen }) => screen === 'lean-frontapp-screensaver',
  outOfService: ({ isResting = false }) => isResting,
  underWay: ({ isUnderWay = false }) => isUnderWay,
} as const satisfies Record<string, (going: Going) => boolean>

type IdleHold = keyof typeof holds

export function whyIdleIsHeld(going: Going): IdleHold | undefined {
  const names = Object.keys(holds) as IdleHold[]
  return names.find((name) => holds[name](going))
}

/** Moments at which the seconds that are left are said aloud: every second would drown everything else. */
export function isAnnounced(secondsLeft: number, of: number): boolean {
  return secondsLeft < of && (secondsLeft === 5 || (secondsLeft > 0 && secondsLeft % 10 === 0))
}
