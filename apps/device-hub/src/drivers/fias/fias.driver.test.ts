import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScriptedLink, type Step } from '../../links/scripted-link.ts'
import type { CardOrder } from '../../roles/key-encoder.ts'
import { createFiasLock, LINK_TIMEOUT_MS } from './fias.driver.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 16, 15, 0, 0) }))
afterEach(() => void vi.useRealTimers())

const WRITE_MS = 15_000
const stamped = 'DA261116|TI150000|'

const order: CardOrder = {
  key: '0f8b6c1e-2d3a-4b5c-8d7e-9f0a1b2c3d4e',
  card: 1,
  cards: 1,
  operation: 'new',
  provider: 'tesa',
  roomNumber: '302',
  reference: 'FOY1001',
  startDate: '2026-11-16',
  startTime: '12:00',
  endDate: '2026-11-18',
  endTime: '12:00',
}

/** The lock's description of itself, as its vendor writes it. */
const linked = (answer = 'ASKCWS'): Step[] => [
  { we: `\x02LS|${stamped}\x03` },
  { device: `\x02LD|IFDL|V#2.02|\x03\x02LR|RIKR|FLWSKCRNKTK#GAGDDT|\x03\x02LR|RIKA|FL${answer}|\x03` },
  { device: '\x02LA|DA261116|TI150001|\x03' },
  { we: `\x02LA|${stamped}\x03` },
]
const request = (card = 1, type = 'N') => ({
  we: `\x02KR|KC1|WS0f8b6c1e2d3a0${card}|RN302|KT${type}|K#1|GA261116|GD261118|DT12:00|\x03`,
})
const answer = (status: string, station = '0f8b6c1e2d3a01') => ({ device: `\x02KA|AS${status}|KC01|WS${station}|\x03` })

function createLock(steps: readonly Step[]) {
  const link = createScriptedLink(steps)
  const asking = vi.fn()
  const lock = createFiasLock(link, { coder: '1', writeMs: WRITE_MS })
  return {
    link,
    asking,
    lock,
    write: (changes: Partial<CardOrder> = {}) => lock.write({ ...order, ...changes }, asking),
  }
}

it('starts the link, and requests a card with exactly the fields that the lock asks for', async () => {
  const { link, write, asking } = createLock([...linked(), request(), answer('OK')])
  await write()
  expect([link.remaining(), asking.mock.calls.length]).toEqual([0, 1])
})

it('the second card is a copy, over the same connection', async () => {
  const { link, write } = createLock([
    ...linked(),
    request(),
    answer('OK'),
    request(2, 'D'),
    answer('OK', '0f8b6c1e2d3a02'),
  ])
  await write()
  await write({ card: 2, operation: 'copy' })
  expect(link.remaining()).toBe(0)
})

it.each([
  ['UR', 'keyNotCut'],
  ['BY', 'keyNotCut'],
  ['NR', 'deviceUnknown'],
  ['??', 'deviceUnknown'],
])('the answer %s is %s', async (status, code) => {
  const { write } = createLock([...linked(), request(), answer(status)])
  await expect(write()).rejects.toMatchObject({ code })
})

it('ignores the answer to another request', async () => {
  const { link, write } = createLock([...linked(), request(), answer('OK', '0f8b6c1e2d3a02')])
  const writing = write()
  writing.catch(() => {})
  await vi.advanceTimersByTimeAsync(0)
  link.send('\x02KA|ASUR|KC01|WS0f8b6c1e2d3a01|\x03')
  await expect(writing).rejects.toMatchObject({ code: 'keyNotCut' })
})

it('gives up a lock that does not answer in time, and its connection too, so that a late answer is dropped', async () => {
  const { link, write } = createLock([
    ...linked(),
    request(),
    ...linked(),
    request(2, 'D'),
    answer('OK', '0f8b6c1e2d3a02'),
  ])
  const writing = write()
  writing.catch(() => {})
  await vi.advanceTimersByTimeAsync(WRITE_MS)
  await expect(writing).rejects.toMatchObject({ code: 'deviceAway' })
  vi.setSystemTime(new Date(2026, 10, 16, 15, 0, 0))
  await write({ card: 2, operation: 'copy' })
  expect(link.remaining()).toBe(0)
})

it('closes the connection after each request if answers do not name their request', async () => {
  const { link, write } = createLock([
    ...linked('ASKC'),
    request(),
    { device: '\x02KA|ASOK|KC01|\x03' },
    ...linked('ASKC'),
    request(2, 'D'),
    { device: '\x02KA|ASOK|KC01|\x03' },
  ])
  await write()
  await write({ card: 2, operation: 'copy' })
  expect(link.remaining()).toBe(0)
})

it('a connection lost before the answer is unknown; one that cannot be opened changes nothing', async () => {
  const { write, asking } = createLock([...linked(), request(), 'pulled', 'refuses'])
  await expect(write()).rejects.toMatchObject({ code: 'deviceAway' })
  expect(asking).toHaveBeenCalledTimes(1)
  await expect(write()).rejects.toMatchObject({ code: 'deviceAway' })
  expect(asking).toHaveBeenCalledTimes(1)
})

it('is tested by its link: started once, then checked with link alive', async () => {
  const alive = `\x02LA|${stamped}\x03`
  const { link, lock } = createLock([...linked(), { we: alive }, { device: alive }, { we: alive }])
  await lock.test()
  await lock.test()
  const silent = lock.test()
  silent.catch(() => {})
  await vi.advanceTimersByTimeAsync(LINK_TIMEOUT_MS)
  await expect(silent).rejects.toMatchObject({ code: 'deviceAway' })
  expect(link.remaining()).toBe(0)
})

it('answers a lock’s link alive, and disconnects when the lock ends the link', async () => {
  const { link, lock } = createLock([...linked(), { we: '\x02LA|DA261116|TI150005|\x03' }, 'refuses'])
  await lock.test()
  await vi.advanceTimersByTimeAsync(5_000)
  link.send('\x02LA|\x03')
  link.send('\x02LA|\x03')
  expect(link.remaining()).toBe(1)
  link.send('\x02LE|\x03')
  await vi.advanceTimersByTimeAsync(0)
  await expect(lock.test()).rejects.toMatchObject({ code: 'deviceAway' })
})

it('a lock that does not accept key requests fails its test', async () => {
  const { lock } = createLock([{ we: `\x02LS|${stamped}\x03` }, { device: '\x02LD|IFPB|\x03\x02LA|\x03' }])
  await expect(lock.test()).rejects.toMatchObject({ code: 'deviceFailed' })
})
