import { expect, it } from 'vitest'
import { channels } from '../mode/channels.ts'
import { buildSite } from '../testing/builders.ts'
import { getIdleLimits, idlePauseReason, isCountdownAnnounced } from './idle.ts'

const limitsOf = (appKey: string, flags = {}, needs = { moreTime: false }) => {
  const { device, policies } = buildSite({ flags }, appKey)
  return getIdleLimits(device, policies.idle, needs)
}

it('IDLE-01.a IDLE-01.b times out after three minutes by default', () => {
  expect(limitsOf('kiosk')?.limitMs).toBe(180_000)
  expect(limitsOf('kiosk', { downtime_minutes: 1.5 })?.limitMs).toBe(90_000)
  expect(limitsOf('kiosk', { downtime_minutes: 0 })).toBeUndefined()
})

it('IDLE-02.a IDLE-02.b IDLE-02.c only the kiosk and the front app have an idle timeout', () => {
  const watching = Object.entries(channels).filter(([, device]) =>
    getIdleLimits(device, { minutes: 3, off: false }, { moreTime: false }),
  )
  expect(watching.map(([name]) => name)).toEqual(['kiosk', 'frontApp'])
})

it('IDLE-03 there is no idle timeout in debug mode', () => {
  expect(limitsOf('kiosk', { debug: true })).toBeUndefined()
  expect(limitsOf('frontapp', { debug: true })).toBeUndefined()
})

it('IDLE-05 IDLE-06 the kiosk asks first, the front app restarts', () => {
  expect(limitsOf('kiosk')?.ends).toBe('askStillThere')
  expect(limitsOf('frontapp')?.ends).toBe('restart')
})

it('IDLE-10 the countdown takes thirty seconds, or sixty for a guest who needs more time', () => {
  expect(limitsOf('kiosk')?.countdownSeconds).toBe(30)
  expect(limitsOf('kiosk', {}, { moreTime: true })).toMatchObject({ limitMs: 360_000, countdownSeconds: 60 })
})

it.each([
  ['IDLE-07.a', 'select-language', 'selectLanguage'],
  ['IDLE-09.a', 'lean-frontapp-screensaver', 'screensaver'],
  ['any other screen', 'guest-list', undefined],
] as const)('%s %s', (_rule, screen, reason) => {
  expect(idlePauseReason({ screen })).toBe(reason)
})

it('a device that is out of service does not ask whether anyone is there', () => {
  expect(idlePauseReason({ screen: 'show-error', isResting: true })).toBe('outOfService')
  expect(idlePauseReason({ screen: 'show-error', isResting: false })).toBeUndefined()
  expect(idlePauseReason({ screen: 'check-in-summary', isUnderWay: true })).toBe('underWay')
})

it('announces the remaining seconds occasionally, but not at the start or at zero', () => {
  const said = Array.from({ length: 31 }, (_, gone) => 30 - gone).filter((left) => isCountdownAnnounced(left, 30))
  expect(said).toEqual([20, 10, 5])
})
