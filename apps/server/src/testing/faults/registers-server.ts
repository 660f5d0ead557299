import { createPage } from '../../access/page/page.ts'
import { buildApp } from '../../app.ts'
import type { Authority, ChooseAuthority } from '../../outside/authority/authority.ts'
import { chooseAuthority } from '../../outside/authority/choose-authority.ts'
import { connectDatabase } from '../../platform/database/open-database.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { testKeySecret } from '../test-key-secret.ts'
import { type Death, Mortal } from './mortal.ts'
import { addStay, age, changeStreet, configure, makeDue, type SeededStay } from './reported-stays.ts'

/**
 * The whole server in its own process, connected to the simulated authorities, which dies at the
 * point it was instructed to.
 */
const { DATABASE_URL = '', SES_URL, ALLOGGIATI_URL, SIBA_URL } = process.env
const mortal = new Mortal()
const real = connectDatabase(DATABASE_URL, { name: 'guests', size: 10 })
const db = mortal.database(real, 'guests')

const choose = chooseAuthority({ demoSesUrl: SES_URL, demoAlloggiatiUrl: ALLOGGIATI_URL, demoSibaUrl: SIBA_URL })
/** Like demo hotels, they report to the simulators only. */
const authorityFor: ChooseAuthority = (hotel, config) => {
  const authority = choose({ ...hotel, isDemo: true }, config)
  return authority && toMortal(authority)
}

let callsUnderWay = 0

async function callPort<T>(name: string, call: () => Promise<T>): Promise<T> {
  callsUnderWay += 1
  try {
    return await mortal.port(name, call)
  } finally {
    callsUnderWay -= 1
  }
}

function toMortal(authority: Authority): Authority {
  const { ask, cancel } = authority
  return {
    ...authority,
    prepare: () => callPort('prepare', async () => authority.prepare?.()),
    send: (report) => callPort('send', () => authority.send(report)),
    ...(ask && { ask: (batch) => callPort('ask', () => ask(batch)) }),
    ...(cancel && { cancel: (receipt) => callPort('cancel', () => cancel(receipt)) }),
  }
}

/** Jobs run only when they are asked for, so that nothing but the faults decides when something happens. */
const stillClock: Clock = { now: () => new Date(), wait: () => () => {} }

await configure(real)
const app = await buildApp({
  db,
  now: () => new Date(),
  keySecret: testKeySecret,
  trustProxy: ['loopback'],
  secondFactor: 'off',
  clock: stillClock,
  page: createPage(async () => '<!doctype html><html lang="en"><head><!--site--></head><body></body></html>'),
  authorityFor,
})

type Instruction =
  | { readonly type: 'die'; readonly death?: Death }
  | { readonly type: 'configure'; readonly passwords?: 'wrong' }
  | ({ readonly type: 'stay' } & SeededStay)
  | { readonly type: 'street'; readonly hotelId: number; readonly reference: string; readonly street: string }
  | { readonly type: 'age'; readonly hotelId: number; readonly reference: string }
  | { readonly type: 'later' }
  | { readonly type: 'countCalls' }

/** What the driver can ask for, by the type of its message. Answers 1 unless it is a number. */
const actions: { [Type in Instruction['type']]: (asked: Extract<Instruction, { type: Type }>) => unknown } = {
  // Without a death, the one that did not happen is called off.
  die: ({ death }) => mortal.arm(death ?? { when: 'after' }),
  configure: ({ passwords }) => configure(real, passwords),
  stay: (stay) => addStay(real, stay),
  street: (asked) => changeStreet(real, asked),
  age: (asked) => age(real, asked),
  later: () => makeDue(real),
  countCalls: () => callsUnderWay,
}

process.on('message', async (asked: Instruction) => {
  const answer = await actions[asked.type](asked as never)
  process.send?.({ answer: typeof answer === 'number' ? answer : 1 })
})

const stop = async () => {
  await app.close()
  await real.close()
  process.exit(0)
}
process.on('SIGTERM', stop).on('disconnect', stop)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ type: 'ready', url })
