import { expect, it } from 'vitest'
import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import { channels } from '../mode/channels.ts'
import {
  canShowOutOfService,
  getDevicePhase,
  getServiceCheck,
  isOutOfService,
  outOfServicePlace,
} from './in-service.ts'

it.each<[string, Place, ScreenName | undefined, ReturnType<typeof getDevicePhase>]>([
  ['the language screen', place('select-language'), undefined, 'free'],
  ['right after it', place('check-in'), 'select-language', 'beginning'],
  ['later on', place('scan'), 'check-in', 'busy'],
  ['with a booking', place('guest-list', { code: 'FOY1001' }), 'select-language', 'busy'],
  ['the out-of-service page', outOfServicePlace, 'select-language', 'refused'],
  ['a rejected search', place('show-error', { error: 'Pok no configurado' }), 'check-in', 'refused'],
  ['another error', place('show-error', { error: 'unavailable' }), 'check-in', 'busy'],
])('%s', (_, at, cameFrom, standing) => {
  expect(getDevicePhase({ device: channels.kiosk, at, cameFrom })).toBe(standing)
  expect(getDevicePhase({ device: channels.ownDevice, at, cameFrom })).toBeUndefined()
})

it('S14 checks every minute while idle, and every five seconds while a guest is using it', () => {
  expect(getServiceCheck('free')).toEqual({ atOnce: true, everyMs: 60_000 })
  expect(getServiceCheck('beginning')).toEqual({ atOnce: true, everyMs: 5_000 })
  expect(getServiceCheck('refused')).toEqual({ atOnce: false, everyMs: 60_000 })
  expect(getServiceCheck('busy')).toEqual({ atOnce: false, everyMs: 5_000 })
  expect(getServiceCheck(undefined)).toEqual({ atOnce: false })
})

it('a guest who has started is not sent away when the device goes out of service', () => {
  const all = ['free', 'beginning', 'refused', 'busy'] as const
  expect(all.filter((standing) => canShowOutOfService(standing, true))).toEqual(['free', 'beginning'])
  expect(all.filter((standing) => canShowOutOfService(standing, false))).toEqual(['free'])
})

it('only the out-of-service page counts as resting: a guest may still be at a failed search', () => {
  expect(isOutOfService(outOfServicePlace)).toBe(true)
  expect(isOutOfService(place('show-error', { error: 'Pok no configurado' }))).toBe(false)
})
