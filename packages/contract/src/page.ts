import type { Site } from '@foyer/domain/config/site.ts'
import type { Theme } from '@foyer/domain/config/theme.ts'
import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'
import type { WalletKind } from './wallet-pass.ts'

/**
 * What a page knows about its site from the start: legal texts are fetched separately, the theme is
 * a stylesheet.
 */
export interface PageSite extends Omit<Site, 'legal' | 'theme'> {
  readonly theme: Pick<Theme, 'name' | 'mark'>
}

/**
 * Data that the server embeds in a hotel's page, resolved for this device. It contains no secrets.
 */
export interface HotelPage {
  readonly site: PageSite
  readonly hotel: {
    readonly id: number
    readonly companyId: number
    readonly name: string
    readonly timeZone: string
    readonly currency: string
    /** Alpha-3, as in the reply to a device's sign-in. */
    readonly country: string
  }
  /** Digest of the id of the enrolled device; absent on guests' own phones. */
  readonly fingerprint?: string
  /** Changes with every published configuration and every build. */
  readonly version: string
  readonly csrf: string
  /** Build time of this page; a kiosk compares it with the build served later. */
  readonly builtAt: string
  /** The hidden staff panels of this device for which the hotel has set a password. */
  readonly panels: readonly StaffPanel[]
  /**
   * What the server can read from a picture. Without it, a screen offers another way from the
   * start.
   */
  readonly readers: Readers
  /** The wallets for which the server can make a pass. */
  readonly wallets: readonly WalletKind[]
  /** Names of the wallets that the payment provider's own page takes, if guests are led there. */
  readonly payWallets: readonly string[]
}

export interface Readers {
  readonly document: boolean
  readonly face: boolean
}

/** Facts of a page: of a hotel, or of the sign-in page at /pok/, which belongs to none. */
export interface PageFacts {
  /** From the address; the guest may choose another. */
  readonly language: string
  /** The base address of all screen paths. */
  readonly base: string
  readonly hotelPage?: HotelPage
  /** The kiosk was exited: the program around the browser sees this address and closes it. */
  readonly hasLeft?: true
}
