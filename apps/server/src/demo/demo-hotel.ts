import type { ReportField } from '@foyer/domain/authority/stay-report.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { GuestFieldName } from '@foyer/domain/fields/field.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { OnDay } from './demo-days.ts'

/** The demo's own texts, in every supported language. */
export type Texts = Readonly<Record<Language, string>>

export interface DemoLicense {
  readonly code: string
  /** If null, the app is chosen when the device signs in. */
  readonly appKey: string | null
}

export interface DemoRoomType {
  readonly id: string
  readonly names: Texts
  readonly picture: string
  readonly rooms: readonly string[]
  /** Set if the room's number doesn't tell the floor. */
  readonly floor?: number
}

/** What is known about a guest. Dates may depend on the day that the demo is seeded for. */
export type Given = { readonly [Name in GuestFieldName | LicenceFact]?: Guest[Name] | OnDay }

/** What a driver has shown at the desk. */
type LicenceFact = 'drivingLicence' | 'hasDrivingLicence' | 'licenceCountry' | 'licenceUntil' | 'licenceSeen'

export interface DemoGuest {
  readonly given: Given
  /** If unset, an adult. */
  readonly child?: true
  /** Set for a guest who has given everything that the hotel asks for. */
  readonly signature?: Buffer
}

export interface FolioLine {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly names: Texts
  /** In minor units; payments are negative, so that the sum is what is due. */
  readonly amount: number
}

interface DemoMessage {
  readonly sentDaysAgo: number
  readonly texts: Texts
}

export interface DemoReservation {
  readonly reference: string
  /** What it demonstrates; the table in docs/demo.md has the same text. */
  readonly shows: string
  readonly groupLocator?: string
  readonly state?: 'inHouse' | 'cancelled'
  /** In days from the hotel's day. */
  readonly arrives: number
  readonly leaves: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roomType: string
  readonly room?: string
  readonly roomAvailable?: false
  readonly hasPets?: true
  readonly included?: readonly string[]
  readonly preCheckinCompleted?: true
  /** What they entered about their arrival in pre-check-in. */
  readonly preferences?: { readonly arrivalTime: string; readonly notes: string }
  /** The token of a pre-check-in link that is printed at startup. */
  readonly sharedLink?: string
  /** The first one is the main guest. */
  readonly guests: readonly [DemoGuest, ...DemoGuest[]]
  readonly folio: readonly FolioLine[]
  readonly messages?: readonly DemoMessage[]
  /** Stored by the simulated gateway under this token. */
  readonly savedCard?: {
    readonly token: string
    readonly brand: string
    readonly lastDigits: string
    readonly expiry: string
  }
  readonly accessCode?: string
  readonly segment?: string
  /** In UTC; by default the afternoon. */
  readonly arrivedAt?: `T${string}Z`
  readonly reported?: DemoReport
  /** For rentals: who may drive, and the price of a young driver. */
  readonly drivers?: {
    readonly minAge: number
    readonly youngBelow: number
    /** In minor units; absent if young drivers can't be added. */
    readonly youngPrice?: number
    readonly pickUpProcess: string
  }
}

/** What became of the report that was sent on the day of arrival. */
export type DemoReport =
  | { readonly state: 'accepted'; readonly receipt: string }
  | { readonly state: 'refused'; readonly reasons: readonly DemoReason[] }

interface DemoReason {
  readonly code: string
  readonly text: string
  readonly field: ReportField
  /** From 1. */
  readonly guest: number
}

/** Members get a promotional code. */
export interface DemoMembership {
  readonly id: string
  readonly email: string
  readonly promotionalCode: string
}

export interface DemoHotel {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly licenses: readonly DemoLicense[]
  readonly document: HotelConfigInput
  readonly roomTypes: readonly DemoRoomType[]
  /** Rooms that housekeeping has not finished. */
  readonly notReady: readonly string[]
  readonly reservations: readonly DemoReservation[]
  readonly memberships?: readonly DemoMembership[]
}
