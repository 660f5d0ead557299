import { expect, it, onTestFinished } from 'vitest'
import { splitLinks } from './split-links.ts'

const ours = 'https://foyer.example'

it('an address of our own becomes a link, and the text around it stays', () => {
  expect(splitLinks('Open https://foyer.example/staff/#/password/abc now', ours)).toEqual([
    { at: 0, text: 'Open ' },
    { at: 5, text: 'https://foyer.example/staff/#/password/abc', href: 'https://foyer.example/staff/#/password/abc' },
    { at: 47, text: ' now' },
  ])
})

it.each([
  'https://elsewhere.example/x',
  'https://foyer.example.evil/x',
  'javascript:alert(1)',
  'http://foyer.example/',
])('%s stays text', (text) => {
  expect(splitLinks(text, ours)).toEqual([{ at: 0, text }])
})

it('J19 splits links in a browser without URL.parse', () => {
  const { parse } = URL
  Reflect.deleteProperty(URL, 'parse')
  onTestFinished(() => void Reflect.set(URL, 'parse', parse))
  expect(splitLinks(`${ours}/x`, ours)).toEqual([{ at: 0, text: `${ours}/x`, href: `${ours}/x` }])
})
