import { expect, it } from 'vitest'
import { createHttpCalls } from '../../links/http-calls.ts'
import { buildGrant } from '../../testing/create-signer.ts'
import { startSimulator } from '../../testing/start-simulator.ts'
import { createIagonaEncoder, createIagonaScanner } from './iagona.driver.ts'

it('dispenses cards and reads documents over HTTP, and reports a lost answer as unknown', async () => {
  const played = await startSimulator<{ id: string; room: string; checkOut: string }[]>('iagona')
  const calls = createHttpCalls(played.address('unit'))
  const encoder = createIagonaEncoder(calls, { writeMs: 2_000, takeMs: 2_000 })
  const { id, fence: _, hub: __, hotelId: ___, reservationId: ____, expiresAt: _____, ...granted } = buildGrant()
  const order = { ...granted, key: id, card: 1, startTime: '12:00', endTime: '12:00' }
  const said: string[] = []
  const steps = {
    asking: () => void said.push('asking'),
    refused: () => void said.push('refused'),
    out: () => void said.push('out'),
  }
  await encoder.cut(order, steps)
  expect(await played.ledger()).toMatchObject([{ id, room: '302', checkOut: '2026-11-18T12:00' }])
  await played.turn('answer', { result: 'cut' })
  await expect(encoder.cut(order, steps)).rejects.toMatchObject({ code: 'deviceAway' })
  expect(said).toEqual(['asking', 'out', 'asking'])
  await played.turn('set', { cards: 0 })
  await encoder.refreshStatus()
  expect(encoder.status()).toEqual({ state: 'no_cards' })

  await played.turn('hold', { lines: ['P<UTO', 'L898'] })
  const leaving = new AbortController()
  const texts: string[] = []
  const text = (read: string) => {
    texts.push(read)
    leaving.abort()
  }
  await createIagonaScanner(calls).read({ reading: () => {}, text, nothing: () => {} }, leaving.signal)
  expect(texts).toEqual(['P<UTO\rL898'])
})
