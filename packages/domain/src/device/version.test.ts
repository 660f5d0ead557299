import { expect, it } from 'vitest'
import { screens } from '../journey/screens.ts'
import { channels } from '../mode/channels.ts'
import { isOutdated, shouldCheckVersion, VERSION_POLL_INTERVAL_MS } from './version.ts'

const names = Object.keys(screens) as (keyof typeof screens)[]

it('SHELL-30.a SHELL-30.b SHELL-30.c SHELL-30.d the kiosk checks only on the language screen and the screensaver', () => {
  const asking = names.filter((screen) => shouldCheckVersion({ device: channels.kiosk, isDemo: false, screen }))
  expect(asking).toEqual(['select-language', 'lean-frontapp-screensaver'])
  expect(shouldCheckVersion({ device: channels.ownDevice, isDemo: false, screen: 'select-language' })).toBe(false)
})

it('SHELL-31 checks every ten minutes', () => {
  expect(VERSION_POLL_INTERVAL_MS).toBe(600_000)
})

it('SHELL-33 does not check in demo mode', () => {
  expect(shouldCheckVersion({ device: channels.kiosk, isDemo: true, screen: 'select-language' })).toBe(false)
})

it.each([
  ['SHELL-32.b five minutes newer', '2026-11-15T10:05:00.000Z', false],
  ['SHELL-32.a slightly more', '2026-11-15T10:05:00.001Z', true],
  ['older', '2026-11-14T10:00:00.000Z', false],
  ['unreadable', 'yesterday', false],
])('detects an outdated build: %s', (_what, served, outdated) => {
  expect(isOutdated('2026-11-15T10:00:00.000Z', served)).toBe(outdated)
})
