import { createApaleoCuts } from '../../outside/hotel-system/testing/apaleo-cuts.ts'
import { type Cut, deliverCut, type Verdict } from '../../outside/hotel-system/testing/cut-deliveries.ts'
import { createMewsCuts } from '../../outside/hotel-system/testing/mews-cuts.ts'
import { controlApaleo } from '../control-apaleo.ts'
import { controlMews } from '../control-mews.ts'

/** The adapters in their own process, which deliver to the simulators with the calls cut as told. */
const { APALEO_URL = '', MEWS_URL = '' } = process.env
const worlds = {
  Apaleo: createApaleoCuts(await controlApaleo(APALEO_URL)),
  Mews: await createMewsCuts(await controlMews(MEWS_URL)),
}

interface Told {
  readonly system: keyof typeof worlds
  readonly name: string
  readonly cuts: readonly Cut[]
}

const answers: Readonly<Record<Verdict, number>> = { uncut: 0, once: 1, lost: 2, twice: 3 }

async function deliver({ system, name, cuts }: Told): Promise<number> {
  const world = worlds[system]
  const oneCase = world.cases.find((one) => one.name === name)
  if (!oneCase) throw new Error(`${system} has no case ${name}.`)
  return answers[await deliverCut(world, oneCase, cuts)]
}

process.on('message', async (told: Told) => process.send?.({ answer: await deliver(told) }))
process.send?.({
  cases: Object.fromEntries(Object.entries(worlds).map(([name, { cases }]) => [name, cases.map((one) => one.name)])),
})
