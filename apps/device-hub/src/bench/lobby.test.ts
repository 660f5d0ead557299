import { expect, it } from 'vitest'
import { Lobby } from './lobby.ts'

const card = { room: '306', until: '2026-11-19' }

it('a card stays at the gate until taken by hand; the automatic guest takes it when the dispenser checks', () => {
  const lobby = new Lobby()
  lobby.written = card
  lobby.setTaker('hand')
  lobby.dispenseCard()
  expect([lobby.gateIsFree, lobby.gate]).toEqual([false, { number: 1, ...card }])
  expect([lobby.takeCard(), lobby.gateIsFree, lobby.takeCard()]).toEqual([true, true, false])
  lobby.setTaker('guest')
  lobby.dispenseCard()
  expect([lobby.gate?.number, lobby.gateIsFree, lobby.gate]).toEqual([2, true, undefined])
})

it('a card that is not taken goes back and leaves the gate', () => {
  const lobby = new Lobby()
  lobby.setGuestTakes(false)
  lobby.dispenseCard()
  expect([lobby.guestTakes, lobby.gateIsFree]).toEqual([false, false])
  lobby.retractCard()
  expect([lobby.gate, lobby.bin]).toEqual([undefined, 1])
})

it('sheets can be viewed while they are in the tray; a printer that is off or empty prints none', () => {
  const lobby = new Lobby()
  const sheet = (text: string) => lobby.print(Buffer.from(text))
  sheet('\x89PNG and so on')
  for (let number = 2; number <= 6; number += 1) sheet(`receipt ${number}`)
  expect(lobby.printed.map(({ number }) => number)).toEqual([6, 5, 4, 3, 2])
  expect([lobby.sheet(1), lobby.sheet(2)?.type]).toEqual([undefined, 'text/plain; charset=utf-8'])
  lobby.setPrinter('away')
  expect(() => sheet('late')).toThrow(expect.objectContaining({ code: 'deviceAway' }))
  lobby.setPrinter('here')
  lobby.emptyTray()
  expect(() => sheet('late')).toThrow(expect.objectContaining({ code: 'deviceFailed' }))
})
