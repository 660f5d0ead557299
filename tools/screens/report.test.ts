import { expect, it } from 'vitest'
import { findStrayScreens, formatTable, readScreenChecks } from './report.ts'

const attached = (looks: unknown) => ({ name: 'looks', body: Buffer.from(JSON.stringify(looks)).toString('base64') })

const spec = (title: string, ok: boolean, looks: unknown, message?: string) => ({
  title: `every screen is right for everybody: ${title}`,
  ok,
  tests: [{ results: [{ attachments: looks ? [attached(looks)] : [], errors: message ? [{ message }] : [] }] }],
})

it('counts what each kind of round has seen and found', () => {
  const report = {
    suites: [
      {
        specs: [
          spec('search, phone, en', true, [{ screen: 'language', found: [] }]),
          spec('key, phone, en', false, [{ screen: 'key', found: ['too small', 'too far'] }]),
          spec('data, kiosk, de', false, [{ screen: 'guests', found: [] }], 'No document.'),
        ],
      },
    ],
  }
  const looks = readScreenChecks(JSON.stringify(report))
  expect(looks.at(-1)).toEqual({ round: 'data, kiosk, de', screen: 'the walk', found: ['ended early: No document.'] })
  expect(formatTable(looks)).toEqual([
    'kiosk, de     2 screens     1 findings',
    'phone, en     2 screens     2 findings',
  ])
})

it('names each screen that no walk has seen, and each that is listed as left out although one has', () => {
  const hotel = '/pok/1/company/1/hotel/1/lang/de/appkey/own'
  const look = (path: string) => ({ round: 'search, phone, de', screen: 'any', path, found: [] })
  const before = findStrayScreens([look(`${hotel}/check-in`)])
  expect(before).toContain('signpad')
  expect(before).toContain('license-code-sign-in')
  expect(before).not.toContain('check-in')
  expect(before).not.toContain('rac-upsell')
  const after = findStrayScreens([look('/pok/'), look(`${hotel}/signpad/FOY1001`), look(`${hotel}/rac-upsell/RAC3003`)])
  expect(after).not.toContain('signpad')
  expect(after).not.toContain('license-code-sign-in')
  expect(after).toContain('rac-upsell')
})
