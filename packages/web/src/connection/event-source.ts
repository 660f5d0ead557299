import type { Connect } from './reconnecting-connection.ts'

/** The part of a browser's EventSource that we use. */
export interface EventStream {
  readonly readyState: number
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
}

const CLOSED = 2

interface EventReaders<Message> {
  /** The event with which the server confirms the connection. */
  readonly hello: string
  /** Parsers of the events, by name. */
  readonly events: Readonly<Record<string, (data: unknown) => Message>>
}

/** Transport for Server-Sent Events, which are one-way. */
export function createEventSourceTransport<Message>(
  dial: () => EventStream,
  { hello, events }: EventReaders<Message>,
): Connect<Message> {
  return ({ opened, received, interrupted, lost }) => {
    const stream = dial()
    stream.addEventListener(hello, () => opened())
    for (const [name, read] of Object.entries(events)) {
      stream.addEventListener(name, ({ data }) => received(read(data)))
    }
    // The browser reconnects while the state is connecting; once it is closed, we have to.
    stream.addEventListener('error', () => (stream.readyState === CLOSED ? lost() : interrupted()))
    return {
      send() {
        throw new Error('Events travel one way.')
      },
      close: () => stream.close(),
    }
  }
}
