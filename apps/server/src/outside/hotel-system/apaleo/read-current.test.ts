import { once } from 'node:events'
import { createServer, request as httpRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { buildApaleoReservation } from '../../../testing/control-apaleo.ts'
import { startApaleo } from '../../../testing/start-apaleo.ts'
import { LINE, money } from '../testing/delivery-parts.ts'
import { openSystem } from '../testing/open-system.ts'
import { REFERENCE } from './testing/connect-apaleo.ts'

/** Passes everything on to this address. The requests of a round are answered when all of them have come. */
async function startInRounds(url: string) {
  let rounds: RegExp[][] = []
  const held = new Map<string, () => void>()
  const passOn = (path: string, method: string, headers: object, body: Buffer, response: ServerResponse) =>
    httpRequest(url + path, { method, headers: { ...headers } }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end(body)
  const server = createServer(async (request, response) => {
    const { url: path = '', method = 'GET', headers } = request
    const body = Buffer.concat(await request.toArray())
    const answer = () => passOn(path, method, headers, body, response)
    const [round] = rounds
    if (!round) return answer()
    held.set(path, answer)
    if (!round.every((one) => [...held.keys()].some((known) => one.test(known)))) return undefined
    rounds = rounds.slice(1)
    const all = [...held.values()]
    held.clear()
    for (const one of all) one()
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    expectRounds: (wanted: RegExp[][]) => {
      rounds = wanted
    },
    countLeft: () => rounds.length,
  }
}

it('a question of a guest who has paid takes two rounds: the stay and its bill, then its room and refunds', async () => {
  const apaleo = await startApaleo()
  await apaleo.put({ reservations: [buildApaleoReservation({ id: REFERENCE })] })
  const { url, expectRounds, countLeft } = await startInRounds(apaleo.url)
  const { document } = apaleo
  const system = openSystem({ ...document, hotel_system: { ...document.hotel_system, url, identity: url } })
  const payment = { key: LINE, at: '2027-05-10T10:00:00.000Z', reference: REFERENCE, kind: 'payment', amount: 50 }
  await system.deliver({ ...payment, ...money } as never)
  expectRounds([
    [/^\/booking\/v1\/reservations\//, /^\/finance\/v1\/folios\?/],
    [/^\/inventory\/v1\/units\?/, /^\/finance\/v1\/folios\/[^/]+\/refunds$/],
  ])
  expect(await system.ask(REFERENCE)).toMatchObject({ reservation: { reference: REFERENCE }, room: { number: '201' } })
  expect(countLeft()).toBe(0)
})
