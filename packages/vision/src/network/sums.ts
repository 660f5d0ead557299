import { sumsCode } from './sums-code.ts'

/** How a window moves over a picture; steps and lines are in bytes. */
interface Walk {
  readonly from: number
  readonly to: number
  readonly tall: number
  /** Numbers in one row of the window; for a depthwise window, its pixels. */
  readonly run: number
  readonly line: number
  readonly right: number
  readonly down: number
  readonly width: number
  readonly height: number
  readonly channels: number
}

export interface Weights {
  readonly weights: number
  readonly bias: number
  /** Slope for negative numbers: 0 clips them (ReLU), 1 keeps them. */
  readonly slope: number
}

type Loop = (...numbers: number[]) => void
type Loops = Record<'folded' | 'apart' | 'most' | 'raised', Loop>

interface Memory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

/**
 * The part of WebAssembly used here: browsers and Node have it, but TypeScript declares it only in
 * its DOM library.
 */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly?: {
    validate(code: Uint8Array): boolean
    readonly Memory: new (size: { initial: number }) => Memory
    readonly Module: new (code: Uint8Array) => object
    readonly Instance: new (module: object, imports: { here: { memory: Memory } }) => { exports: object }
  }
}

const PAGE_BYTES = 65536
const bytes = Uint8Array.from(atob(sumsCode), (char) => char.charCodeAt(0))

/** Whether WebAssembly SIMD is available here. */
export function canSum(): boolean {
  return WebAssembly?.validate(bytes) ?? false
}

/** Numbers in one memory: weights are permanent, results are cleared with each picture. */
export class Sums {
  readonly #memory: Memory
  readonly #loops: Loops
  #numbers = new Float32Array()
  #bytes = new Uint8Array()
  #kept = 0
  #end = 0

  constructor() {
    if (!WebAssembly) throw new Error('Nothing here runs a network.')
    this.#memory = new WebAssembly.Memory({ initial: 16 })
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { here: { memory: this.#memory } })
    this.#loops = exports as Loops
  }

  /** All numbers; an index is a quarter of the address in bytes. */
  get numbers(): Float32Array {
    if (this.#numbers.buffer !== this.#memory.buffer) this.#numbers = new Float32Array(this.#memory.buffer)
    return this.#numbers
  }

  /** The same memory as bytes. */
  get bytes(): Uint8Array {
    if (this.#bytes.buffer !== this.#memory.buffer) this.#bytes = new Uint8Array(this.#memory.buffer)
    return this.#bytes
  }

  /** Allocates permanently. */
  store(values: ArrayLike<number>): number {
    if (this.#end !== this.#kept) throw new Error('Weights are kept before anything is worked out.')
    const at = this.allocate(values.length)
    this.numbers.set(values, at / 4)
    this.#kept = this.#end
    return at
  }

  /** Allocates until the next `clear`. */
  allocate(count: number): number {
    const at = this.#end
    this.#end += Math.ceil(count / 4) * 16
    const missing = this.#end - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES))
    return at
  }

  clear(): void {
    this.#end = this.#kept
  }

  convolve(walk: Walk, { weights, bias, slope }: Weights): void {
    const { from, to, tall, run, line, right, down, width, height, channels } = walk
    this.#loops.folded(from, weights, bias, to, tall, run, line, right, down, width, height, channels, slope)
  }

  convolveDepthwise(walk: Walk, { weights, bias, slope }: Weights): void {
    const { from, to, tall, run, line, right, down, width, height, channels } = walk
    this.#loops.apart(from, weights, bias, to, tall, run, line, right, down, width, height, channels, slope)
  }

  maxPool({ from, to, tall, run, line, right, down, width, height, channels }: Walk): void {
    this.#loops.most(from, to, tall, run, line, right, down, width, height, channels)
  }

  /**
   * Sets each of `count` bytes to the larger of itself and the byte `far` after it. Reads up to
   * fifteen more.
   */
  maxShifted(at: number, far: number, count: number): void {
    if (count > 0) this.#loops.raised(at, at + far, count)
  }
}
