import { expect, it } from 'vitest'
import { getHandOverTarget } from './hand-over-target.ts'

const phone = { channel: 'ownDevice', process: 'check-in', readsCodes: true } as const
const kiosk = { channel: 'kiosk', process: 'check-in', readsCodes: true } as const
const blind = { ...kiosk, readsCodes: false } as const
const atHome = { ...phone, process: 'pre-check-in' } as const

it.each([
  ['a phone, if a kiosk reads codes', phone, [phone, kiosk], 'lobby'],
  ['a phone, if none does', phone, [phone, blind], undefined],
  ['a kiosk, if guests have their own app', kiosk, [kiosk, phone], 'phone'],
  ['a kiosk, if guests only prepare at home', kiosk, [kiosk, atHome], undefined],
  ['a screen at the desk', { ...blind, channel: 'frontApp' }, [phone], 'phone'],
  ['a pre-check-in at home', atHome, [atHome, kiosk, phone], undefined],
] as const)('G10 a check-in continues elsewhere from %s', (_, app, all, to) => {
  expect(getHandOverTarget(app, all)).toBe(to)
})
