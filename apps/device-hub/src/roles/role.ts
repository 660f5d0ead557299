import type { DeviceCommand, DeviceCommandType, DeviceMessage } from '@foyer/contract/messages/device.ts'

export type CommandOf<Type extends DeviceCommandType> = Extract<DeviceCommand, { type: Type }>

/** Messages without an id, which the page receives without a request. */
export type DeviceEvent = Extract<
  DeviceMessage,
  {
    type:
      | 'scanner'
      | 'printer'
      | 'keyEncoder'
      | 'card'
      | 'cardTerminals'
      | 'payment'
      | 'fiscalPrinter'
      | 'document'
      | 'unreadable'
  }
>
export type PublishEvent = (told: DeviceEvent) => void

/**
 * The handler of each command. It resolves when the device is done, and throws a Problem if it
 * fails.
 */
export type CommandHandlers<Type extends DeviceCommandType> = {
  readonly [One in Type]: (command: CommandOf<One>) => void | Promise<void>
}

/** One device as the hub sees it: its commands, and what happens when the page disconnects. */
export interface Role<Type extends DeviceCommandType> {
  readonly handlers: CommandHandlers<Type>
  onPageGone(): void
}

/** A role whose state is reported to the page. */
export interface StatefulRole<Type extends DeviceCommandType, Status> extends Role<Type> {
  status(): Status
}
