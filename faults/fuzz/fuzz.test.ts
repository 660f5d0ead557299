import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it } from 'vitest'
import { bodies } from './bodies.ts'
import { Dice } from './dice.ts'
import { CollectedValues, generateFromSchema } from './generate-from-schema.ts'
import { mutateText, mutateValue } from './mutate.ts'
import { texts } from './texts.ts'

/** Each kind of call twice. */
const runs = { texts: isFullRun() ? 500 : 200, calls: 640 }

it('no parser throws, whatever the text', async () => {
  const { summary, violations } = await texts({ seed: 1, runs: runs.texts, slowestMs: 1_000 }).run(() => {})
  expect(violations).toEqual([])
  expect(summary.replace(/[\d.]+ ms/, 'N ms')).toBe(`${runs.texts * 12} texts, 0 thrown, the slowest N ms (seed 1)`)
})

// A quick run has the server's tests with bad bodies (`bad-bodies.test.ts`).
it.runIf(isFullRun())(
  'a running server answers every mutated call with a rejection from the catalogue',
  {
    timeout: 240_000,
  },
  async () => {
    const { summary, violations } = await bodies({ seed: 1, runs: runs.calls }).run(() => {})
    expect(violations).toEqual([])
    const kinds = Number(/\d+(?= kinds)/.exec(summary)?.[0])
    expect(summary).toBe(`${runs.calls} calls of ${kinds} kinds, 0 not answered as described (seed 1)`)
    expect(kinds).toBeLessThanOrEqual(runs.calls)
  },
)

it('the same seed gives the same values, another seed different ones', () => {
  const made = (seed: number) => {
    const dice = new Dice(seed)
    return JSON.stringify([
      mutateText('García López', dice),
      mutateValue({ name: 'Ana', guests: [{ age: 4 }] }, dice),
      dice.throw(),
    ])
  }
  expect(made(7)).toBe(made(7))
  expect(new Set([1, 2, 3, 4, 5].map(made)).size).toBe(5)
})

it('a value matches its schema, and reuses values from answers', () => {
  const heard = new CollectedValues()
  heard.add({ guests: [{ guest_id: '77', name: 'Ana' }] })
  const given = { dice: new Dice(3), heard, schemas: { room: { type: 'string', enum: ['204'] } } }
  const schema = {
    type: 'object',
    properties: {
      guestId: { type: 'string' },
      day: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
      keys: { type: 'integer', minimum: 1, maximum: 3 },
      room: { $ref: '#/components/schemas/room' },
    },
    required: ['guestId', 'day', 'keys', 'room'],
  }
  const made = Array.from({ length: 50 }, () => generateFromSchema(schema, given) as Record<string, unknown>)
  expect(made.filter(({ guestId }) => guestId === '77').length).toBeGreaterThan(25)
  for (const one of made) {
    expect(one).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), room: '204' })
    expect([1, 2, 3]).toContain(one['keys'])
  }
})
