import { expect, it } from 'vitest'
import { DESK_APP_KEY, deviceKinds, getDeviceKind, usesHub } from './device-kind.ts'

it('an encoder at the desk has its own kind; a device without an app counts as a kiosk', () => {
  const apps = { lobby: { channel: 'tablet' as const } }
  expect([DESK_APP_KEY, 'lobby', 'gone'].map((appKey) => getDeviceKind(appKey, apps))).toEqual([
    'desk',
    'tablet',
    'kiosk',
  ])
})

it('kiosks, desk screens and desks have a hub', () => {
  expect(deviceKinds.filter(usesHub)).toEqual(['kiosk', 'frontApp', 'desk'])
})
