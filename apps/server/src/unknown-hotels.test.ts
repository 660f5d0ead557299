import { expect, it } from 'vitest'
import { createTestServer } from './testing/create-test-server.ts'

/** No hotel, the first number that does not fit into its column, and the largest whole number. */
const numbers = [99, 2_147_483_648, Number.MAX_SAFE_INTEGER]

it.each([
  ['GET', '/theme/{hotel}/1.css', 404],
  ['GET', '/pay/{hotel}/00000000-0000-4000-8000-000000000000', 410],
  ['POST', '/api/gateway/{hotel}/notice/', 401],
  ['POST', '/api/hotel-system/{hotel}/events/', 401],
  ['POST', '/api/hotel-system/{hotel}/hints/guess/', 404],
] as const)(
  'R20 a stranger who names an impossible hotel is refused like one who names an unknown one: %s %s',
  async (method, path, status) => {
    const { app } = await createTestServer()
    const sent = numbers.map(async (hotel) => {
      const { statusCode } = await app.inject({ method, url: path.replace('{hotel}', String(hotel)) })
      return statusCode
    })
    expect(await Promise.all(sent)).toEqual(numbers.map(() => status))
  },
)
