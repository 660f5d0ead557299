/** An open or pending connection. */
export interface Connection {
  send(frame: string): void
  close(): void
}

/** Events of a connection. Those after the line has dropped it are ignored. */
export interface ConnectionEvents<Message> {
  /** The connection is open: messages are delivered from now on. */
  opened(): void
  /** A parsed message, which also counts as a sign of life. */
  received(message: Message): void
  /** The connection is down and something else, such as the browser, is restoring it. */
  interrupted(): void
  /** The connection is gone for good, with its close code if there is one. */
  lost(code?: number): void
}

export type Connect<Message> = (events: ConnectionEvents<Message>) => Connection

export interface Loss {
  /** Never reached; closed after opening; silent for too long; being restored by the browser. */
  readonly why: 'unreached' | 'closed' | 'silent' | 'faltered'
  readonly code?: number | undefined
}

export interface Timers {
  setTimeout(act: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

export interface ReconnectOptions<Message> {
  readonly connect: Connect<Message>
  /**
   * Delays before each retry; the last is repeated. A successful connection starts over with the
   * first.
   */
  readonly retryDelaysMs: readonly number[]
  /** Timeout for opening, because some connections hang forever. */
  readonly openTimeoutMs?: number
  /** A broken connection may look open for minutes; only silence reveals it. */
  readonly silenceTimeoutMs?: number
  /** Whether an answer is due, if the other end only speaks when asked. */
  readonly isAnswerDue?: () => boolean
  readonly onOpen?: () => void
  readonly onMessage: (message: Message) => void
  /** Called before the retry delay; close the line here to stop reconnecting. */
  readonly onLost?: (loss: Loss) => void
  readonly timers?: Timers
}

export interface ReconnectingConnection {
  readonly isOpen: boolean
  open(): void
  close(): void
  /** Messages are not queued: what must arrive has to be sent again in `onOpen`. */
  send(frame: string): void
}

const browserTimers: Timers = {
  setTimeout: (act, milliseconds) => setTimeout(act, milliseconds),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** Maintains one connection: dials, detects loss or silence, waits, and dials again. */
export function createReconnectingConnection<Message>(parts: ReconnectOptions<Message>): ReconnectingConnection {
  const { connect, retryDelaysMs, openTimeoutMs, silenceTimeoutMs, isAnswerDue = () => true } = parts
  const timers = parts.timers ?? browserTimers
  let connection: Connection | undefined
  let isWanted = false
  let isOpen = false
  let failures = 0
  /**
   * Incremented when dialling and hanging up, so that events of an earlier connection are ignored.
   */
  let turn = 0
  /** Timer of the next retry or of the silence check; never both at once. */
  let timer: unknown

  function dial(): void {
    turn += 1
    const mine = turn
    const ifMine =
      <Given extends unknown[]>(act: (...given: Given) => void) =>
      (...given: Given) => {
        if (turn === mine) act(...given)
      }
    loseAfter(openTimeoutMs)
    const dialled = connect({
      opened: ifMine(() => {
        isOpen = true
        failures = 0
        listen()
        parts.onOpen?.()
      }),
      received: ifMine((message) => {
        parts.onMessage(message)
        listen()
      }),
      interrupted: ifMine(() => parts.onLost?.({ why: 'faltered' })),
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
    if (isOpen) loseAfter(isAnswerDue() ? silenceTimeoutMs : undefined)
  }

  function lose(loss: Loss): void {
    hangUp()
    parts.onLost?.(loss)
    if (!isWanted) return
    timer = timers.setTimeout(dial, retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0)
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
