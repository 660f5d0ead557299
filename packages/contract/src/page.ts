import type { Site } from '@foyer/domain/config/site.ts'
import type { Theme } from '@foyer/domain/config/theme.ts'
import type { StaffPanel } from '@foyer/domain/mode/staff-panel.ts'

/** What a page knows of its site from the start: legal texts come by a call of their own, the theme as a stylesheet. */
export interface PageSite extends Omit<Site, 'legal' | 'theme'> {
  readonly theme: Pick<Theme, 'name' | 'mark'>
}

/** What the server puts into a hotel's page. It is settled for this device and holds no secret. */
export interface HotelPage {
  readonly site: PageSite
  readonly hotel: {
    readonly id: number
    readonly companyId: number
    readonly name: string
    readonly timeZone: string
    readonly currency: string
    /** Alpha-3, as the sign-in of a device answers it. */
    readonly country: string
  }
  /** Which enrolled device this page was made for, as a digest of its number; absent on guests' own phones. */
  readonly fingerprint?: string
  /** Changes with every published configuration and every build. */
  readonly version: string
  readonly csrf: string
  /** When the build was made that this page runs: a kiosk compares it with what is served later. */
  readonly builtAt: string
  /** The hidden doors of this device whose password the hotel has set. */
  readonly panels: readonly StaffPanel[]
  /** What the server can read out of a picture. Where it cannot, a screen offers another way from the start. */
  readonly readers: Readers
}

export interface Readers {
  readonly document: boolean
  readonly face: boolean
}

/** Facts of a page: of a hotel, or of the sign-in page at /pok/, which belongs to none. */
export interface PageFacts {
  /** Of the address; the guest may choose another. */
  readonly language: string
  /** The address below which the screens' paths lie. */
  readonly base: string
  readonly hotelPage?: HotelPage
  /** The kiosk has been left: the program around the browser sees this address and ends it. */
  readonly hasLeft?: true
}
