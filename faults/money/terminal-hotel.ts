import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { addDesk } from '@foyer/contract/staff/devices.ts'
import { readStayMoney, refundPayment } from '@foyer/contract/staff/money.ts'
import { Desk } from '../desk.ts'
import { createFaultsFolder, type Started, startProcess } from '../processes.ts'
import type { Servers } from '../servers.ts'
import type { Break } from './breaks.ts'
import { startHubProxy } from './hub-proxy.ts'

/** In house, and not used by the other faults. */
const REFERENCE = 'FOY1011'
const RETRY_DELAY_MS = 200
/** An order that expires on a slow machine is requested again, after a minute each. */
const SETTLE_TIMEOUT_MS = 300_000
const MAX_REQUESTS = 3

interface Entry {
  readonly amount: number
  readonly authorization: string
  readonly refundOf?: string
}

/** A hub with a card terminal, and the desk that refunds what was paid there. */
export interface TerminalHotel {
  /** In minor units: what the terminal and our ledger have refunded of one payment. */
  refund(minor: number, broken: Break): Promise<{ theirs: number; ours: number }>
  stop(): Promise<void>
}

export async function startTerminalHotel(servers: Servers): Promise<TerminalHotel> {
  const folder = createFaultsFolder()
  const terminal = await startProcess<{ ports: { nexo: number; http: number } }>('simulators/terminal/main.ts')
  const { nexo, http } = terminal.ready.ports
  const desk = new Desk((await servers.server()).ready.url)
  let serverUrl: string | undefined = desk.url
  let hub: Started<unknown> | undefined
  const line = await startHubProxy({
    server: () => serverUrl,
    async killServer() {
      serverUrl = undefined
      await (await servers.server()).kill()
    },
    async killHub() {
      const dying = hub
      hub = undefined
      await dying?.kill()
    },
  })
  await desk.signIn()
  const pairing = (await desk.call(addDesk, {}, { name: 'Terminal' }))?.code ?? ''

  /** Restarts what has died. */
  async function mend(): Promise<void> {
    await servers.restart()
    serverUrl = (await servers.server()).ready.url
    desk.url = serverUrl
    hub ??= await startProcess('apps/device-hub/src/main.ts', {
      HUB_PORT: '0',
      HUB_SERVER: line.url,
      HUB_PAIRING: pairing,
      HUB_DATA: join(folder.path, '../hub'),
      HUB_TERMINALS: `lobby-1=nexo@127.0.0.1:${nexo}`,
    })
  }

  const play = (path: string, asked: object) =>
    fetch(`http://127.0.0.1:${http}/${path}`, { method: 'POST', body: JSON.stringify(asked) })
  const entries = async () => (await (await play('ledger', {})).json()) as Entry[]

  /** Paid at the terminal and recorded in our ledger. */
  async function paid(minor: number): Promise<string> {
    const header = { ProtocolVersion: '3.0', MessageClass: 'Service', MessageType: 'Request', SaleID: 'A', POIID: 'B' }
    const ServiceID = randomUUID().replaceAll('-', '').slice(0, 10)
    const SaleToPOIRequest = {
      MessageHeader: { ...header, MessageCategory: 'Payment', ServiceID },
      PaymentRequest: { PaymentTransaction: { AmountsReq: { Currency: 'EUR', RequestedAmount: minor / 100 } } },
    }
    await fetch(`http://127.0.0.1:${nexo}/nexo/`, { method: 'POST', body: JSON.stringify({ SaleToPOIRequest }) })
    const of = (await entries()).at(-1)?.authorization ?? ''
    const hubId = createHash('sha256').update(pairing).digest('hex')
    await (await servers.server()).tell({ type: 'paidAtTerminal', reference: REFERENCE, minor, hub: hubId, of })
    return of
  }

  const money = async (of: string) =>
    (await desk.call(readStayMoney, { reference: REFERENCE }))?.payments.find(({ number }) => number === of)

  /**
   * Repeats until it is refunded; a rejected refund has returned nothing, and is requested again.
   */
  async function wish(of: string, minor: number): Promise<void> {
    const until = Date.now() + SETTLE_TIMEOUT_MS
    for (let wishes = 0; wishes < MAX_REQUESTS; wishes += 1) {
      const key = randomUUID()
      for (let state = ''; state !== 'refused'; ) {
        if (Date.now() > until || state === 'done') return
        await mend()
        const payment = await money(of)
        const refund = payment?.refunds.find(({ id }) => id === key)
        state = refund?.state ?? ''
        if (payment && !refund)
          await desk.call(refundPayment, { reference: REFERENCE, id: payment.id }, { minor, reason: 'A fault' }, key)
        await delay(RETRY_DELAY_MS)
      }
    }
  }

  return {
    async refund(minor, { death, faults = [], between }) {
      await mend()
      // Three times the refund, so that a second refund would not be rejected for lack of funds.
      const of = await paid(minor * 3)
      for (const result of faults) await play('answer', { result })
      line.arm(between)
      if (death) await (await servers.server()).tell({ type: 'die', death })
      await wish(of, minor)
      line.arm(undefined)
      await mend()
      const given = (await entries()).filter(({ refundOf }) => refundOf === of)
      const theirs = given.reduce((sum, { amount }) => sum + amount, 0)
      return { theirs, ours: (await money(of))?.refunded.minor ?? 0 }
    },
    async stop() {
      await hub?.stop()
      await terminal.stop()
      line.stop()
      folder.remove()
    },
  }
}
