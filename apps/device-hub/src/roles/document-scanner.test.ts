import { type ScannerKind, scannerKinds } from '@foyer/contract/messages/device.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Lobby } from '../bench/lobby.ts'
import { buildSpecimens, type Specimen } from '../bench/specimens.ts'
import { scanners } from '../drivers/scanners.ts'
import { toDeviceLocation } from '../open-devices.ts'

const [passport, card] = buildSpecimens(new Date('2030-05-10')).filter(({ id }) =>
  ['passport-uto', 'dni-esp'].includes(id),
)
if (!passport || !card) throw new Error('The bench has no such documents.')

async function createScanner(kind: ScannerKind) {
  const lobby = new Lobby()
  return { lobby, scanner: await scanners[kind](toDeviceLocation({ kind }, lobby)) }
}

async function reading(kind: ScannerKind) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { lobby, scanner } = await createScanner(kind)
  const texts: string[] = []
  const leaving = new AbortController()
  const ready = Promise.withResolvers<void>()
  const listener = { reading: ready.resolve, text: (text: string) => void texts.push(text), nothing: () => {} }
  const done = scanner.read(listener, leaving.signal)
  done.catch(() => {})
  await ready.promise
  const hold = async (specimen: Specimen) => {
    lobby.hold(specimen)
    await vi.advanceTimersByTimeAsync(1_000)
  }
  return { lobby, scanner, texts, leave: () => leaving.abort(), done, hold }
}

const linesOf = (text: string | undefined) => text?.split('\r').filter(Boolean)

describe.each(scannerKinds)('a scanner of type %s', (kind) => {
  it('answers when initialized', async () => {
    const { scanner } = await createScanner(kind)
    expect(scanner.kind).toBe(kind)
    await expect(scanner.initialize()).resolves.toBeUndefined()
  })

  it('is away when its cable is pulled', async () => {
    const { lobby, scanner } = await createScanner(kind)
    lobby.setCable('pulled')
    await expect(scanner.initialize()).rejects.toMatchObject({ code: 'deviceAway' })
    const listener = { reading: () => {}, text: () => {}, nothing: () => {} }
    await expect(scanner.read(listener, new AbortController().signal)).rejects.toMatchObject({ code: 'deviceAway' })
  })

  it('reads one document after another, line by line', async () => {
    const { texts, hold } = await reading(kind)
    await hold(passport)
    await hold(card)
    expect(texts.map(linesOf)).toEqual([passport.lines, card.lines])
  })

  it('stops reading and disconnects when aborted', async () => {
    const { lobby, texts, leave, done, hold } = await reading(kind)
    leave()
    await done
    await hold(passport)
    expect(texts).toEqual([])
    expect(lobby.readerListens).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails when the cable is pulled while it reads', async () => {
    const { lobby, done } = await reading(kind)
    lobby.setCable('pulled')
    await expect(done).rejects.toMatchObject({ code: 'deviceAway' })
  })

  it('does not start if already aborted', async () => {
    const { lobby, scanner } = await createScanner(kind)
    const listener = { reading: () => {}, text: () => {}, nothing: () => {} }
    await expect(scanner.read(listener, AbortSignal.abort())).resolves.toBeUndefined()
    expect(lobby.readerListens).toBe(false)
  })
})
