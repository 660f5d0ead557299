import { expect, it } from 'vitest'
import { settleSite } from '../config/site.ts'
import { aHotelConfig } from '../testing/builders.ts'
import { panelsAt } from './panels-at.ts'
import { openPanels } from './staff-panels.ts'

const secrets = { admin_password: 'admin', tablet_password: 'tablet', front_desk_password: 'desk' }
const config = aHotelConfig()

const panelsOf = (
  appKey: string,
  { channelOverride = null as string | null, set = {} as typeof config.secrets } = {},
) => openPanels(settleSite({ config, appKey, channelOverride }), set)

it('a kiosk has the admin and tablet-mode panels, and in tablet mode only the way back', () => {
  expect(panelsOf('kiosk', { set: secrets })).toEqual(['admin', 'tabletMode'])
  expect(panelsOf('kiosk', { set: secrets, channelOverride: 'tablet' })).toEqual(['tabletMode'])
})

it('ADMIN-01.c a real tablet has no mode to switch, and a phone has no panel', () => {
  expect(panelsOf('tablet', { set: secrets })).toEqual([])
  expect(panelsOf('own', { set: secrets })).toEqual([])
})

it('TABLET-02 TABLET-05.b a panel without a password cannot be opened', () => {
  expect(panelsOf('kiosk')).toEqual([])
  expect(panelsOf('kiosk', { set: { admin_password: 'admin' } })).toEqual(['admin'])
  expect(panelsOf('frontapp')).toEqual([])
  expect(panelsOf('frontapp', { set: secrets })).toEqual(['frontDesk'])
})

it('the front desk panel opens only from the language screen', () => {
  expect(panelsAt(['frontDesk'], 'select-language')).toEqual(['frontDesk'])
  expect(panelsAt(['frontDesk', 'tabletMode'], 'guest-list')).toEqual(['tabletMode'])
})
