import { repairAll } from './behaviours.ts'
import { type OutputCounts, type Scene, type Stage, scenes } from './scenes.ts'

export interface SceneProgress {
  readonly scene: string
  readonly title: string
  /** What to do or watch for now. */
  readonly tell: string
  /** Counts from 1. */
  readonly beat: number
  readonly beats: number
  readonly isOver: boolean
}

/**
 * Plays one scene at a time, starting with all hardware working. It lives as long as the hub, so
 * reloading the page changes nothing.
 */
export class Director {
  readonly #stage: Stage
  #scene: Scene | undefined
  #beat = 0
  #since: { readonly cards: number; readonly sheets: number } = { cards: 0, sheets: 0 }
  #isMoving = false

  constructor(stage: Stage) {
    this.#stage = stage
    stage.lobby.watch(() => this.update())
  }

  play(id: string): boolean {
    const scene = scenes.find((one) => one.id === id)
    if (!scene) return false
    const { lobby } = this.#stage
    this.stop()
    repairAll(lobby)
    this.#since = getCounts(this.#stage)
    this.#beat = 0
    this.#scene = scene
    this.#move(() => scene.begin?.(this.#stage))
    lobby.addMessage(`Scene: ${scene.title}.`)
    return true
  }

  stop(): void {
    this.#scene = undefined
  }

  get playing(): SceneProgress | undefined {
    const scene = this.#scene
    if (!scene) return undefined
    const now = scene.beats[this.#beat]
    return {
      scene: scene.id,
      title: scene.title,
      tell: now?.tell ?? scene.end,
      beat: Math.min(this.#beat + 1, scene.beats.length),
      beats: scene.beats.length,
      isOver: now === undefined,
    }
  }

  /** Advances the scene if something has happened. */
  update(): void {
    if (this.#isMoving) return
    for (let beat = this.#now; beat?.until(this.#stage, this.#came()); beat = this.#now) {
      this.#beat += 1
      const { after } = beat
      if (after) this.#move(() => after(this.#stage))
    }
  }

  get #now() {
    return this.#scene?.beats[this.#beat]
  }

  /** Ignores changes that the scene itself makes. */
  #move(work: () => void): void {
    this.#isMoving = true
    try {
      work()
    } finally {
      this.#isMoving = false
    }
  }

  #came(): OutputCounts {
    const now = getCounts(this.#stage)
    return { cards: now.cards - this.#since.cards, sheets: now.sheets - this.#since.sheets }
  }
}

function getCounts({ lobby }: Stage): OutputCounts {
  return { cards: lobby.cut[0]?.number ?? 0, sheets: lobby.printed[0]?.number ?? 0 }
}
