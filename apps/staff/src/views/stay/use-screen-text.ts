import type { ChannelName } from '@foyer/domain/mode/channels.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

interface Screen {
  /** Set for an enrolled device. */
  readonly deviceName?: string | undefined
  readonly channel?: ChannelName | undefined
}

/** Where a guest is or was, with the preposition: a device by its name, otherwise by its kind. */
export function useScreenText(): (screen: Screen) => string {
  const { say } = useTexts()
  return ({ deviceName, channel = 'ownDevice' }) =>
    deviceName ? say('at.device', { device: deviceName }) : say(`at.${channel}`)
}
