import { expect, it } from 'vitest'
import { tcpLink } from '../../links/tcp.ts'
import { aSimulator } from '../../testing/a-simulator.ts'
import { escposPrinter } from './escpos.driver.ts'

it('prints over a line to a printer that knows nothing of us, until its paper is out', async () => {
  const played = await aSimulator<string[]>('printer')
  const printer = escposPrinter(tcpLink(played.address('escpos')))
  await printer.print(Buffer.from('Room 302\nGood night'))
  expect(await played.ledger()).toEqual(['Room 302\nGood night\n'])
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
