import type { DeskCommand } from '@foyer/contract/messages/desk-command.ts'
import type { DeskMessage } from '@foyer/contract/messages/front-desk.ts'

interface AppliedTo {
  readonly stream?: string | undefined
  readonly applied: number
}

/** Outlives the guest and the page: a command that was applied before a reload is not applied again. */
export interface Applied {
  read(): AppliedTo
  write(to: Required<AppliedTo>): void
}

export interface TakenCommand {
  readonly command: DeskCommand
  /** It is applied, or never can be. */
  done(): void
}

type Heard = Extract<DeskMessage, { type: 'onMessage' }>['data']

interface CommandOrderDependencies {
  readonly applied: Applied
  readonly onCommand: (command: TakenCommand) => void
  readonly onTaken: (id: string) => void
  /** One has come before its turn. */
  readonly onGap: () => void
}

/** Each command once and in its order. What comes before its turn comes again. */
export function commandsInOrder({ applied, onCommand, onTaken, onGap }: CommandOrderDependencies) {
  let { stream, applied: done } = applied.read()
  /** Handed on; perhaps not applied yet. */
  let begun = done

  return {
    hear(heard: Heard): void {
      if (heard.stream !== stream) {
        stream = heard.stream
        done = 0
        begun = 0
      }
      const { position, previous, command } = heard
      if (position <= done) onTaken(command.id)
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
          onTaken(command.id)
        },
      })
    },
  }
}
