import type { DeskCommand } from '@foyer/contract/messages/desk-command.ts'
import type { DeskMessage } from '@foyer/contract/messages/front-desk.ts'

interface AppliedPosition {
  readonly stream?: string | undefined
  readonly applied: number
}

/** Survives the guest and the page, so that a command isn't applied again after a reload. */
export interface AppliedStore {
  read(): AppliedPosition
  write(to: Required<AppliedPosition>): void
}

export interface ReceivedCommand {
  readonly command: DeskCommand
  /** The command has been applied, or never can be. */
  done(): void
}

type ReceivedMessage = Extract<DeskMessage, { type: 'onMessage' }>['data']

interface CommandOrderOptions {
  readonly applied: AppliedStore
  readonly onCommand: (command: ReceivedCommand) => void
  readonly onAcknowledge: (id: string) => void
  /** A command arrived out of order. */
  readonly onGap: () => void
}

/** Applies each command once and in order. A command that arrives early is sent again later. */
export function createCommandSequencer({ applied, onCommand, onAcknowledge, onGap }: CommandOrderOptions) {
  let { stream, applied: done } = applied.read()
  /** The last command passed on; it may not be applied yet. */
  let begun = done

  return {
    hear(heard: ReceivedMessage): void {
      if (heard.stream !== stream) {
        stream = heard.stream
        done = 0
        begun = 0
      }
      const { position, previous, command } = heard
      if (position <= done) onAcknowledge(command.id)
      if (previous > begun) onGap()
      if (position <= begun || previous > begun) return
      begun = position
      const of = heard.stream
      onCommand({
        command,
        done() {
          if (of === stream && position > done) {
            done = position
            applied.write({ stream: of, applied: position })
          }
          onAcknowledge(command.id)
        },
      })
    },
  }
}
