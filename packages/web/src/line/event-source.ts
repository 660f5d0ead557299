import type { Connect } from './reconnecting-line.ts'

/** What of a browser's EventSource we use. */
export interface EventStream {
  readonly readyState: number
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void
  close(): void
}

const CLOSED = 2

interface Readers<Message> {
  /** The event with which the server says that the line stands. */
  readonly hello: string
  /** What each event says, by its name. */
  readonly events: Readonly<Record<string, (data: unknown) => Message>>
}

/** Events of a server, one way. */
export function overEventSource<Message>(
  dial: () => EventStream,
  { hello, events }: Readers<Message>,
): Connect<Message> {
  return ({ opened, heard, faltered, lost }) => {
    const stream = dial()
    stream.addEventListener(hello, () => opened())
    for (const [name, read] of Object.entries(events)) {
      stream.addEventListener(name, ({ data }) => heard(read(data)))
    }
    // A browser tries again by itself while a line is connecting; a closed one is ours to open.
    stream.addEventListener('error', () => (stream.readyState === CLOSED ? lost() : faltered()))
    return {
      send() {
        throw new Error('Events travel one way.')
      },
      close: () => stream.close(),
    }
  }
}
