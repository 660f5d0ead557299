import { expect, it, onTestFinished, vi } from 'vitest'
import { createDocumentReader } from './document-reader.ts'
import type { ReadRequest, ReadResult } from './reader-messages.ts'

/** Workers that answer, hang or fail, in the order they are created. */
function createWorkers(...ways: readonly ('answer' | 'hang' | 'fail')[]) {
  const made: { isOver: boolean }[] = []
  const start = () => {
    const way = ways[made.length]
    const own = { isOver: false }
    made.push(own)
    const worker = Object.assign(new EventTarget(), {
      postMessage({ id }: ReadRequest) {
        if (way === 'answer') worker.dispatchEvent(new MessageEvent<ReadResult>('message', { data: { id } }))
        if (way === 'fail') worker.dispatchEvent(new Event('error'))
      },
      terminate: () => Object.assign(own, { isOver: true }),
    })
    return worker as unknown as Worker
  }
  return { start, made }
}

const picture = {} as ImageBitmap

it('ends a hanging worker after eight seconds, and reads the next picture with another', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { start, made } = createWorkers('hang', 'answer')
  const eye = createDocumentReader(start)
  const hung = eye.read(picture, { isFrame: true })
  await vi.advanceTimersByTimeAsync(7_999)
  expect(made).toEqual([{ isOver: false }])
  await vi.advanceTimersByTimeAsync(1)
  expect([await hung, made]).toEqual([undefined, [{ isOver: true }]])
  expect(await eye.read(picture, { isFrame: true })).toEqual({ id: 2 })
  expect(made).toEqual([{ isOver: true }, { isOver: false }])
})

it('replaces a worker that fails at once, and reuses one that answers', async () => {
  const { start, made } = createWorkers('fail', 'answer')
  const eye = createDocumentReader(start)
  expect(await eye.read(picture, { isFrame: false })).toBeUndefined()
  expect([await eye.read(picture, { isFrame: false }), await eye.read(picture, { isFrame: false })]).toEqual([
    { id: 2 },
    { id: 3 },
  ])
  expect(made).toHaveLength(2)
  eye.close()
  expect(made.map(({ isOver }) => isOver)).toEqual([true, true])
})
