import type { StaffPanel } from './staff-panel.ts'

/** How a device behaves. Code asks for a trait, never for the channel's name. */
export interface ChannelTraits {
  /** Told to the hotel's systems as is_pok. */
  readonly isPok: boolean
  /** Told to the hotel's systems as is_front_app. */
  readonly isFrontApp: boolean
  /** Works on an enrolled device only. */
  readonly enrolledOnly: boolean
  /** Where the hotel allows it, the surname alone finds whoever is due: at a device that stands in its lobby. */
  readonly findsBySurname: boolean
  readonly start: 'select-language' | 'lean-frontapp-screensaver'
  /** A scan made here is the hotel's evidence: it is corrected only where the hotel says so. */
  readonly keepsScans: boolean
  /** Guests may change what is known of them only where the desk has allowed it for their reservation. */
  readonly editsByLeave: boolean
  /** A party that has done everything goes straight on, past its booking and its list. */
  readonly passesByCompleted: boolean
  readonly whenIdle: 'nothing' | 'askStillThere' | 'restart'
  /** No reader stands beside it: a document is photographed, whatever scanner the hotel has. */
  readonly picturesOnly: boolean
  readonly handsOutKeys: boolean
  /** Of the guest alone: room and code stay on it until they leave. Elsewhere they are taken along. */
  readonly keepsStayCard: boolean
  /** Gathers what the hotel needs to know; the desk does the rest. */
  readonly onlySaves: boolean
  readonly followsDesk: boolean
  /** The page brings its own keyboard: nobody has one in a lobby. */
  readonly onScreenKeyboard: boolean
  readonly checksVersion: boolean
  /** The hidden modals that staff reach by tapping the hotel's mark. */
  readonly staffPanels: readonly StaffPanel[]
}

const kiosk: ChannelTraits = {
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
    whenIdle: 'nothing',
    picturesOnly: true,
    handsOutKeys: false,
    onlySaves: true,
    onScreenKeyboard: false,
    staffPanels: ['tabletMode'],
  },
  frontApp: {
    ...kiosk,
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

/** Whether such a device stands beside a hub of the hotel's. */
export function hasHub(channel: ChannelName): boolean {
  const { enrolledOnly, picturesOnly } = channels[channel]
  return enrolledOnly && !picturesOnly
}

/** What staff can make of such a device for a while: tablet mode. */
const tabletModes: Partial<Record<ChannelName, ChannelName>> = { kiosk: 'tablet' }

interface Switched {
  readonly channel: ChannelName
  /** `none`: a device of this channel has no such mode. */
  readonly tabletMode: 'on' | 'off' | 'none'
}

/** The device's own override counts only while its app still has that mode. */
export function switchedChannel(configured: ChannelName, override?: string | null): Switched {
  const mode = tabletModes[configured]
  if (!mode) return { channel: configured, tabletMode: 'none' }
  return override === mode ? { channel: mode, tabletMode: 'on' } : { channel: configured, tabletMode: 'off' }
}

/** What is kept of a device that is switched; null is how it is configured. */
export function overrideFor(configured: ChannelName, tabletMode: 'on' | 'off'): ChannelName | null {
  return tabletMode === 'on' ? (tabletModes[configured] ?? null) : null
}
