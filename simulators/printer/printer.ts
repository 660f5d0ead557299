import type { Socket } from 'node:net'

const [DLE, EOT, ESC, GS, LF] = [0x10, 0x04, 0x1b, 0x1d, 0x0a] as const

/** Number of parameter bytes after a two-byte command. */
const parameterCounts: Readonly<Record<string, number>> = { '\x1b@': 0, '\x1bt': 1, '\x1bd': 1, '\x1dV': 2 }

const READY = 0b0001_0010

/** A receipt printer that speaks ESC/POS and records its pages. */
export class Printer {
  readonly pages: string[] = []
  /** Pages left on the roll. */
  paper = 10
  /** Offline, because its cover is open. */
  isOpen = false
  /** Prints, but no longer answers. */
  isSilent = false
  #page: number[] = []

  serve(socket: Socket): void {
    let held: Buffer = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (bytes: Buffer) => {
      held = Buffer.concat([held, bytes])
      for (let used = this.#step(held, socket); used > 0; used = this.#step(held, socket)) held = held.subarray(used)
    })
  }

  /** Number of bytes consumed; 0 if more are needed, or if it cannot print. */
  #step(held: Buffer, socket: Socket): number {
    const [first, second] = [held[0], held[1]]
    if (first === undefined) return 0
    if (first === DLE && second === EOT) {
      if (held.length < 3) return 0
      this.#say(socket, this.#status(held[2] ?? 0))
      return 3
    }
    if (first === GS && second === 0x72) {
      if (held.length < 3) return 0
      this.#say(socket, this.paper === 0 ? 0b0000_1100 : 0)
      return 3
    }
    // Printing waits for paper.
    if (this.paper === 0 || this.isOpen) return 0
    if (first !== ESC && first !== GS) {
      this.#page.push(first)
      return 1
    }
    const count = 2 + (parameterCounts[held.subarray(0, 2).toString('latin1')] ?? 0)
    if (held.length < count) return 0
    if (first === GS && second === 0x56) this.#cut()
    return count
  }

  #cut(): void {
    this.pages.push(Buffer.from(this.#page.filter((byte) => byte >= 0x20 || byte === LF)).toString('latin1'))
    this.#page = []
    this.paper -= 1
  }

  #status(question: number): number {
    const isOut = this.paper === 0
    const bits: Readonly<Record<number, number>> = {
      1: isOut || this.isOpen ? 0b0000_1000 : 0,
      2: (isOut ? 0b0010_0000 : 0) | (this.isOpen ? 0b0000_0100 : 0),
      4: isOut ? 0b0110_0000 : 0,
    }
    return READY | (bits[question] ?? 0)
  }

  #say(socket: Socket, byte: number): void {
    if (!this.isSilent) socket.write(Buffer.from([byte]))
  }
}
