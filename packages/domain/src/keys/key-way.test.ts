import { expect, it } from 'vitest'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import { aSite } from '../testing/builders.ts'
import { cutsCards, isPinProvider, type KeyWay, keyCommand, keyWay } from './key-way.ts'

const at = (appKey: string, flags: HotelConfigInput['flags'] = {}) =>
  aSite(
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

it.each<[string, string, HotelConfigInput['flags'], KeyWay]>([
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
  expect(keyWay(at(appKey, flags))).toBe(way)
  expect(cutsCards(at(appKey, flags))).toBe(['programmer', 'iagona', 'fakeDispenser'].includes(way))
})

it('KEY-09 the fake dispenser has its own command', () => {
  expect([keyCommand('fakeDispenser'), keyCommand('programmer'), keyCommand('iagona')]).toEqual([
    'ProgramCard',
    'programCardVendor',
    'programCardVendor',
  ])
  expect(isPinProvider(':BUS')).toBe(true)
})
