import type { ScreenName } from '../journey/screens.ts'
import type { ChannelTraits } from '../mode/channels.ts'

interface IdlePolicy {
  readonly minutes: number
  /** A developer is working on this device. */
  readonly off: boolean
}

export interface IdleLimits {
  /** How long the device may stay untouched before it asks or restarts. */
  readonly limitMs: number
  readonly countdownSeconds: number
  readonly ends: Exclude<ChannelTraits['whenIdle'], 'nothing'>
}

const COUNTDOWN_SECONDS = 30
const MORE_TIME_FACTOR = 2

/** Returns undefined if there is no idle timeout. */
export function getIdleLimits(
  { whenIdle }: Pick<ChannelTraits, 'whenIdle'>,
  { minutes, off }: IdlePolicy,
  needs: { readonly moreTime: boolean },
): IdleLimits | undefined {
  if (whenIdle === 'nothing' || off || minutes === 0) return undefined
  const times = needs.moreTime ? MORE_TIME_FACTOR : 1
  return { limitMs: minutes * 60_000 * times, countdownSeconds: COUNTDOWN_SECONDS * times, ends: whenIdle }
}

interface IdleContext {
  readonly screen: ScreenName
  /** Out of service, without guest data on the screen. */
  readonly isResting?: boolean
  /** A payment or a call may be in progress. */
  readonly isUnderWay?: boolean
}

/** While one of these applies, the timer is paused; it restarts from zero afterwards. */
const pauseConditions = {
  selectLanguage: ({ screen }) => screen === 'select-language',
  screensaver: ({ screen }) => screen === 'lean-frontapp-screensaver',
  outOfService: ({ isResting = false }) => isResting,
  underWay: ({ isUnderWay = false }) => isUnderWay,
} as const satisfies Record<string, (going: IdleContext) => boolean>

type IdlePauseReason = keyof typeof pauseConditions

export function idlePauseReason(going: IdleContext): IdlePauseReason | undefined {
  const names = Object.keys(pauseConditions) as IdlePauseReason[]
  return names.find((name) => pauseConditions[name](going))
}

/**
 * When to announce the remaining seconds to screen readers: every second would drown out everything
 * else.
 */
export function isCountdownAnnounced(secondsLeft: number, of: number): boolean {
  return secondsLeft < of && (secondsLeft === 5 || (secondsLeft > 0 && secondsLeft % 10 === 0))
}
