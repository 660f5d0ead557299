import type { Database } from '../../platform/database/open-database.ts'

/** Where this process kills itself with SIGKILL: as sudden as any crash, and at an exact point. */
export interface Death {
  /**
   * A call of a port, or the n-th transaction of a pool, counted since the death was scheduled or
   * since that port answered.
   */
  readonly port?: string
  readonly pool?: string
  readonly transaction?: number
  readonly since?: string
  readonly when: 'before' | 'after'
}

/** Counts transactions and port calls, and dies where it was instructed to. */
export class Mortal {
  #death: Death | undefined
  #transactions = 0
  #answered = new Set<string>()

  arm(death: Death): void {
    this.#death = death
    this.#transactions = 0
    this.#answered.clear()
  }

  #reach(is: (death: Death) => boolean, when: Death['when']): void {
    if (this.#death && this.#death.when === when && is(this.#death)) process.kill(process.pid, 'SIGKILL')
  }

  /** Dies before a commit or after it. */
  database(db: Database, pool: string): Database {
    return {
      ...db,
      beside: (settings) => this.database(db.beside(settings), settings.name),
      inHotel: async (hotelId, work) => {
        const death = this.#death
        const isCounted = death?.pool === pool && (death.since === undefined || this.#answered.has(death.since))
        if (isCounted) this.#transactions += 1
        const mine = this.#transactions
        const isMine = () => isCounted && mine === death.transaction
        const done = await db.inHotel(hotelId, async (tx) => {
          const answer = await work(tx)
          this.#reach(isMine, 'before')
          return answer
        })
        this.#reach(isMine, 'after')
        return done
      },
    }
  }

  async port<T>(name: string, ask: () => Promise<T>): Promise<T> {
    this.#reach(({ port }) => port === name, 'before')
    const answer = await ask()
    this.#reach(({ port }) => port === name, 'after')
    this.#answered.add(name)
    return answer
  }
}
