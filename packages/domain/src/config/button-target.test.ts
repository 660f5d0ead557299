import { expect, it } from 'vitest'
import { place } from '../journey/place.ts'
import { assetSchema } from './assets.ts'
import { findButtonTarget } from './button-target.ts'

it.each([
  ['a page elsewhere', { name: 'spa', url: 'https://example.com/spa' }, { url: 'https://example.com/spa' }],
  ['the path of a screen', { name: 'room', url: '/walk-in/' }, { place: place('create-reservation') }],
  ['the name of a screen', { name: 'check-in' }, { place: place('check-in') }],
  ['the path before the name', { name: 'check-in', url: '/home' }, { place: place('home') }],
  ['no screen of a booking', { name: 'guest-list' }, undefined],
  ['no unknown name', { name: 'toString' }, undefined],
])('P33 MODEL-22.c a button leads to %s', (_, button, target) => {
  expect(findButtonTarget(button)).toEqual(target)
})

const accepts = (url: string) =>
  assetSchema.safeParse({ type: 'ButtonArray', name: 'options', buttons: [{ name: 'one', url }] }).success

it.each(['https://example.com', '/home', '/walk-in/'])('accepts %s', (url) => {
  expect(accepts(url)).toBe(true)
})

it.each(['http://example.com', 'https://', 'javascript:alert(1)', '//example.com', '/nowhere', '/guest-list/FOY1001'])(
  'rejects %s',
  (url) => {
    expect(accepts(url)).toBe(false)
  },
)
