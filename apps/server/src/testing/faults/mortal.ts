import type { Database } from '../../platform/database/open-database.ts'

/** Where this process ends, by its own SIGKILL: as sudden as any other, and at exactly this point. */
export interface Death {
  /** A call of a port, or the so-and-so-many-th transaction of a pool: since it was told, or since that port has answered. */
  readonly port?: string
  readonly pool?: string
  readonly transaction?: number
  readonly since?: string
  readonly when: 'before' | 'after'
}

/** Counts what happens, and dies where it was told to. */
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

  /** Before it is kept, and after. */
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
