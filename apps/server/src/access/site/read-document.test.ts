import { expect, it } from 'vitest'
import { beachDocument } from '../../demo/beach.ts'
import { palaceDocument } from '../../demo/palace.ts'
import { readDocument } from './read-document.ts'

it('a document with the same text is the same reading, and another text another', () => {
  const [first, again, other] = [palaceDocument, structuredClone(palaceDocument), beachDocument].map(readDocument)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('settles each app and each staff-chosen channel once, separately', () => {
  const reading = readDocument(palaceDocument)
  if (!reading.ok) throw new Error('The demo is not readable.')
  const { settle } = reading.read
  const own = settle('own', null)
  expect(settle('own', null)).toBe(own)
  expect(settle('kiosk', null).device).not.toEqual(own.device)
  expect(settle('kiosk', 'tablet')).not.toBe(settle('kiosk', null))
})

it('an invalid document is invalid each time', () => {
  const wrong = { flags: { no_such_flag: true } }
  expect(readDocument(wrong)).toMatchObject({ ok: false })
  expect(readDocument(wrong)).toMatchObject({ ok: false, issues: [{ path: 'flags.no_such_flag' }] })
})

it('caches the last 50', () => {
  const titled = (title: string) => ({ ...palaceDocument, labels: { en: { title } } })
  const first = readDocument(titled('first'))
  for (let more = 0; more < 50; more++) readDocument(titled(`more ${more}`))
  expect(readDocument(titled('first'))).not.toBe(first)
})
