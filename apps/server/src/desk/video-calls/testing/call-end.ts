import { once } from 'node:events'
import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import {
  buildCallAddress,
  buildCallProtocols,
  type CallCommand,
  type CallUpdate,
} from '@foyer/contract/messages/video-call.ts'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import { listenAndGetHost } from '../../front-desk/testing/desk-screen.ts'

/** The browser that connects: a guest's page if it has an app key, otherwise a staff page. */
export interface CallPage {
  readonly browser: Browser
  readonly csrf: string
  readonly hotelId: number
  readonly appKey?: string | undefined
}

async function connectCall(server: Pick<TestServer, 'app'>, page: CallPage, session: CallSession, origin?: string) {
  const host = await listenAndGetHost(server)
  const cookie = [...page.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const protocols = buildCallProtocols({ csrf: page.csrf, token: session.token })
  const { hotelId, appKey } = page
  return new WebSocket(`ws://${host}${buildCallAddress({ hotelId, appKey, ...session })}`, protocols, {
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
  const socket = await connectCall(server, page, session, origin)
  onTestFinished(() => socket.terminate())
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', reject)
  })
}

/** One end of a call on its open connection. */
export async function openCallEnd(server: Pick<TestServer, 'app'>, page: CallPage, session: CallSession) {
  const socket = await connectCall(server, page, session)
  onTestFinished(() => socket.terminate())
  const heard: CallUpdate[] = []
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
    say: (word: CallCommand) => socket.send(JSON.stringify(word)),
    /** The last state of the call that it received. */
    state: () => heard.findLast((news) => news.type === 'state'),
    signals: () => heard.flatMap((news) => (news.type === 'signal' ? [news.signal] : [])),
  }
}
