import type { StaffPanel } from './staff-panel.ts'

/** How a device behaves. Code checks a trait, never the channel's name. */
export interface ChannelTraits {
  /** What check-ins made here count as in metrics. */
  readonly countedAs: 'phone' | 'kiosk' | 'tablet' | 'frontDesk'
  /** Sent to the hotel's systems as is_pok. */
  readonly isPok: boolean
  /** Sent to the hotel's systems as is_front_app. */
  readonly isFrontApp: boolean
  /** Works only on an enrolled device. */
  readonly enrolledOnly: boolean
  /**
   * If the hotel allows it, the surname alone finds an arriving guest: only on a device in the
   * lobby.
   */
  readonly findsBySurname: boolean
  readonly start: 'select-language' | 'lean-frontapp-screensaver'
  /**
   * A scan made here is evidence for the hotel and can be corrected only if the hotel allows it.
   */
  readonly keepsScans: boolean
  /** Guests can change known data only if the desk has allowed it for their reservation. */
  readonly editsByLeave: boolean
  /** A party that has completed everything skips its booking and guest list. */
  readonly passesByCompleted: boolean
  readonly whenIdle: 'nothing' | 'askStillThere' | 'restart'
  /** The device has no reader: documents are photographed, whatever scanner the hotel has. */
  readonly picturesOnly: boolean
  readonly handsOutKeys: boolean
  /**
   * A personal device: room and door code stay on it until departure. Elsewhere guests take them
   * along.
   */
  readonly keepsStayCard: boolean
  /** Collects what the hotel needs; the desk does the rest. */
  readonly onlySaves: boolean
  readonly followsDesk: boolean
  /** The page has its own keyboard, because a lobby device has none. */
  readonly onScreenKeyboard: boolean
  readonly checksVersion: boolean
  /** The hidden panels that staff open by tapping the hotel's mark. */
  readonly staffPanels: readonly StaffPanel[]
}

const kiosk: ChannelTraits = {
  countedAs: 'kiosk',
  isPok: true,
  isFrontApp: false,
  enrolledOnly: true,
  findsBySurname: true,
  start: 'select-language',
  keepsScans: true,
  editsByLeave: false,
  passesByCompleted: true,
  whenIdle: 'askStillThere',
  picturesOnly: false,
  handsOutKeys: true,
  keepsStayCard: false,
  onlySaves: false,
  followsDesk: false,
  onScreenKeyboard: true,
  checksVersion: true,
  staffPanels: ['admin', 'tabletMode'],
}

export const channels = {
  ownDevice: {
    ...kiosk,
    countedAs: 'phone',
    isPok: false,
    enrolledOnly: false,
    findsBySurname: false,
    keepsScans: false,
    passesByCompleted: false,
    whenIdle: 'nothing',
    picturesOnly: true,
    handsOutKeys: false,
    keepsStayCard: true,
    onScreenKeyboard: false,
    checksVersion: false,
    staffPanels: [],
  },
  kiosk,
  tablet: {
    ...kiosk,
    countedAs: 'tablet',
    whenIdle: 'nothing',
    picturesOnly: true,
    handsOutKeys: false,
    onlySaves: true,
    onScreenKeyboard: false,
    staffPanels: ['tabletMode'],
  },
  frontApp: {
    ...kiosk,
    countedAs: 'frontDesk',
    isPok: false,
    isFrontApp: true,
    findsBySurname: false,
    start: 'lean-frontapp-screensaver',
    keepsScans: false,
    editsByLeave: true,
    passesByCompleted: false,
    whenIdle: 'restart',
    handsOutKeys: false,
    followsDesk: true,
    onScreenKeyboard: false,
    staffPanels: ['frontDesk'],
  },
} as const satisfies Record<string, ChannelTraits>

export type ChannelName = keyof typeof channels

export const channelNames = Object.keys(channels) as [ChannelName, ...ChannelName[]]

/** Whether such a device is connected to a hub. */
export function hasHub(channel: ChannelName): boolean {
  const { enrolledOnly, picturesOnly } = channels[channel]
  return enrolledOnly && !picturesOnly
}

/** The channel that staff can temporarily switch a device to: tablet mode. */
const tabletModes: Partial<Record<ChannelName, ChannelName>> = { kiosk: 'tablet' }

interface ResolvedChannel {
  readonly channel: ChannelName
  /** `none`: a device of this channel has no such mode. */
  readonly tabletMode: 'on' | 'off' | 'none'
}

/** The device's override applies only while its app still has that mode. */
export function resolveChannel(configured: ChannelName, override?: string | null): ResolvedChannel {
  const mode = tabletModes[configured]
  if (!mode) return { channel: configured, tabletMode: 'none' }
  return override === mode ? { channel: mode, tabletMode: 'on' } : { channel: configured, tabletMode: 'off' }
}

/** The override to store for a device; null means as configured. */
export function getChannelOverride(configured: ChannelName, tabletMode: 'on' | 'off'): ChannelName | null {
  return tabletMode === 'on' ? (tabletModes[configured] ?? null) : null
}
