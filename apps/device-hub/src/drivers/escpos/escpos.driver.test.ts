import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScriptedLink, type Step } from '../../links/scripted-link.ts'
import { createEscposPrinter, PRINT_TIMEOUT_MS } from './escpos.driver.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ready: Step[] = [{ we: '\x10\x04\x01' }, { device: '\x12' }, { we: '\x10\x04\x04' }, { device: '\x12' }]
const offline = (cause: string, paper = '\x12'): Step[] => [
  { we: '\x10\x04\x01' },
  { device: '\x1a' },
  { we: '\x10\x04\x04' },
  { device: paper },
  ...(paper === '\x12' ? [{ we: '\x10\x04\x02' }, { device: cause }] : []),
]
const sheet: Step = { we: '\x1b@\x1bt\x13Room 302\n\x1bd\x04\x1dVB\x00\x1dr\x01' }
const receipt = Buffer.from('Room 302')

it('checks that it is online and has paper, prints, and waits for confirmation', async () => {
  const link = createScriptedLink([...ready, sheet, { device: '\x00' }, ...ready])
  const printer = createEscposPrinter(link)
  await printer.print(receipt)
  expect([printer.state(), link.remaining()]).toEqual(['ready', 0])
})

it.each([
  ['no paper', offline('', '\x72'), 'deviceFailed', 'no_paper'],
  ['stopped for paper', offline('\x32'), 'deviceFailed', 'no_paper'],
  ['its cover open', offline('\x16'), 'deviceAway', 'away'],
  ['no printer there', ['refuses'] as Step[], 'deviceAway', 'away'],
])('sends nothing with %s', async (_, steps, code, state) => {
  const link = createScriptedLink(steps)
  const printer = createEscposPrinter(link)
  await expect(printer.print(receipt)).rejects.toMatchObject({ code })
  expect([printer.state(), link.remaining()]).toEqual([state, 0])
})

it('a receipt that the printer does not confirm is unknown', async () => {
  const printer = createEscposPrinter(createScriptedLink([...ready, sheet, ...offline('', '\x72')]))
  const printing = printer.print(receipt)
  printing.catch(() => {})
  await vi.advanceTimersByTimeAsync(PRINT_TIMEOUT_MS)
  await expect(printing).rejects.toMatchObject({ code: 'deviceUnknown' })
  expect(printer.state()).toBe('no_paper')
})

it.each(['%PDF-1.7', '\x89PNG', '\xff\xd8\xff'])(
  'rejects a page or picture (%j) instead of printing it as letters',
  async (file) => {
    const printer = createEscposPrinter(createScriptedLink([]))
    await expect(printer.print(Buffer.from(file, 'latin1'))).rejects.toMatchObject({ code: 'deviceFailed' })
  },
)
