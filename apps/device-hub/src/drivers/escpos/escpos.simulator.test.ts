import { expect, it } from 'vitest'
import { tcpLink } from '../../links/tcp.ts'
import { aSimulator } from '../../testing/a-simulator.ts'
import { escposPrinter } from './escpos.driver.ts'

it('PRINTER-01 prints the server’s receipt on an independently simulated printer until its paper is out', async () => {
  const played = await aSimulator<string[]>('printer')
  const printer = escposPrinter(tcpLink(played.address('escpos')))
  const receipt = '          Foyer Palace\n\n            FOY1003\n\n              Room\n              306\n'
  await printer.print(Buffer.from(receipt))
  expect(await played.ledger()).toEqual([receipt])
  await played.turn('set', { paper: 1 })
  await printer.print(Buffer.from('Room 303'))
  expect(printer.state()).toBe('no_paper')
  await expect(printer.print(Buffer.from('Room 304'))).rejects.toMatchObject({ code: 'deviceFailed' })
  await played.turn('set', { paper: 5, isOpen: true })
  await printer.look()
  expect(printer.state()).toBe('away')
  await played.turn('set', { isOpen: false, isSilent: true })
  await printer.look()
  expect(printer.state()).toBe('away')
  expect(await played.ledger()).toHaveLength(2)
})
