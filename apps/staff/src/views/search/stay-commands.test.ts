import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { expect, it } from 'vitest'
import { buildArrival } from '../../testing/builders.ts'
import en from '../../wordings/en.json' with { type: 'json' }
import { createTexts } from '../../wordings/texts.ts'
import { parseCommand, stayCommands } from './stay-commands.ts'

const { say } = createTexts('en', en, undefined)

it.each([
  ['check in Orion', 'checkIn', 'orion'],
  ['Orion check in', 'checkIn', 'orion'],
  ['Reinstate FOY1007', 'reinstate', 'foy1007'],
  ['Assign room  FOY1007', 'assign', 'foy1007'],
  ['Checkin', undefined, 'Checkin'],
  ['check in', undefined, 'check in'],
  ['Cancella', undefined, 'Cancella'],
])('S44 “%s” is the command %s for “%s”', (text, action, search) => {
  const parsed = parseCommand(text, stayCommands, say)
  expect([parsed.command?.action, parsed.search]).toEqual([action, search])
})

it.each(['register', 'registerRest', 'verify', 'sign', 'pay', 'assignRoom', 'roomNotReady', 'keyOnly'] as const)(
  'S44 the check-in is offered to a guest whose next step is %s',
  (next) => {
    const expected = buildArrival({ states: { ...buildArrival().states, next } })
    const offered = (stay: Arrival) =>
      stayCommands.filter(({ isPossible }) => isPossible(stay)).map((one) => one.action)
    expect(offered(expected)).toContain('checkIn')
    expect(offered({ ...expected, state: 'inHouse' })).not.toContain('checkIn')
  },
)
