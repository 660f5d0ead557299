import { grantKey, readKey } from '@foyer/contract/keys.ts'
import type { KeyEncoderStatus } from '@foyer/contract/messages/device.ts'
import { getKeyCommand, type KeyMethod } from '@foyer/domain/keys/key-method.ts'
import { SIMULATED_KEY_MS } from '@foyer/domain/keys/key-times.ts'
import { ensureProblem, isProblemCode, Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useHub } from '../../flows/devices/use-hub.ts'
import { pause } from './pause.ts'
import { useMakePin } from './use-make-pin.ts'

/** How long a kiosk waits for its device hub. */
const HUB_TIMEOUT_MS = 8_000
/**
 * The hub notifies the server within moments; if neither reports by then, the outcome is unknown.
 */
const POLL_INTERVAL_MS = 500
const MAX_POLLS = 30
/**
 * Polls if the hub has reported success but the server doesn't know yet: the guest has the card.
 */
const MAX_POLLS_WHEN_DONE = 6
/** Polls of a page that was reloaded while its cards are being made. */
const MAX_POLLS_WHEN_CUTTING = 240

/**
 * `done`: the guest has the key, with the number of cards if known. `failed`: nothing has left the
 * machine, so a retry is safe. `unknown`: staff have to check.
 */
export type KeyResult =
  | { readonly as: 'done'; readonly cards?: number }
  | { readonly as: 'failed' | 'unknown'; readonly problem: Problem }

const partProblems: Record<KeyEncoderStatus['state'], ProblemCode | undefined> = {
  ready: undefined,
  no_cards: 'noCards',
  jammed: 'cardJammed',
  away: 'deviceAway',
}

/** Details of the key in the address; the server confirms or rejects them. */
export interface NamedKey {
  readonly roomNumber?: string
  readonly endDate?: string
}

interface KeyRequest {
  readonly reservation: Reservation
  readonly amount: number | undefined
  readonly named: NamedKey
  readonly key: string
}

/**
 * Makes a key the way this device does, and returns the outcome. Throws a Problem if nothing was
 * attempted.
 */
export function useMakeKey(way: KeyMethod) {
  const caller = useCaller()
  const hub = useHub({ on: ['programmer', 'iagona', 'fakeDispenser'].includes(way) })
  const makePin = useMakePin()

  async function cut(
    { reservation: { reference }, amount, named, key }: KeyRequest,
    onGranted: (cards: number, id: string) => void,
  ): Promise<KeyResult> {
    const { hub: id = '', keyEncoder } = await hub.whenOpen(HUB_TIMEOUT_MS)
    const broken = keyEncoder ? partProblems[keyEncoder.state] : 'deviceAway'
    if (broken) throw new Problem(broken, 'the machine beside this screen cannot write cards now')
    const body = { reference, hub: id, ...(amount !== undefined && { amount }), ...named }
    const granted = await callApi(grantKey, { body, key }, caller)
    onGranted(granted.cards, granted.id)
    const said = await hub.program(getKeyCommand(way), granted.grant).then(
      () => 'done' as const,
      (problem: unknown) => ensureProblem(problem),
    )
    return settled({ reference, id: granted.id }, said)
  }

  /**
   * Polls the server for the outcome it received from the hub; what the page received is only a
   * hint.
   */
  async function settled(key: { reference: string; id: string }, said: 'done' | Problem): Promise<KeyResult> {
    const isCutting = said !== 'done' && said.code === 'grantUsed'
    const looks = said === 'done' ? MAX_POLLS_WHEN_DONE : isCutting ? MAX_POLLS_WHEN_CUTTING : MAX_POLLS
    for (let look = 0; look < looks; look += 1) {
      const told = await callApi(readKey, { body: key }, caller).catch(() => undefined)
      if (told && told.state !== 'granted') return toKeyResult(told, said)
      await pause(POLL_INTERVAL_MS)
    }
    return said === 'done' ? { as: 'done' } : { as: 'unknown', problem: new Problem('keyPending') }
  }

  const ways: Record<KeyMethod, typeof cut> = {
    code: async () => ({ as: 'done' }),
    async simulated() {
      await pause(SIMULATED_KEY_MS)
      return { as: 'done' }
    },
    pin: makePin,
    fakeDispenser: cut,
    iagona: cut,
    programmer: cut,
  }
  return { make: ways[way], card: hub.card }
}

interface ReportedKey {
  readonly state: string
  readonly cards: number
  readonly problem?: string | undefined
}

function toKeyResult({ state, cards, problem }: ReportedKey, said: 'done' | Problem): KeyResult {
  if (state === 'done') return { as: 'done', cards }
  if (state !== 'refused') return { as: 'unknown', problem: new Problem('keyPending') }
  const heard = said === 'done' ? undefined : said
  const code = isProblemCode(problem) ? problem : (heard?.code ?? 'keyNotCut')
  return { as: 'failed', problem: new Problem(code, heard?.detail) }
}
