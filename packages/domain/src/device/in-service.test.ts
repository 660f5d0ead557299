import { expect, it } from 'vitest'
import { type Place, place } from '../journey/place.ts'
import type { ScreenName } from '../journey/screens.ts'
import { channels } from '../mode/channels.ts'
import { asksInService, isResting, restingPlace, standingOf } from './in-service.ts'

it.each<[string, Place, ScreenName | undefined, ReturnType<typeof standingOf>]>([
  ['the language', place('select-language'), undefined, 'free'],
  ['just behind it', place('check-in'), 'select-language', 'beginning'],
  ['further on', place('scan'), 'check-in', undefined],
  ['a booking at hand', place('guest-list', { code: 'FOY1001' }), 'select-language', undefined],
  ['its own page', restingPlace, 'select-language', 'refused'],
  ['a refused search', place('show-error', { error: 'Pok no configurado' }), 'check-in', 'refused'],
  ['another error', place('show-error', { error: 'unavailable' }), 'check-in', undefined],
])('%s', (_, at, cameFrom, standing) => {
  expect(standingOf({ device: channels.kiosk, at, cameFrom })).toBe(standing)
  expect(standingOf({ device: channels.ownDevice, at, cameFrom })).toBeUndefined()
})

it('asks again and again where nobody has begun, once behind the language, and nowhere else', () => {
  expect(asksInService('free')).toEqual({ atOnce: true, again: true })
  expect(asksInService('beginning')).toEqual({ atOnce: true, again: false })
  expect(asksInService('refused')).toEqual({ atOnce: false, again: true })
  expect(asksInService(undefined)).toEqual({ atOnce: false, again: false })
})

it('only its own page rests: at a refused search somebody may still stand', () => {
  expect(isResting(restingPlace)).toBe(true)
  expect(isResting(place('show-error', { error: 'Pok no configurado' }))).toBe(false)
})
