import { expect, it } from 'vitest'
import { resolveSite } from '../config/site.ts'
import { buildHotelConfig } from '../testing/builders.ts'
import { getAvailablePanels } from './available-panels.ts'
import { getEnabledPanels } from './staff-panels.ts'

const secrets = { admin_password: 'admin', tablet_password: 'tablet', front_desk_password: 'desk' }
const config = buildHotelConfig()

const panelsOf = (
  appKey: string,
  { channelOverride = null as string | null, set = {} as typeof config.secrets } = {},
) => getEnabledPanels(resolveSite({ config, appKey, channelOverride }), set)

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
  expect(getAvailablePanels(['frontDesk'], 'select-language')).toEqual(['frontDesk'])
  expect(getAvailablePanels(['frontDesk', 'tabletMode'], 'guest-list')).toEqual(['tabletMode'])
})
