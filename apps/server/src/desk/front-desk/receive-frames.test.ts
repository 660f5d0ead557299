import { EventEmitter } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { CLOSE_GRACE_MS, receiveFrames } from './receive-frames.ts'

it('R4 a sender of an invalid frame gets the reason before the connection closes, soon after', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const terminate = vi.fn()
  const socket = Object.assign(new EventEmitter(), { terminate })
  receiveFrames(socket as unknown as WebSocket, async () => {})
  // By now the library has sent the reason; terminating here, with more data on its way, would lose
  // it.
  socket.emit('error', new RangeError('Max payload size exceeded'))
  expect(terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(CLOSE_GRACE_MS)
  expect(terminate).toHaveBeenCalledOnce()
  socket.emit('close')
  expect(vi.getTimerCount()).toBe(0)
})
