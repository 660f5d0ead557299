import { expect, it } from 'vitest'
import { settleSite } from '../config/site.ts'
import { aHotelConfig } from '../testing/builders.ts'
import { openDoors } from './doors.ts'
import { doorsAt } from './doors-at.ts'

const secrets = { admin_password: 'admin', tablet_password: 'tablet', front_desk_password: 'desk' }
const config = aHotelConfig()

const doorsOf = (appKey: string, { channelOverride = null as string | null, set = {} as typeof config.secrets } = {}) =>
  openDoors(settleSite({ config, appKey, channelOverride }), set)

it('a kiosk has the admin and the tablet-mode door, in tablet mode only the way back', () => {
  expect(doorsOf('kiosk', { set: secrets })).toEqual(['admin', 'tabletMode'])
  expect(doorsOf('kiosk', { set: secrets, channelOverride: 'tablet' })).toEqual(['tabletMode'])
})

it('ADMIN-01.c a device that is a tablet by itself has no mode to change, a phone no door at all', () => {
  expect(doorsOf('tablet', { set: secrets })).toEqual([])
  expect(doorsOf('own', { set: secrets })).toEqual([])
})

it('TABLET-02 TABLET-05.b a door whose password is not set stays shut', () => {
  expect(doorsOf('kiosk')).toEqual([])
  expect(doorsOf('kiosk', { set: { admin_password: 'admin' } })).toEqual(['admin'])
  expect(doorsOf('frontapp')).toEqual([])
  expect(doorsOf('frontapp', { set: secrets })).toEqual(['frontDesk'])
})

it('the way to the front desk is on the language screen only', () => {
  expect(doorsAt(['frontDesk'], 'select-language')).toEqual(['frontDesk'])
  expect(doorsAt(['frontDesk', 'tabletMode'], 'guest-list')).toEqual(['tabletMode'])
})
