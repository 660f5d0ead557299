import { expect, it } from 'vitest'
import { DESK_APP_KEY, deviceKinds, hangsOnHub, kindOfDevice } from './device-kind.ts'

it('an encoder at the desk is a device of its own kind; one whose app is gone is taken for a kiosk', () => {
  const apps = { lobby: { channel: 'tablet' as const } }
  expect([DESK_APP_KEY, 'lobby', 'gone'].map((appKey) => kindOfDevice(appKey, apps))).toEqual([
    'desk',
    'tablet',
    'kiosk',
  ])
})

it('a hub stands beside kiosks, desk screens and desks', () => {
  expect(deviceKinds.filter(hangsOnHub)).toEqual(['kiosk', 'frontApp', 'desk'])
})
