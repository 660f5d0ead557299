import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { chooseMaps } from './choose-postal-codes.ts'
import { createMapsPostalCodes } from './maps-postal-codes.ts'

const search = { country: 'DEU', language: 'de', query: '101' }

/** A local maps service that records requests and answers them. */
async function startService(answer: RequestListener) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service'))
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { asked, url: `http://127.0.0.1:${port}/v1/autocomplete` }
}

const found = (...places: [postalCode: string | undefined, city: string | undefined][]) =>
  JSON.stringify({
    items: places.map(([postalCode, city]) => ({ title: 'x', address: { countryCode: 'DEU', postalCode, city } })),
  })

it('API-32.a API-32.b sends country, language, limit 5, query and type, and reads codes with their towns', async () => {
  const { url, asked } = await startService((_, response) =>
    response.end(found(['10115', 'Berlin'], [undefined, 'Bonn'])),
  )
  expect(await createMapsPostalCodes({ url, key: 'secret' }).find(search)).toEqual([
    { postalCode: '10115', city: 'Berlin' },
  ])
  expect(asked.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
    [
      '/v1/autocomplete',
      { q: '101', in: 'countryCode:DEU', lang: 'de', limit: '5', types: 'postalCode', apiKey: 'secret' },
    ],
  ])
})

it('VALID-45 returns at most five results', async () => {
  const many = Array.from({ length: 9 }, (_, at): [string, string] => [`1011${at}`, 'Berlin'])
  const { url } = await startService((_, response) => response.end(found(...many)))
  expect(await createMapsPostalCodes({ url, key: 'k' }).find(search)).toHaveLength(5)
})

it('a guest’s input is a parameter and never part of the address', async () => {
  const { url, asked } = await startService((_, response) => response.end(found()))
  await createMapsPostalCodes({ url, key: 'k' }).find({ ...search, query: '../?apiKey=x&q=@evil.example' })
  expect([asked[0]?.pathname, asked[0]?.searchParams.getAll('apiKey')]).toEqual(['/v1/autocomplete', ['k']])
})

it.each<[string, RequestListener]>([
  ['a rejection', (_, response) => response.writeHead(401).end('{}')],
  ['a response other than JSON', (_, response) => response.end('<h1>')],
  ['an unexpected shape', (_, response) => response.end('{"suggestions":[]}')],
  ['a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['silence', () => {}],
])('%s is a failure', async (_case, answer) => {
  const { url } = await startService(answer)
  await expect(createMapsPostalCodes({ url, key: 'k', timeoutMs: 100 }).find(search)).rejects.toThrow()
})

it('is used if both address and key are set; one without the other is an error', () => {
  expect(chooseMaps({ mapsUrl: undefined, mapsKey: undefined })).toBeUndefined()
  expect(chooseMaps({ mapsUrl: 'https://maps.example/', mapsKey: 'k' })).toBeDefined()
  expect(() => chooseMaps({ mapsUrl: 'https://maps.example/', mapsKey: undefined })).toThrow(StartProblem)
})
