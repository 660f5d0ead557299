import { findPostalCodes } from '@foyer/contract/postal-codes.ts'
import { expect, it } from 'vitest'
import type { PostalCodes } from '../../outside/postal-codes/postal-codes.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { importPostalCodes } from './import-postal-codes.ts'
import { buildGeoNamesLines } from './testing/geonames-lines.ts'

const find = async (page: GuestPage, country: string, query: string) =>
  (await page.call(findPostalCodes, { body: { country, query } })).results

it('VALID-45 finds French and Italian codes by prefix, at most five', async () => {
  const page = await (await createTestServer()).open()
  expect(await find(page, 'FRA', '750')).toHaveLength(5)
  expect(await find(page, 'FRA', '75001')).toEqual([
    { postalCode: '75001', city: 'Paris', region: '75', municipality: '75056' },
  ])
  expect(await find(page, 'ITA', '40 121')).toEqual([
    { postalCode: '40121', city: 'Bologna', region: '037', municipality: '037006' },
  ])
  expect(await find(page, 'DEU', '101')).toEqual([])
})

it('G20 a full Spanish code gives its province, and the town if it is the capital; a partial one gives nothing', async () => {
  const page = await (await createTestServer()).open()
  const barcelona = { postalCode: '08001', city: 'Barcelona', region: '08', municipality: '08019' }
  expect(await find(page, 'ESP', '08001')).toEqual([barcelona])
  expect(await find(page, 'ESP', '08911')).toEqual([{ postalCode: '08911', city: '', region: '08' }])
  // The capital's name differs from the province's, so no town is suggested.
  expect(await find(page, 'ESP', '33001')).toEqual([{ postalCode: '33001', city: '', region: '33' }])
  expect(await find(page, 'ESP', '0800')).toEqual([])
  expect(await find(page, 'ESP', '99001')).toEqual([])
})

it('VALID-44.a rejects fewer than three characters', async () => {
  const page = await (await createTestServer()).open()
  const answer = await page.send(findPostalCodes, { body: { country: 'FRA', query: '75' } })
  expect([answer.statusCode, answer.json().problem]).toEqual([400, 'badInput'])
})

it('finds imported codes in any spelling, and prefers them', async () => {
  const server = await createTestServer()
  await importPostalCodes(
    server.db.directory,
    buildGeoNamesLines('GB\tSW1A 1AA\tLONDON', 'ES\t08001\tBarcelona', 'FR\t75001\tParis 01'),
  )
  const page = await server.open()
  expect(await find(page, 'GBR', 'sw1a-1')).toEqual([{ postalCode: 'SW1A 1AA', city: 'London' }])
  expect(await find(page, 'ESP', '080')).toEqual([
    { postalCode: '08001', city: 'Barcelona', region: '08', municipality: '08019' },
  ])
  expect(await find(page, 'FRA', '750')).toEqual([{ postalCode: '75001', city: 'Paris 01', region: '75' }])
  expect(await find(page, 'FRA', '13001')).toEqual([
    { postalCode: '13001', city: 'Marseille', region: '13', municipality: '13055' },
  ])
})

it('queries the maps service in the guest’s language, and derives the region itself', async () => {
  const asked: unknown[] = []
  const maps: PostalCodes = {
    async find(search) {
      asked.push(search)
      return [{ postalCode: '08019', city: 'Barcelona' }]
    },
  }
  const page = await (await createTestServer({ maps })).open({ language: 'es' })
  expect(await find(page, 'ESP', '080')).toEqual([
    { postalCode: '08019', city: 'Barcelona', region: '08', municipality: '08019' },
  ])
  expect(asked).toEqual([{ country: 'ESP', language: 'es', query: '080' }])
})

it('falls back to its own codes when the maps service fails', async () => {
  const maps: PostalCodes = { find: () => Promise.reject(new Error('out of credit')) }
  const page = await (await createTestServer({ maps })).open()
  expect(await find(page, 'FRA', '75001')).toMatchObject([{ city: 'Paris' }])
})

it('one visit may search sixty times a minute, with or without results; others are not affected', async () => {
  const server = await createTestServer()
  const page = await server.open()
  for (let search = 0; search < 60; search += 1) await find(page, 'DEU', '101')
  await expect(find(page, 'FRA', '750')).rejects.toMatchObject({ status: 429, problem: 'tooManyTries' })
  expect(await find(await server.open(), 'FRA', '75001')).toHaveLength(1)
})

it('rejects requests without a visit', async () => {
  const page = await (await createTestServer()).open()
  page.csrf = 'forged'
  await expect(find(page, 'FRA', '750')).rejects.toMatchObject({ problem: 'noVisit' })
})
