import { once } from 'node:events'
import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { type CallNews, type CallWord, callAddress, offeredCallProtocols } from '@foyer/contract/messages/video-call.ts'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { TestServer } from '../../../testing/a-server.ts'
import type { Browser } from '../../../testing/browser.ts'
import { hostOf } from '../../front-desk/testing/desk-screen.ts'

/** The browser that connects: a guest's page if it has an app key, otherwise a staff page. */
export interface CallPage {
  readonly browser: Browser
  readonly csrf: string
  readonly hotelId: number
  readonly appKey?: string | undefined
}

async function dial(server: Pick<TestServer, 'app'>, page: CallPage, session: CallSession, origin?: string) {
  const host = await hostOf(server)
  const cookie = [...page.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const protocols = offeredCallProtocols({ csrf: page.csrf, token: session.token })
  const { hotelId, appKey } = page
  return new WebSocket(`ws://${host}${callAddress({ hotelId, appKey, ...session })}`, protocols, {
    headers: { cookie },
    origin: origin ?? `http://${host}`,
  })
}

/** Returns 101, or the status code of the rejection. */
export async function callHandshake(
  server: Pick<TestServer, 'app'>,
  page: CallPage,
  session: CallSession,
  origin?: string,
): Promise<number> {
  const socket = await dial(server, page, session, origin)
  onTestFinished(() => socket.terminate())
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', reject)
  })
}

/** One end of a call on its open connection. */
export async function callEnd(server: Pick<TestServer, 'app'>, page: CallPage, session: CallSession) {
  const socket = await dial(server, page, session)
  onTestFinished(() => socket.terminate())
  const heard: CallNews[] = []
  const end = { code: 0 }
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  socket.on('close', (code) => {
    end.code = code
  })
  await once(socket, 'open')
  return {
    socket,
    heard,
    end,
    say: (word: CallWord) => socket.send(JSON.stringify(word)),
    /** The last state of the call that it received. */
    state: () => heard.findLast((news) => news.type === 'state'),
    signals: () => heard.flatMap((news) => (news.type === 'signal' ? [news.signal] : [])),
  }
}
