import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { isSameSecret } from './is-same-secret.ts'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

export interface PasswordCost {
  /** In KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/**
 * Twice OWASP's minimum; under a tenth of a second. Hashes contain their cost, so it can be raised.
 */
const COST: PasswordCost = { memory: 47_104, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

/**
 * Each hash takes 46 MiB: more at once could exhaust the machine. The others queue, up to a limit.
 */
class Queue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting.length >= this.#mostWaiting) throw new Problem('unavailable', 'too many people are signing in')
    if (this.#running >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

/**
 * How many hashes of unknown callers are computed at once: each takes a processor for a tenth of a
 * second, and guests and the database need one of them.
 */
export const computeHashesAtOnce = (processors: number): number => Math.min(2, Math.max(1, processors - 1))

/**
 * Two queues, so that someone who has opened this account here before doesn't wait behind unknown
 * callers.
 */
const queues = { anybody: new Queue(computeHashesAtOnce(availableParallelism()), 40), known: new Queue(1, 20) }

export interface Passwords {
  /** In the standard format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  hash(password: string): Promise<string>
  /**
   * Without a stored hash the work is done all the same, so that the time doesn't reveal which
   * accounts exist.
   */
  isRight(password: string, stored: string | null | undefined, line?: keyof typeof queues): Promise<boolean>
  needsNewHash(stored: string): boolean
}

/** Only the code that builds a server may choose another cost, and only tests do. */
export function createPasswords(usual = COST): Passwords {
  return {
    async hash(password) {
      const nonce = randomBytes(16)
      const hash = await queues.anybody.run(() =>
        derive('argon2id', { ...usual, message: toBytes(password), nonce, tagLength: TAG_LENGTH }),
      )
      const { memory, passes, parallelism } = usual
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
    },

    async isRight(password, stored, line = 'anybody') {
      const known = parseHash(stored ?? '')
      const { cost, nonce, hash } = known ?? { cost: usual, nonce: Buffer.alloc(16), hash: Buffer.alloc(TAG_LENGTH) }
      const derived = await queues[line].run(() =>
        derive('argon2id', { ...cost, message: toBytes(password), nonce, tagLength: hash.length }),
      )
      return isSameSecret(derived, hash) && known !== undefined
    },

    needsNewHash(stored) {
      const cost = parseHash(stored)?.cost
      return !cost || cost.memory < usual.memory || cost.passes < usual.passes
    },
  }
}

function parseHash(stored: string) {
  const [, memory, passes, parallelism, nonce = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? []
  if (!hash) return undefined
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

/** Normalised, so that the same password has the same bytes from every keyboard. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
