import { expect, it } from 'vitest'
import { sanitizeBrowser, sanitizeData, sanitizeDescription, sanitizeScreen, sanitizeState } from './sanitize-event.ts'

it('T19 stores only added data that cannot identify anyone', () => {
  const data = {
    from: 'your-booking',
    problem: 'roomNotReady',
    status: 409,
    took_ms: 1_200,
    tries: 2,
    line: 1,
    column: 20_417,
    surname: 'Canaryson',
    card: '4111111111111111',
    __proto__: { from: 'x' },
  }
  expect(sanitizeData(data)).toEqual({
    from: 'your-booking',
    problem: 'roomNotReady',
    status: 409,
    took_ms: 1_200,
    tries: 2,
    line: 1,
    column: 20_417,
  })
  expect(
    sanitizeData({
      from: 'Canaryson',
      problem: 'Canaryson',
      status: 4_111_111_111_111_111,
      took_ms: 1.5,
      tries: 'two',
    }),
  ).toEqual({})
  expect(sanitizeData()).toEqual({})
})

it.each([
  ['/guest-list/FOY1001', 'guest-list'],
  ['/check-in?voucher=FOY1001&surname=Canaryson', 'check-in'],
  ['/pok/1/company/1/hotel/1/lang/en/appkey/kiosk/check-in-summary/FOY1/-/-/-/301/Ana/Canaryson', 'check-in-summary'],
  ['https://hotel.example/pok/1/company/1/hotel/1/lang/en/finish/?code=FOY1001', 'finish'],
  ['/Canaryson', undefined],
  ['', undefined],
  [undefined, undefined],
])('T19 reduces the address %s to %s', (url, screen) => {
  expect(sanitizeScreen(url)).toBe(screen)
})

it('T19 stores unknown states and descriptions as other', () => {
  expect([sanitizeState('finish'), sanitizeState('Canaryson')]).toEqual(['finish', 'other'])
  expect([sanitizeDescription('screen entered'), sanitizeDescription('Ana Canaryson')]).toEqual([
    'screen entered',
    'other',
  ])
})

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604',
    'Safari 18',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox 130'],
  ['Canaryson', undefined],
  [undefined, undefined],
])("T19 stores only the browser's name and version", (userAgent, browser) => {
  expect(sanitizeBrowser(userAgent)).toBe(browser)
})
