import { expect, it } from 'vitest'
import { startApaleo } from '../../testing/start-apaleo.ts'
import { startMews } from '../../testing/start-mews.ts'
import { createApaleoCuts } from './testing/apaleo-cuts.ts'
import { deliverCut } from './testing/cut-deliveries.ts'
import { createMewsCuts } from './testing/mews-cuts.ts'

const worlds = {
  Apaleo: async () => createApaleoCuts(await startApaleo()),
  Mews: async () => createMewsCuts(await startMews()),
}
const MAX_CALLS = 30

it.each(Object.entries(worlds))(
  '%s applies each delivery once, whichever call is cut before or after its effect',
  async (_, create) => {
    const world = await create()
    const cutsByCase: Record<string, number> = {}
    const failed: string[] = []
    for (const oneCase of world.cases)
      for (const when of ['before', 'after'] as const)
        for (let call = 1; call <= MAX_CALLS; call++) {
          const verdict = await deliverCut(world, oneCase, [{ call, when }])
          if (verdict === 'uncut') break
          cutsByCase[oneCase.name] = (cutsByCase[oneCase.name] ?? 0) + 1
          if (verdict !== 'once') failed.push(`${oneCase.name}, call ${call} cut ${when}: ${verdict}`)
        }
    expect(failed).toEqual([])
    // Each delivery reads before it changes something.
    for (const { name } of world.cases) expect([name, cutsByCase[name]]).toEqual([name, expect.any(Number)])
    expect(Math.min(...Object.values(cutsByCase))).toBeGreaterThanOrEqual(4)
  },
)
