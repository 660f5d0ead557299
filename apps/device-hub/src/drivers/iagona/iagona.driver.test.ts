import { expect, it, vi } from 'vitest'
import type { CardOrder } from '../../roles/key-encoder.ts'
import { buildGrant } from '../../testing/create-signer.ts'
import { createIagonaEncoder, createIagonaScanner } from './iagona.driver.ts'
import { paths } from './iagona.protocol.ts'

const ready = { Result: 'OK', Cards: 12, CardPath: 'Ready' }
const { id, roomNumber, reference, provider, startDate, endDate } = buildGrant()
const order: CardOrder = {
  key: id,
  card: 1,
  cards: 1,
  operation: 'new',
  provider,
  roomNumber,
  reference,
  startDate,
  startTime: '12:00',
  endDate,
  endTime: '12:00',
}

function createUnit(answer: unknown) {
  const asked: [string, object][] = []
  const calls = async (path: string, body: object) => {
    asked.push([path, body])
    return path === paths.status ? ready : answer
  }
  const steps = { asking: vi.fn(), refused: vi.fn(), out: vi.fn() }
  return {
    asked,
    steps,
    encoder: createIagonaEncoder(calls, { writeMs: 1_000, takeMs: 1_000 }),
    scanner: createIagonaScanner(calls),
  }
}

it.each(['OK', 'SimulatedOk'])('KEY-12.b KEY-13.a KEY-13.b DEVICE-10.e %s is a card', async (Result) => {
  const { asked, steps, encoder } = createUnit({ Result })
  await encoder.cut(order, steps)
  expect(asked[1]).toEqual([
    '/distribute-cards',
    {
      Id: id,
      Card: 1,
      Amount: 1,
      Room: '302',
      Copy: false,
      CheckIn: '2026-11-16T12:00',
      CheckOut: '2026-11-18T12:00',
    },
  ])
  expect([steps.asking, steps.out, steps.refused].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

it.each(['ok', 'Error', 'EncodingFailed', ''])(
  'KEY-13.c KEY-16 %j is not a card, and the message says so',
  async (Result) => {
    const { steps, encoder } = createUnit({ Result })
    await expect(encoder.cut(order, steps)).rejects.toMatchObject({
      code: 'cardsNotCreated',
      detail: 'Iagona Error: failed to create cards',
    })
    expect([steps.out, steps.refused].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  },
)

it.each([[{}], [undefined], [{ Result: 7 }]])('an answer like %j leaves the outcome unknown', async (answer) => {
  const { steps, encoder } = createUnit(answer)
  await expect(encoder.cut(order, steps)).rejects.toMatchObject({ code: 'deviceUnknown' })
  expect([steps.asking, steps.refused].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

const reads = (scanner: ReturnType<typeof createIagonaScanner>) => {
  const leaving = new AbortController()
  const heard: string[] = []
  const listener = {
    reading: () => {},
    text: (text: string) => {
      heard.push(text)
      leaving.abort()
    },
    nothing: () => {
      heard.push('nothing')
      leaving.abort()
    },
  }
  return { heard, done: scanner.read(listener, leaving.signal) }
}

it('KEY-12.a DEVICE-10.f reads a guest’s document', async () => {
  const { heard, done } = reads(createUnit({ Result: 'OK', Lines: ['P<UTO', 'L898'] }).scanner)
  await done
  expect(heard).toEqual(['P<UTO\rL898'])
})

it('KEY-15 reports a document that it cannot read', async () => {
  const { heard, done } = reads(createUnit({ Result: 'DocumentUnreadable' }).scanner)
  await done
  expect(heard).toEqual(['nothing'])
  await expect(reads(createUnit({ Result: 'GlassBroken' }).scanner).done).rejects.toMatchObject({
    code: 'deviceFailed',
  })
})
