import { describe, expect, it, vi } from 'vitest'
import { Lobby } from '../bench/lobby.ts'
import { printers } from '../drivers/printers.ts'
import { placeOf } from '../open-devices.ts'

const kinds = Object.keys(printers) as (keyof typeof printers)[]

async function aPrinter(kind: (typeof kinds)[number]) {
  const lobby = new Lobby()
  const printer = await printers[kind](placeOf({ kind }, lobby))
  const onChange = vi.fn()
  printer.watch(onChange)
  return { lobby, printer, onChange }
}

const receipt = Buffer.from('Room 204')

describe.each(kinds)('a printer of the type %s', (kind) => {
  it('prints one sheet for each file, as it was given', async () => {
    const { lobby, printer, onChange } = await aPrinter(kind)
    await printer.print(receipt)
    await printer.print(Buffer.from('%PDF-1.7'))
    expect(lobby.printed).toMatchObject([
      { number: 2, bytes: 8, kind: 'PDF' },
      { number: 1, bytes: 8, text: 'Room 204' },
    ])
    expect([printer.state(), onChange.mock.calls.length]).toEqual(['ready', 0])
  })

  it('tells once that the paper is gone, and once that it is back', async () => {
    const { lobby, printer, onChange } = await aPrinter(kind)
    lobby.emptyTray()
    lobby.emptyTray()
    expect([printer.state(), onChange.mock.calls.length]).toEqual(['no_paper', 1])
    lobby.feedPaper()
    expect([printer.state(), onChange.mock.calls.length]).toEqual(['ready', 2])
  })

  it('says that nothing came out where nothing did', async () => {
    const { lobby, printer } = await aPrinter(kind)
    lobby.emptyTray()
    await expect(printer.print(receipt)).rejects.toMatchObject({ code: 'deviceFailed' })
    expect(lobby.printed).toEqual([])
  })

  it('runs out of paper with its last sheet', async () => {
    const { lobby, printer } = await aPrinter(kind)
    for (let sheets = lobby.paper; sheets > 0; sheets -= 1) await printer.print(receipt)
    expect(printer.state()).toBe('no_paper')
  })
})
