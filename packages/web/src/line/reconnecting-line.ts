/** One connection, as whoever dialled it holds it. */
export interface Connection {
  send(frame: string): void
  close(): void
}

/** What a connection tells of itself. Whatever it says after the line has left it is not heard. */
export interface ConnectionEvents<Message> {
  /** It stands: what is sent from now on arrives. */
  opened(): void
  /** A sign of life, read already. */
  heard(message: Message): void
  /** It is down for now and being mended by somebody else, the browser for one. */
  faltered(): void
  /** It is gone for good, with the code that it was closed with where there is one. */
  lost(code?: number): void
}

export type Connect<Message> = (events: ConnectionEvents<Message>) => Connection

export interface Loss {
  /** Nobody answered; it stood and was closed; it stood, and said nothing for too long; it is being mended. */
  readonly why: 'unreached' | 'closed' | 'silent' | 'faltered'
  readonly code?: number | undefined
}

export interface Timers {
  setTimeout(act: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

export interface LineParts<Message> {
  readonly connect: Connect<Message>
  /** Before each new try; the last is repeated. A connection that stood begins with the first again. */
  readonly waitsMs: readonly number[]
  /** Some connections hang in the making for good. */
  readonly openWithinMs?: number
  /** A line that is cut somewhere on the way may look open for minutes: only its silence tells. */
  readonly silentAfterMs?: number
  /** Where the other end speaks only when it is asked: whether an answer is due. */
  readonly isAnswerDue?: () => boolean
  readonly onOpen?: () => void
  readonly onMessage: (message: Message) => void
  /** Before the wait; whoever does not want to come back closes the line here. */
  readonly onLost?: (loss: Loss) => void
  readonly timers?: Timers
}

export interface Line {
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Nothing is kept: what must arrive is sent again by whoever hears `onOpen`. */
  send(frame: string): void
}

const browserTimers: Timers = {
  setTimeout: (act, milliseconds) => setTimeout(act, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** Keeps one connection open: dials, notices when it is gone or has fallen silent, waits, and dials again. */
export function reconnectingLine<Message>(parts: LineParts<Message>): Line {
  const { connect, waitsMs, openWithinMs, silentAfterMs, isAnswerDue = () => true } = parts
  const timers = parts.timers ?? browserTimers
  let connection: Connection | undefined
  let isWanted = false
  let isOpen = false
  let failures = 0
  /** Counts dialling and hanging up: an event of an earlier connection is nobody's. */
  let turn = 0
  /** Of the next try or of the silence: there is never both. */
  let timer: unknown

  function dial(): void {
    turn += 1
    const mine = turn
    const ifMine =
      <Given extends unknown[]>(act: (...given: Given) => void) =>
      (...given: Given) => {
        if (turn === mine) act(...given)
      }
    loseAfter(openWithinMs)
    const dialled = connect({
      opened: ifMine(() => {
        isOpen = true
        failures = 0
        listen()
        parts.onOpen?.()
      }),
      heard: ifMine((message) => {
        parts.onMessage(message)
        listen()
      }),
      faltered: ifMine(() => parts.onLost?.({ why: 'faltered' })),
      lost: ifMine((code) => lose({ why: isOpen ? 'closed' : 'unreached', code })),
    })
    if (turn === mine) connection = dialled
    else dialled.close()
  }

  function loseAfter(milliseconds: number | undefined): void {
    stopTimer()
    if (milliseconds === undefined) return
    timer = timers.setTimeout(() => {
      timer = undefined
      if (!isOpen) lose({ why: 'unreached' })
      else if (isAnswerDue()) lose({ why: 'silent' })
    }, milliseconds)
  }

  function listen(): void {
    if (isOpen) loseAfter(isAnswerDue() ? silentAfterMs : undefined)
  }

  function lose(loss: Loss): void {
    hangUp()
    parts.onLost?.(loss)
    if (!isWanted) return
    timer = timers.setTimeout(dial, waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0)
    failures += 1
  }

  function hangUp(): void {
    turn += 1
    stopTimer()
    isOpen = false
    const left = connection
    connection = undefined
    left?.close()
  }

  function stopTimer(): void {
    timers.clearTimeout(timer)
    timer = undefined
  }

  return {
    get isOpen() {
      return isOpen
    },
    open() {
      if (isWanted) return
      isWanted = true
      dial()
    },
    close() {
      isWanted = false
      failures = 0
      hangUp()
    },
    send(frame) {
      if (!isOpen) return
      connection?.send(frame)
      if (timer === undefined) listen()
    },
  }
}
