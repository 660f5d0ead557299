/** Work for screens: that of one screen runs one after another, whatever its connections. */
export interface ScreenTurns {
  run<Answer>(deviceId: string, work: () => Promise<Answer>): Promise<Answer>
}

/**
 * Storing a message locks its screen's row, so those that waited at the same time would each hold a
 * database connection that guests need. A screen that sends without end also pauses after each
 * message for as long as it took: half of the time belongs to others.
 */
export function createScreenTurns(): ScreenTurns {
  const last = new Map<string, Promise<void>>()

  async function pause(deviceId: string, turn: Promise<void>, since: number): Promise<void> {
    if (last.get(deviceId) === turn) last.delete(deviceId)
    else await new Promise((resolve) => setTimeout(resolve, performance.now() - since))
  }

  return {
    async run(deviceId, work) {
      const before = last.get(deviceId)
      const { promise: turn, resolve: end } = Promise.withResolvers<void>()
      last.set(deviceId, turn)
      await before
      const since = performance.now()
      try {
        return await work()
      } finally {
        void pause(deviceId, turn, since).then(end)
      }
    },
  }
}
