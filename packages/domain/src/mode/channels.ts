/** How a device behaves. Code asks for a trait, never for the channel's name. */
export interface ChannelTraits {
  /** Told to the hotel's systems as is_pok. */
  readonly isPok: boolean
  /** Told to the hotel's systems as is_front_app. */
  readonly isFrontApp: boolean
  /** Works on an enrolled device only. */
  readonly enrolledOnly: boolean
  readonly start: 'select-language' | 'lean-frontapp-screensaver'
  readonly whenIdle: 'nothing' | 'askStillThere' | 'restart'
  readonly documentSource: 'camera' | 'hub' | 'picture'
  readonly handsOutKeys: boolean
  readonly followsDesk: boolean
  /** The page brings its own keyboard: nobody has one in a lobby. */
  readonly onScreenKeyboard: boolean
  readonly checksVersion: boolean
  /** Staff reach the hidden modals by tapping. */
  readonly secretTaps: boolean
}

const kiosk: ChannelTraits = {
  isPok: true,
  isFrontApp: false,
  enrolledOnly: true,
  start: 'select-language',
  whenIdle: 'askStillThere',
  documentSource: 'hub',
  handsOutKeys: true,
  followsDesk: false,
  onScreenKeyboard: true,
  checksVersion: true,
  secretTaps: true,
}

export const channels = {
  ownDevice: {
    ...kiosk,
    isPok: false,
    enrolledOnly: false,
    whenIdle: 'nothing',
    documentSource: 'camera',
    handsOutKeys: false,
    onScreenKeyboard: false,
    checksVersion: false,
    secretTaps: false,
  },
  kiosk,
  tablet: { ...kiosk, whenIdle: 'nothing', documentSource: 'picture', handsOutKeys: false, onScreenKeyboard: false },
  frontApp: {
    ...kiosk,
    isPok: false,
    isFrontApp: true,
    start: 'lean-frontapp-screensaver',
    whenIdle: 'restart',
    handsOutKeys: false,
    followsDesk: true,
    onScreenKeyboard: false,
    secretTaps: false,
  },
} as const satisfies Record<string, ChannelTraits>

export type ChannelName = keyof typeof channels

export const channelNames = Object.keys(channels) as [ChannelName, ...ChannelName[]]
