import { expect, it } from 'vitest'
import { resolveDemoSetting } from './resolve-demo-setting.ts'

it.each([
  [{}, 'on'],
  [{ DEMO: '', PUBLIC_URL: '' }, 'on'],
  [{ PUBLIC_URL: 'https://checkin.example.com' }, 'off'],
  [{ PUBLIC_URL: 'https://checkin.example.com', DEMO: 'on' }, 'on'],
  [{ DEMO: 'off' }, 'off'],
])('N17 npm start with %o sets the demo to %s', (environment, expected) => {
  expect(resolveDemoSetting(environment)).toBe(expected)
})
