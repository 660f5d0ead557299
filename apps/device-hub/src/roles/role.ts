import type { DeviceCommand, DeviceCommandType, DeviceMessage } from '@foyer/contract/messages/device.ts'

export type CommandOf<Type extends DeviceCommandType> = Extract<DeviceCommand, { type: Type }>

/** Messages that carry no id: they are told to the page whether or not it asked. */
export type Told = Extract<
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
export type Tell = (told: Told) => void

/** What each command does. It resolves when the device is done, and throws a Problem when it cannot. */
export type Doers<Type extends DeviceCommandType> = {
  readonly [One in Type]: (command: CommandOf<One>) => void | Promise<void>
}

/** One device as the hub sees it: the commands that are its own, and what becomes of it when the page is gone. */
export interface Role<Type extends DeviceCommandType> {
  readonly does: Doers<Type>
  rest(): void
}

/** A role whose state the page is told. */
export interface ToldRole<Type extends DeviceCommandType, Status> extends Role<Type> {
  status(): Status
}
