import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { buildDeskAddress, buildDeskProtocols } from '@foyer/contract/messages/front-desk.ts'
import { HOTEL_CHANNEL_PATH } from '@foyer/contract/messages/hotel-channel.ts'
import { WebSocket } from 'ws'
import { Page } from '../page.ts'
import type { Attack, Target } from './attack.ts'

const LICENSE = 'FOYE-RHOT-ELDE-VICE'

/**
 * Opens the connection of the hotel's system with an invalid key; returns the status, or 0 if the
 * connection stays open.
 */
async function guessKey(url: string, at: number): Promise<number> {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let heard = ''
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) socket.on(event, () => resolve())
  })
  socket.on('data', (bytes) => {
    heard += bytes
  })
  const key = `foyer-line-guess-${at}`.padEnd(54, 'x')
  socket.write(
    `GET ${HOTEL_CHANNEL_PATH}?hotel=1 HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\nauthorization: Bearer ${key}\r\n\r\n`,
  )
  await ended
  socket.destroy()
  return Number(heard.slice(9, 12))
}

/**
 * One connection of a screen: returns its close code, or 200 if everything it sent was answered.
 */
async function sendAll(page: Page, words: number): Promise<number> {
  const { csrf } = page.hotelPage
  const address = page.url.replace(/^http/, 'ws') + buildDeskAddress({ hotelId: 1, appKey: 'frontapp' })
  const socket = new WebSocket(address, buildDeskProtocols({ csrf, link: randomUUID() }), {
    headers: { cookie: page.cookie },
    origin: page.url,
  })
  let answers = 0
  const all = new Promise<number>((resolve) => {
    socket.on('message', (frame) => {
      if (String(frame).includes('"received"') && ++answers === words) resolve(200)
    })
    socket.on('close', resolve)
  })
  socket.on('error', () => {})
  await once(socket, 'open')
  for (let sequence = 1; sequence <= words; sequence += 1) {
    const data = { problem: 'unavailable' }
    socket.send(JSON.stringify({ id: randomUUID(), sequence, sender: 'frontapp', type: 'error', data }))
  }
  const code = await all
  socket.terminate()
  return code
}

/** Attacks on the connections that drive a screen at the desk. */
export const deskAttacks: Readonly<Record<string, Attack>> = {
  'guesses at the key of the desk’s line': {
    finding: 'front desk',
    async send({ url, share }: Target) {
      const statuses: number[] = []
      let left = Math.ceil(1_500 * share)
      const one = async () => {
        while (left-- > 0) statuses.push(await guessKey(url, left))
      }
      await Promise.all(Array.from({ length: 300 }, one))
      return statuses
    },
    answered: [401],
    opens: 'guest',
  },
  'words without end from a screen at the desk': {
    finding: 'front desk',
    async send({ url, wifi, share }: Target) {
      const page = new Page(url, 'frontapp', wifi)
      await page.signIn(LICENSE)
      await page.load()
      return Promise.all(Array.from({ length: 8 }, () => sendAll(page, Math.ceil(400 * share))))
    },
    // Each screen may have four connections.
    answered: [200, 1008],
    opens: 'guest',
  },
}
