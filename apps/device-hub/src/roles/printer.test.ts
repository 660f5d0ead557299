import { describe, expect, it, vi } from 'vitest'
import { Lobby } from '../bench/lobby.ts'
import { printers } from '../drivers/printers.ts'
import { toDeviceLocation } from '../open-devices.ts'
import { createSpooler } from '../testing/create-spooler.ts'

type Kind = keyof typeof printers

/** What is behind the driver, and the sheets in its tray. */
interface Paper {
  sheets(): string[]
  empty(): void
  feed(): void
}

function inLobby(lobby: Lobby): Paper {
  return {
    sheets: () => lobby.printed.map(({ text, kind }) => text ?? kind).toReversed(),
    empty: () => lobby.emptyTray(),
    feed: () => lobby.feedPaper(),
  }
}

function inSpooler(): Paper {
  const { sheets, setState } = createSpooler()
  return {
    sheets,
    empty: () => setState('is idle.  enabled since today\n\tmedia-empty'),
    feed: () => setState('is idle.  enabled since today'),
  }
}

async function createPrinter(kind: Kind) {
  const lobby = new Lobby()
  const paper = kind === 'cups' ? inSpooler() : inLobby(lobby)
  const printer = await printers[kind](toDeviceLocation({ kind, name: 'lobby' }, lobby))
  await printer.refreshStatus()
  const onChange = vi.fn()
  printer.watch(onChange)
  return { lobby, paper, printer, onChange }
}

const receipt = Buffer.from('Room 204')

/** CUPS has no commands on Windows. */
const kinds = (Object.keys(printers) as Kind[]).filter((kind) => kind !== 'cups' || process.platform !== 'win32')

describe.each(kinds)('a printer of type %s', (kind) => {
  it('prints one sheet per receipt, unchanged', async () => {
    const { paper, printer, onChange } = await createPrinter(kind)
    await printer.print(receipt)
    await printer.print(Buffer.from('Room 205'))
    expect(paper.sheets()).toEqual(['Room 204', 'Room 205'])
    expect([printer.state(), onChange.mock.calls.length]).toEqual(['ready', 0])
  })

  it('reports once that the paper is out, and once that it is back', async () => {
    const { paper, printer, onChange } = await createPrinter(kind)
    paper.empty()
    await printer.refreshStatus()
    await printer.refreshStatus()
    expect([printer.state(), onChange.mock.calls.length]).toEqual(['no_paper', 1])
    paper.feed()
    await printer.refreshStatus()
    expect([printer.state(), onChange.mock.calls.length]).toEqual(['ready', 2])
  })

  it('reports a failure if nothing came out', async () => {
    const { paper, printer } = await createPrinter(kind)
    paper.empty()
    await expect(printer.print(receipt)).rejects.toMatchObject({ code: 'deviceFailed' })
    expect(paper.sheets()).toEqual([])
  })
})

it.each(['simulated', 'escpos'] as const)('%s runs out of paper with its last sheet', async (kind) => {
  const { lobby, printer } = await createPrinter(kind)
  for (let sheets = lobby.paper; sheets > 0; sheets -= 1) await printer.print(receipt)
  expect(printer.state()).toBe('no_paper')
})

it('the simulated printer accepts pages too', async () => {
  const { lobby, printer } = await createPrinter('simulated')
  await printer.print(Buffer.from('%PDF-1.7'))
  expect(lobby.printed).toMatchObject([{ number: 1, bytes: 8, kind: 'PDF' }])
})
