import { expect, it, onTestFinished } from 'vitest'
import { createPaper } from '../testing/drawing.ts'
import { encodeJpeg } from '../testing/encode-jpeg.ts'
import { PictureReader } from './picture-reader.ts'

const opened = (settings: ConstructorParameters<typeof PictureReader>[0]) => {
  const reader = new PictureReader(settings)
  onTestFinished(() => reader.close())
  return reader
}

/** Hangs on input that begins with h, exits on x, and answers everything else. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, question: bytes }) => {
    if (bytes[0] === 104) for (;;);
    if (bytes[0] === 120) process.exit(3)
    parentPort.postMessage({ id, answer: { refused: 'notAPicture' } })
  })`)}`,
)
const text = (words: string) => new TextEncoder().encode(words)

it('replaces a thread that hangs or exits: the current picture fails, the next one is read', async () => {
  const reader = opened({ timeoutMs: 2_000, thread })
  const [hung, ended, read] = await Promise.allSettled([
    reader.ask(text('h')),
    reader.ask(text('x')),
    reader.ask(text('a')),
  ])
  expect([hung.status, ended.status]).toEqual(['rejected', 'rejected'])
  expect(read).toEqual({ status: 'fulfilled', value: { refused: 'notAPicture' } })
})

it('rejects a picture at once if the queue is full', async () => {
  const reader = opened({ thread, maxWaiting: 1 })
  const first = reader.ask(text('a'))
  await expect(reader.ask(text('a'))).rejects.toThrow('Too many are waiting.')
  await first
})

it('a truncated file is not a picture, and an empty page holds no document', async () => {
  const reader = opened({ timeoutMs: 60_000 })
  const page = await encodeJpeg(createPaper(400, 300, 220), 80)
  expect(await reader.ask(page.slice(0, 400))).toEqual({ refused: 'notAPicture' })
  expect(await reader.ask(page)).toEqual({})
})
