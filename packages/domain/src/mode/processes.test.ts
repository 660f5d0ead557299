import { expect, it } from 'vitest'
import { findAppWith } from './processes.ts'

const apps = {
  out: { process: 'check-out' },
  early: { process: 'pre-check-in' },
  street: { process: 'walk-in' },
  own: { process: 'check-in' },
  kiosk: { process: 'check-in' },
} as const

it('finds the app for arrivals, and the one for a party with several phones', () => {
  expect([findAppWith(apps, 'checksIn'), findAppWith(apps, 'inSeveralHands')]).toEqual(['own', 'early'])
  expect(findAppWith({ out: apps.out, street: apps.street }, 'checksIn')).toBeUndefined()
})
