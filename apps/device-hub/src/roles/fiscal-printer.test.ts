import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setBehaviour } from '../bench/behaviours.ts'
import { Lobby } from '../bench/lobby.ts'
import { createEpsonPrinter } from '../drivers/epson/epson.driver.ts'
import { fiscalPrinters } from '../drivers/fiscal-printers.ts'
import type { HttpTexts } from '../links/http-calls.ts'
import { toDeviceLocation } from '../open-devices.ts'
import { buildBillOrder } from '../testing/create-signer.ts'
import { startSimulator } from '../testing/start-simulator.ts'
import type { FiscalPrinter } from './fiscal-printer.ts'

type Kind = keyof typeof fiscalPrinters

interface Behind {
  readonly printer: FiscalPrinter
  numbers(): Promise<readonly number[]>
  next(result: 'refuse' | 'lost'): Promise<void>
  cable(is: 'out' | 'in'): Promise<void>
}

async function inLobby(kind: Kind): Promise<Behind> {
  const lobby = new Lobby()
  const moods = { refuse: 'refuses', lost: 'lost' } as const
  return {
    printer: await fiscalPrinters[kind](toDeviceLocation({ kind }, lobby)),
    numbers: async () => lobby.fiscalPrinter.slips.map(({ number }) => number),
    next: async (result) => void setBehaviour(lobby, 'fiscal', moods[result]),
    cable: async (is) => void setBehaviour(lobby, 'fiscal', is === 'out' ? 'away' : 'well'),
  }
}

async function atSimulator(kind: Kind): Promise<Behind> {
  const played = await startSimulator<{ number: number }[]>('fiscal-printer')
  return {
    printer: await fiscalPrinters[kind](toDeviceLocation({ kind, at: played.address('printer') }, new Lobby())),
    numbers: async () => (await played.ledger()).map(({ number }) => number),
    next: (result) => played.turn('answer', { result: result === 'refuse' ? 'PRINTER ERROR' : 'lost' }),
    cable: (is) => played.turn('set', { isAway: is === 'out' }),
  }
}

const kinds = (Object.keys(fiscalPrinters) as Kind[]).flatMap((kind) => [
  [kind, 'the lobby', inLobby] as const,
  [kind, 'a process of its own', atSimulator] as const,
])

describe.each(kinds)('a fiscal printer of type %s, in %s', (kind, _, stands) => {
  it('PAY-40 prints a receipt over the network, and reports its number', async () => {
    const { printer, numbers } = await stands(kind)
    await printer.refreshStatus()
    expect(printer.state()).toBe('ready')
    const asking = vi.fn()
    const printed = await printer.print(buildBillOrder(), asking)
    expect(printed).toMatchObject({
      outcome: 'done',
      number: expect.stringMatching(/^\d{4}-0001$/),
      till: expect.stringMatching(/^99MEY0000\d\d$/),
    })
    expect([asking.mock.calls.length, await numbers()]).toEqual([1, [1]])
  })

  it('reports with its code that it has printed nothing', async () => {
    const { printer, numbers, next } = await stands(kind)
    await next('refuse')
    expect(await printer.print(buildBillOrder(), () => {})).toMatchObject({ outcome: 'refused', code: 'PRINTER ERROR' })
    expect(await numbers()).toEqual([])
  })

  it('finds a receipt whose answer was lost by its number, and does not print it again', async () => {
    const { printer, numbers, next } = await stands(kind)
    await next('lost')
    const asking = vi.fn()
    await expect(printer.print(buildBillOrder(), asking)).rejects.toMatchObject({ code: 'deviceAway' })
    const last = String(asking.mock.calls[0])
    expect(await printer.find(buildBillOrder(), last)).toMatchObject({
      ...{ outcome: 'done', till: expect.stringMatching(/^99MEY0000\d\d$/) },
    })
    expect(await numbers()).toEqual([1])
    // A different amount is a different receipt, so the outcome is unknown.
    await expect(printer.find(buildBillOrder({ minor: 999 }), last)).rejects.toMatchObject({ code: 'deviceUnknown' })
  })

  it('reports none after the last receipt if none was printed', async () => {
    const { printer, cable } = await stands(kind)
    const asking = vi.fn()
    await printer.print(buildBillOrder(), asking)
    const { number = '' } = await printer.print(buildBillOrder(), asking)
    expect(await printer.find(buildBillOrder(), number)).toBe('absent')
    await cable('out')
    await expect(printer.print(buildBillOrder(), asking)).rejects.toMatchObject({ code: 'deviceAway' })
    expect(asking).toHaveBeenCalledTimes(2)
    await printer.refreshStatus()
    expect(printer.state()).toBe('away')
  })
})

it('prints without a serial number if the printer does not report one', async () => {
  const texts: HttpTexts = async (_, xml) => {
    if (xml.includes('statusType')) throw new Error('cut')
    return '<response success="true" code="" status="2"><fiscalReceiptNumber>1</fiscalReceiptNumber><zRepNumber>1</zRepNumber></response>'
  }
  const printed = await createEpsonPrinter(texts).print(buildBillOrder(), () => {})
  expect(printed).toMatchObject({ outcome: 'done', number: '0001-0001' })
  expect(printed).not.toHaveProperty('till')
})

it('PAY-42 PAY-43 allows ten seconds for sending, and thirty in total', async () => {
  const waits: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(Math.round(milliseconds / 1_000))
    return new AbortController().signal
  })
  onTestFinished(() => timeout.mockRestore())
  const paths: string[] = []
  const texts: HttpTexts = async (path) => {
    paths.push(path)
    return '<response success="true" code="" status="2"><fiscalReceiptNumber>1</fiscalReceiptNumber><zRepNumber>1</zRepNumber></response>'
  }
  await createEpsonPrinter(texts).print(buildBillOrder(), () => {})
  // Between them the serial number is read, which counts towards the thirty.
  expect(waits).toEqual([10, 2, 2, 30])
  expect(new URL(paths.at(-1) ?? '', 'http://x').searchParams.get('timeout')).toBe('10000')
})
