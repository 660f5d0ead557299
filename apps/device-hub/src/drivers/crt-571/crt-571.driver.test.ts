import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScriptedLink, type Step } from '../../links/scripted-link.ts'
import { createCrt571Dispenser, MOVE_TIMEOUT_MS } from './crt-571.driver.ts'
import { formatFrame } from './crt-571.protocol.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const text = (letters: string) => Buffer.from(formatFrame(letters)).toString('latin1')
const asked = (letters: string): Step => ({ we: text(`C${letters}`) })
const says = (letters: string): Step => ({ device: `\x06${text(letters)}` })
const acknowledged: Step = { we: '\x06' }

function createDispenser(steps: readonly Step[]) {
  const link = createScriptedLink(steps)
  return { link, dispenser: createCrt571Dispenser(link) }
}

it('sends one request at a time over one connection, and acknowledges each answer', async () => {
  const { link, dispenser } = createDispenser([
    asked('01'),
    says('P01020'),
    acknowledged,
    asked('22'),
    says('P22220'),
    acknowledged,
    asked('29'),
    says('P29120'),
    acknowledged,
    asked('10'),
    says('P10020'),
    acknowledged,
    asked('23'),
    says('P23020'),
    acknowledged,
  ])
  await dispenser.clear()
  await dispenser.toCoder()
  await dispenser.present()
  expect(await dispenser.readState()).toEqual({ card: 'none', stack: 'enough', binIsFull: false })
  await dispenser.retract()
  expect(link.remaining()).toBe(0)
})

it.each([
  ['A0', 'noCards'],
  ['10', 'cardJammed'],
  ['51', 'cardJammed'],
  ['B0', 'deviceFailed'],
])('the error %s is %s', async (error, code) => {
  const { dispenser } = createDispenser([asked('22'), says(`N22${error}`), acknowledged])
  await expect(dispenser.toCoder()).rejects.toMatchObject({ code })
})

it('ignores the answer to another request', async () => {
  const { dispenser } = createDispenser([asked('22'), says('P29120'), acknowledged, says('P22220'), acknowledged])
  await expect(dispenser.toCoder()).resolves.toBeUndefined()
})

it('treats a unit that does not answer as away, and drops its late answer', async () => {
  const { link, dispenser } = createDispenser([asked('22'), asked('10'), says('P10220'), acknowledged])
  const moving = dispenser.toCoder()
  moving.catch(() => {})
  await vi.advanceTimersByTimeAsync(MOVE_TIMEOUT_MS)
  await expect(moving).rejects.toMatchObject({ code: 'deviceAway' })
  expect(await dispenser.readState()).toMatchObject({ card: 'coder' })
  expect(link.remaining()).toBe(0)
})

it('is away if no one listens, and when the connection breaks', async () => {
  const { dispenser } = createDispenser(['refuses', asked('10'), 'pulled'])
  await expect(dispenser.readState()).rejects.toMatchObject({ code: 'deviceAway' })
  await expect(dispenser.readState()).rejects.toMatchObject({ code: 'deviceAway' })
})
