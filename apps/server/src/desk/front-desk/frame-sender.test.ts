import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { createFrameSender } from './frame-sender.ts'

function buildSocket() {
  const sent: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (frame: string) => void sent.push(frame),
    terminate: () => {
      socket.readyState = 3
    },
  })
  return { sent, socket, say: createFrameSender(socket as unknown as WebSocket) }
}

it('R4 a client that sends but does not read is disconnected: nothing is buffered for it without limit', () => {
  const { sent, socket, say } = buildSocket()
  say('one')
  socket.bufferedAmount = 1_048_577
  say('two')
  say('three')
  expect({ sent, isOpen: socket.readyState === 1 }).toEqual({ sent: ['one', 'two'], isOpen: false })
})

it('R4 the library answers pings, and unread ones count towards the limit like anything else', () => {
  const { socket } = buildSocket()
  socket.emit('ping')
  expect(socket.readyState).toBe(1)
  socket.bufferedAmount = 1_048_577
  socket.emit('ping')
  expect(socket.readyState).toBe(3)
})
