import { expect, it } from 'vitest'
import { httpCalls } from '../../links/http-calls.ts'
import { aGrant } from '../../testing/a-signer.ts'
import { aSimulator } from '../../testing/a-simulator.ts'
import { iagonaEncoder, iagonaScanner } from './iagona.driver.ts'

it('dispenses cards and reads documents over HTTP, and reports a lost answer as unknown', async () => {
  const played = await aSimulator<{ id: string; room: string; checkOut: string }[]>('iagona')
  const calls = httpCalls(played.address('unit'))
  const encoder = iagonaEncoder(calls, { writeMs: 2_000, takeMs: 2_000 })
  const { id, fence: _, hub: __, hotelId: ___, reservationId: ____, expiresAt: _____, ...granted } = aGrant()
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
  await encoder.look()
  expect(encoder.status()).toEqual({ state: 'no_cards' })

  await played.turn('hold', { lines: ['P<UTO', 'L898'] })
  const leaving = new AbortController()
  const texts: string[] = []
  const text = (read: string) => {
    texts.push(read)
    leaving.abort()
  }
  await iagonaScanner(calls).read({ reading: () => {}, text, nothing: () => {} }, leaving.signal)
  expect(texts).toEqual(['P<UTO\rL898'])
})
