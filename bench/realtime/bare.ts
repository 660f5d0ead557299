import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** The cost of the library alone: every message is broadcast to every client. */
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    for (const other of sockets.clients) if (other !== socket) other.send(String(data))
  })
})
sockets.on('listening', () => {
  process.send?.({ url: `http://127.0.0.1:${(sockets.address() as AddressInfo).port}` })
})
