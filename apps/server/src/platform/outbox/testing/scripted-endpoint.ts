import type { Delivery, Endpoint } from '../endpoint.ts'

interface Scripted {
  /** How it answers a delivery; if absent, it accepts everything. */
  readonly answer?: (delivery: Delivery) => Promise<void>
  readonly changes?: Partial<Omit<Endpoint, 'deliver'>>
}

/** A destination that records what it was given, in order, and answers as scripted. */
export function createScriptedEndpoint({ answer = async () => {}, changes = {} }: Scripted = {}) {
  const given: Delivery[] = []
  const outcomes: string[] = []
  const end: Endpoint = {
    maxConcurrent: 2,
    claimSeconds: 60,
    waitSeconds: [60],
    afterLastWait: 'repeat',
    async deliver(delivery) {
      given.push(delivery)
      await answer(delivery)
    },
    saveDelivered: async () => {},
    saveRejected: async () => {},
    onSettled: ({ kind }, outcome) => void outcomes.push(`${kind} ${outcome}`),
    ...changes,
  }
  return { end, given, outcomes, kinds: () => given.map(({ kind }) => kind) }
}
