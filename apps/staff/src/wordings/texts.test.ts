import { auditActions } from '@foyer/domain/staff/audit-actions.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import en from './en.json' with { type: 'json' }
import { loadWordings, wordingLoaders } from './load-wordings.ts'
import { createTexts } from './texts.ts'
import type { WordingKey } from './wording-key.ts'

it('falls back to English for an unsupported language', async () => {
  expect(await loadWordings(['xx', 'constructor'])).toEqual({ language: 'en', wordings: en })
})

it.each(Object.keys(auditActions))('the log has a wording for %s', (action) => {
  expect(Object.keys(en)).toContain(`audit.${action}`)
})

const words = createTexts('en', en, 'Europe/Madrid')
const now = new Date('2026-09-22T13:42:00Z')

it('times are in the hotel’s zone, and another day is named', () => {
  expect(words.time('2026-09-22T13:42:00Z')).toBe('15:42')
  expect(words.moment('2026-09-22T08:00:00Z', now)).toBe('10:00')
  expect(words.moment('2026-09-20T22:30:00Z', now)).toBe('Mon 21 Sept 00:30')
})

it.each([
  ['2026-09-22T13:41:30Z', 'just now'],
  ['2026-09-22T13:34:00Z', '8 min'],
  ['2026-09-22T11:09:00Z', '2 h 33 min'],
  ['2026-09-19T13:42:00Z', '3 days'],
])('since %s: %s', (from, span) => {
  expect(words.span(from, now)).toBe(span)
})

it('amounts keep their currency’s decimals', () => {
  expect(words.amount({ minor: 119_200, currency: 'EUR' })).toBe('1,192.00')
  expect(words.amount({ minor: -96_000, currency: 'EUR' })).toBe('−960.00')
  expect(words.amount({ minor: 5_000, currency: 'JPY' })).toBe('5,000')
})

const keys = Object.keys(en) as WordingKey[]
const others = Object.entries(wordingLoaders).filter(([language]) => language !== 'en')

/** Words that are equal in two languages, names, and texts of only values and signs. */
const mayBeSame =
  /^(app\.name|audit\.(foyer|seal|deed|detail)|devices\.hub|document\.|registers\.ledger|jobs\.took|span\.|mark\.of|import\.(issue|difference)|hotel\.room\.newHint|hotel\.history\.version|hotel\.sub|app\.version|stay\.adults|account\.sub|alerts\.handledBy)/

/** Names of the values; plural branches are not values. */
const findValues = (text: string) =>
  [...text.matchAll(/(?<!(?:\bone|\bother|=\d+) )\{(\w+)[,}]/g)].flatMap(([, name]) => name ?? [])

it.each(others)('S16 %s has every text, with the values of the English one, and does not copy it', async (_, load) => {
  const wordings = await load()
  expect(Object.keys(wordings).toSorted()).toEqual(keys.toSorted())
  for (const key of keys) {
    expect(wordings[key].trim(), key).not.toBe('')
    expect(new Set(findValues(wordings[key])), key).toEqual(new Set(findValues(en[key])))
  }
  const copied = keys.filter(
    (key) => wordings[key] === en[key] && /\p{L}{4,}.*\s/u.test(en[key]) && !mayBeSame.test(key),
  )
  expect(copied).toEqual([])
})

it.each(others)('S16 counts in %s have forms for none, one and many', async (language, load) => {
  const words = createTexts(language, await load(), 'Europe/Madrid')
  for (const key of keys.filter((one) => en[one].includes('plural')))
    for (const n of [0, 1, 2, 1_000_000]) {
      const values = Object.fromEntries(findValues(en[key]).map((name) => [name, n]))
      expect(words.say(key, values), key).not.toMatch(/[{}#]/)
    }
})

it('German uses one name for the desk, the same that guests read, and one for the encoder', async () => {
  const { wordings } = await loadWordings(['de'])
  expect(Object.entries(wordings).filter(([, text]) => /Empfang(?!en)|codierer/.test(text))).toEqual([])
})

it('S45 creates a format when it is first needed, and none for further rows', () => {
  const formats = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')]
  onTestFinished(() => {
    for (const format of formats) format.mockRestore()
  })
  const countCreated = () => formats.map(({ mock }) => mock.calls.length)
  const texts = createTexts('de', en, 'Europe/Madrid')
  expect(countCreated()).toEqual([0, 0])
  const showRow = (minor: number) => `${texts.time('2026-09-22T10:00:00Z')} ${texts.amount({ minor, currency: 'EUR' })}`
  expect(showRow(120_000)).toBe('12:00 1.200,00')
  const created = countCreated()
  expect([-50, 0].map(showRow)).toEqual(['12:00 −0,50', '12:00 0,00'])
  expect(countCreated()).toEqual(created)
  expect(texts.amount({ minor: 1_500, currency: 'JPY' })).toBe('1.500')
})
