import type { Connect } from './reconnecting-connection.ts'

/** The part of a browser's WebSocket that we use. */
export interface Socket {
  addEventListener(
    type: 'open' | 'message' | 'close',
    listener: (event: { readonly data?: unknown; readonly code?: number }) => void,
  ): void
  send(frame: string): void
  close(): void
}

/** Frames for which `read` returns undefined are ignored. */
export function createWebSocketTransport<Message>(
  dial: () => Socket,
  read: (frame: string) => Message | undefined,
): Connect<Message> {
  return ({ opened, received, lost }) => {
    const socket = dial()
    socket.addEventListener('open', () => opened())
    socket.addEventListener('message', ({ data }) => {
      const message = read(String(data))
      if (message !== undefined) received(message)
    })
    socket.addEventListener('close', ({ code }) => lost(code))
    return { send: (frame) => socket.send(frame), close: () => socket.close() }
  }
}
