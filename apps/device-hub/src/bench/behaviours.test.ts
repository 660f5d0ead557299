import { expect, it } from 'vitest'
import { behaviours, getBehaviour, isLobbyDevice, NORMAL, repairAll, setBehaviour } from './behaviours.ts'
import { Lobby } from './lobby.ts'

const all = Object.entries(behaviours).flatMap(([device, known]) =>
  Object.keys(known).map((as) => [device, as] as const),
)

it.each(all)('S19 the %s can be %s, reports it, and works again', (device, as) => {
  const lobby = new Lobby()
  if (!isLobbyDevice(device)) throw new Error(device)
  expect(getBehaviour(lobby, device)).toBe(NORMAL)
  expect(setBehaviour(lobby, device, as)).toBe(true)
  expect(getBehaviour(lobby, device)).toBe(as)
  setBehaviour(lobby, device, NORMAL)
  expect(getBehaviour(lobby, device)).toBe(NORMAL)
})

it('a device has one fault at a time, and unchanged states are not reported', () => {
  const lobby = new Lobby()
  setBehaviour(lobby, 'dispenser', 'jammed')
  setBehaviour(lobby, 'dispenser', 'empty')
  expect([lobby.jammed, lobby.cards]).toEqual([false, 0])
  repairAll(lobby)
  const said = lobby.messages.length
  repairAll(lobby)
  setBehaviour(lobby, 'reader', NORMAL)
  expect(lobby.messages).toHaveLength(said)
})

it('rejects what no device can do', () => {
  const lobby = new Lobby()
  for (const [device, as] of [
    ['toaster', 'jammed'],
    ['printer', 'jammed'],
    ['printer', 'toString'],
    ['__proto__', NORMAL],
  ] as const)
    expect(setBehaviour(lobby, device, as)).toBe(false)
})
