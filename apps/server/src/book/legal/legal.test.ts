import { legalConditions } from '@foyer/contract/legal.ts'
import { expect, it } from 'vitest'
import { beachDocument } from '../../demo/beach.ts'
import { createTestServer } from '../../testing/create-test-server.ts'

it('API-29.b returns the hotel’s texts in the language of the page', async () => {
  const server = await createTestServer()
  const texts = async (lang: string) =>
    (await (await server.open()).send(legalConditions, { body: { hotel: 1, lang } })).json()
  expect(await texts('es')).toMatchObject({
    terms_content: expect.stringContaining('habitación'),
    privacy_content: expect.any(String),
  })
  expect(await texts('de')).toMatchObject({ terms_content: expect.stringContaining('Zimmer') })
  // An unknown language falls back to the hotel's first.
  expect(await texts('xx')).toEqual(await texts('en'))
})

it('answers 404 where nothing is set', async () => {
  const server = await createTestServer()
  const { legal: _, ...silent } = beachDocument
  await server.publish(2, silent)
  const page = await server.open({ hotelId: 2 })
  await expect(page.call(legalConditions, { body: { hotelId: 2, language: 'en' } })).rejects.toMatchObject({
    status: 404,
    problem: 'legalTextMissing',
  })
})
