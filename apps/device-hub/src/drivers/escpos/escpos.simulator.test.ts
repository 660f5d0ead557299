import { expect, it } from 'vitest'
import { createTcpLink } from '../../links/tcp.ts'
import { startSimulator } from '../../testing/start-simulator.ts'
import { createEscposPrinter } from './escpos.driver.ts'

it('PRINTER-01 prints the server’s receipt on an independently simulated printer until its paper is out', async () => {
  const played = await startSimulator<string[]>('printer')
  const printer = createEscposPrinter(createTcpLink(played.address('escpos')))
  const receipt = '          Foyer Palace\n\n            FOY1003\n\n              Room\n              306\n'
  await printer.print(Buffer.from(receipt))
  expect(await played.ledger()).toEqual([receipt])
  await played.turn('set', { paper: 1 })
  await printer.print(Buffer.from('Room 303'))
  expect(printer.state()).toBe('no_paper')
  await expect(printer.print(Buffer.from('Room 304'))).rejects.toMatchObject({ code: 'deviceFailed' })
  await played.turn('set', { paper: 5, isOpen: true })
  await printer.refreshStatus()
  expect(printer.state()).toBe('away')
  await played.turn('set', { isOpen: false, isSilent: true })
  await printer.refreshStatus()
  expect(printer.state()).toBe('away')
  expect(await played.ledger()).toHaveLength(2)
})
