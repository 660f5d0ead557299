import { expect, it } from 'vitest'
import { behave, behaviourOf, behaviours, isDevice, mendAll, WELL } from './behaviours.ts'
import { Lobby } from './lobby.ts'

const all = Object.entries(behaviours).flatMap(([device, known]) =>
  Object.keys(known).map((as) => [device, as] as const),
)

it.each(all)('S19 the %s can be %s, reports it, and works again', (device, as) => {
  const lobby = new Lobby()
  if (!isDevice(device)) throw new Error(device)
  expect(behaviourOf(lobby, device)).toBe(WELL)
  expect(behave(lobby, device, as)).toBe(true)
  expect(behaviourOf(lobby, device)).toBe(as)
  behave(lobby, device, WELL)
  expect(behaviourOf(lobby, device)).toBe(WELL)
})

it('a device has one fault at a time, and unchanged states are not reported', () => {
  const lobby = new Lobby()
  behave(lobby, 'dispenser', 'jammed')
  behave(lobby, 'dispenser', 'empty')
  expect([lobby.jammed, lobby.cards]).toEqual([false, 0])
  mendAll(lobby)
  const said = lobby.said.length
  mendAll(lobby)
  behave(lobby, 'reader', WELL)
  expect(lobby.said).toHaveLength(said)
})

it('rejects what no device can do', () => {
  const lobby = new Lobby()
  for (const [device, as] of [
    ['toaster', 'jammed'],
    ['printer', 'jammed'],
    ['printer', 'toString'],
    ['__proto__', WELL],
  ] as const)
    expect(behave(lobby, device, as)).toBe(false)
})
