import { bundleOnce } from '../bundle-once.ts'
import { startProcess } from '../processes.ts'
import { type Servers, serverScript, startServers } from '../servers.ts'
import { startTerminalHotel, type TerminalHotel } from './terminal-hotel.ts'

/** An entry in the payment provider's ledger. */
export interface Operation {
  readonly minor: number
  readonly captures: number
  readonly state: 'open' | 'captured' | 'refused' | 'blocked' | 'released'
  /** For a block: the part that was taken. */
  readonly taken?: number
}

/** A payment provider, and how to control it. */
export interface PaymentSimulator {
  readonly url: string
  ledger(): Promise<Operation[]>
  fault(fault: string, times?: number): Promise<void>
  play(deed: string, asked?: object): Promise<void>
}

/** A database, the payment providers, and one server after another. */
export interface Lane extends Servers {
  readonly number: number
  readonly gateway: PaymentSimulator
  readonly bus: PaymentSimulator
  /** A hub with a terminal, created on first use. */
  house(): Promise<TerminalHotel>
}

export async function startLane(number: number): Promise<Lane> {
  const [gateway, bus] = await Promise.all([startPaymentSimulator('gateway'), startPaymentSimulator('bus-payment')])
  const nobody = { id: 7, url: 'http://127.0.0.1:1', secret: 'a secret that nobody uses' }
  const outside = {
    GATEWAY_URL: gateway.url,
    BUS_URL: bus.url,
    FACE_MATCHER_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const servers = await startServers(nobody, outside, await bundleOnce(serverScript))
  let house: Promise<TerminalHotel> | undefined
  return {
    ...servers,
    number,
    house: () => {
      house ??= startTerminalHotel(servers)
      return house
    },
    gateway,
    bus,
    async stop() {
      await (await house)?.stop()
      await servers.stop()
      await Promise.all([gateway.stop(), bus.stop()])
    },
  }
}

export async function startPaymentSimulator(
  name: 'gateway' | 'bus-payment',
): Promise<PaymentSimulator & { stop(): Promise<void> }> {
  const { ready, stop } = await startProcess<{ ports: { http: number; control: number } }>(`simulators/${name}/main.ts`)
  const { http, control } = ready.ports
  const play = (deed: string, asked: object = {}) =>
    fetch(`http://127.0.0.1:${control}/${deed}`, { method: 'POST', body: JSON.stringify(asked) })
  return {
    url: `http://127.0.0.1:${http}`,
    ledger: async () => (await (await play('ledger')).json()) as Operation[],
    fault: async (fault, times = 1) => void (await play('fault', { fault, times })),
    play: async (deed, asked) => void (await play(deed, asked)),
    stop,
  }
}
