import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPairing } from './pairing.ts'

/** Staff see a fault within this time; a hub checks its devices every three seconds. */
const SEEN_MS = 5_000
const POLL_INTERVAL_MS = 3_000

let told: { at: number; paper: boolean }[] = []
let answersAfterMs = 0

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const patience = new AbortController()
    setTimeout(() => patience.abort(), ms)
    return patience.signal
  })
  told = []
  answersAfterMs = 0
  vi.stubGlobal('fetch', async (_: unknown, { body, signal }: { body: string; signal: AbortSignal }) => {
    told.push({ at: Date.now(), paper: JSON.parse(body).paper })
    if (answersAfterMs > 0)
      await new Promise((later, hangUp) => {
        setTimeout(later, answersAfterMs)
        signal.addEventListener('abort', () => hangUp(signal.reason))
      })
    return new Response(JSON.stringify({ grantKey: 'key', hotels: [1], doubts: [] }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A hub that runs out of paper at this moment, and checks its printer as usual. */
async function untilPaperIsOut(outAtMs: number): Promise<number> {
  let seen = true
  const pairing = startPairing({
    server: 'http://127.0.0.1:1',
    buildReport: async () => ({ paper: seen }) as never,
    onPaired: () => {},
    onChange: () => {},
  })
  const looking = setInterval(() => {
    const now = Date.now() < outAtMs
    if (now === seen) return
    seen = now
    pairing.reportNow()
  }, POLL_INTERVAL_MS)
  await vi.advanceTimersByTimeAsync(outAtMs + 20_000)
  clearInterval(looking)
  pairing.stop()
  return (told.find(({ paper }) => !paper)?.at ?? Number.POSITIVE_INFINITY) - outAtMs
}

it.each([1, 2_999, 3_001, 7_500, 10_000, 12_345])(
  'reports a fault %i ms after the start within 5 s, though full reports are sent only every 10 s',
  async (outAtMs) => {
    expect(await untilPaperIsOut(outAtMs)).toBeLessThanOrEqual(POLL_INTERVAL_MS)
  },
)

it.each([500, 1_900])('and with a server that takes %i ms to answer', async (ms) => {
  answersAfterMs = ms
  for (const outAtMs of [1, 9_999, 10_050, 11_000]) {
    told = []
    vi.setSystemTime(0)
    expect(await untilPaperIsOut(outAtMs)).toBeLessThanOrEqual(SEEN_MS)
  }
})

it.each([
  [4_900, 4_900],
  [6_000, 12_000],
  [18_000, 35_000],
])('waits for a server that takes %i ms to answer, longer with each attempt', async (takesMs, withinMs) => {
  answersAfterMs = takesMs
  const words: string[] = []
  const pairing = startPairing({
    server: 'http://127.0.0.1:1',
    buildReport: async () => ({}) as never,
    onPaired: () => {},
    onChange: (said) => words.push(said),
  })
  await vi.advanceTimersByTimeAsync(withinMs)
  pairing.stop()
  expect(words.at(-1)).toBe('paired with http://127.0.0.1:1')
})

it('R32 takes nothing from a server whose key it rejects, and says why', async () => {
  const words: string[] = []
  const paired: unknown[] = []
  const pairing = startPairing({
    server: 'https://checkin.example.com',
    buildReport: async () => ({}) as never,
    rejectionReason: (grantKey) => (grantKey === 'key' ? 'it signs with another key' : undefined),
    onPaired: (one) => paired.push(one),
    onChange: (said) => words.push(said),
  })
  await vi.advanceTimersByTimeAsync(15_000)
  pairing.stop()
  expect([words, paired]).toEqual([['it signs with another key'], []])
  // A wrong key is unlikely to be right a second later.
  expect(told).toHaveLength(1)
})
