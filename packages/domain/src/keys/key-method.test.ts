import { expect, it } from 'vitest'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import { buildSite } from '../testing/builders.ts'
import { getKeyCommand, getKeyMethod, isPinProvider, issuesCards, type KeyMethod } from './key-method.ts'

const at = (appKey: string, flags: HotelConfigInput['flags'] = {}) =>
  buildSite(
    {
      flags,
      apps: {
        kiosk: { channel: 'kiosk' },
        own: { channel: 'ownDevice' },
        tablet: { channel: 'tablet' },
        frontapp: { channel: 'frontApp' },
      },
    },
    appKey,
  )

it.each<[string, string, HotelConfigInput['flags'], KeyMethod]>([
  ['', 'kiosk', {}, 'code'],
  ['KEY-08', 'kiosk', { actual_hardware: 'encoder' }, 'programmer'],
  ['CONFIG-14.b', 'kiosk', { actual_hardware: 'none' }, 'code'],
  ['CONFIG-14.a', 'kiosk', { actual_hardware: 'Iagona' }, 'iagona'],
  ['CONFIG-15.a', 'kiosk', { actual_hardware: 'encoder', fake_key_generation: true }, 'simulated'],
  ['KEY-09', 'kiosk', { fake_key_dispenser: true }, 'fakeDispenser'],
  ['KEY-06.a CONFIG-13.c', 'kiosk', { actual_hardware: 'encoder', key_provider: 'salto:BUS' }, 'pin'],
  ['KEY-06.b', 'kiosk', { actual_hardware: 'encoder', key_provider: 'BUS:salto' }, 'programmer'],
  ['SHELL-12.d', 'own', { actual_hardware: 'encoder' }, 'code'],
  ['SHELL-12.d', 'own', { fake_key_dispenser: true, fake_key_generation: true }, 'code'],
  ['', 'own', { key_provider: 'salto:BUS' }, 'pin'],
  ['', 'tablet', { key_provider: 'salto:BUS' }, 'code'],
  ['', 'frontapp', { actual_hardware: 'encoder' }, 'code'],
])('%s at the %s with %j: %s', (_, appKey, flags, way) => {
  expect(getKeyMethod(at(appKey, flags))).toBe(way)
  expect(issuesCards(at(appKey, flags))).toBe(['programmer', 'iagona', 'fakeDispenser'].includes(way))
})

it('KEY-09 the fake dispenser has its own command', () => {
  expect([getKeyCommand('fakeDispenser'), getKeyCommand('programmer'), getKeyCommand('iagona')]).toEqual([
    'ProgramCard',
    'programCardVendor',
    'programCardVendor',
  ])
  expect(isPinProvider(':BUS')).toBe(true)
})
