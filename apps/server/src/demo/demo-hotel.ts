import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { GuestFieldName } from '@foyer/domain/fields/field.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { OnDay } from './demo-days.ts'

/** The demo's own words, in every language that we speak. */
export type Words = Readonly<Record<Language, string>>

export interface DemoLicense {
  readonly code: string
  /** Null: whoever signs in says which app the device is to be. */
  readonly appKey: string | null
}

export interface DemoRoomType {
  readonly id: string
  readonly names: Words
  readonly picture: string
  readonly rooms: readonly string[]
  /** Where the room's number does not say it. */
  readonly floor?: number
}

/** What is known of a guest. A date may depend on the day for which the demo is laid. */
export type Given = { readonly [Name in GuestFieldName]?: Guest[Name] | OnDay }

export interface DemoGuest {
  readonly given: Given
  /** An adult unless it is said. */
  readonly child?: true
  /** Of somebody who has given everything the hotel asks for. */
  readonly signature?: Buffer
}

export interface FolioLine {
  readonly kind: 'charge' | 'tax' | 'payment'
  readonly names: Words
  /** In minor units; a payment is negative, so that the sum is what is due. */
  readonly amount: number
}

interface DemoMessage {
  readonly sentDaysAgo: number
  readonly texts: Words
}

export interface DemoReservation {
  readonly reference: string
  /** What it is in the demo for: the table in docs/demo.md says the same. */
  readonly shows: string
  readonly groupLocator?: string
  readonly state?: 'inHouse' | 'cancelled'
  /** Days from the hotel's day. */
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
  /** What they said then of their arrival. */
  readonly wishes?: { readonly arrivalTime: string; readonly notes: string }
  /** The token of a link for pre-check-in that is printed at the start. */
  readonly sharedLink?: string
  /** The first one is the main guest. */
  readonly guests: readonly [DemoGuest, ...DemoGuest[]]
  readonly folio: readonly FolioLine[]
  readonly messages?: readonly DemoMessage[]
  /** Kept by the simulated gateway, which knows it by this token. */
  readonly savedCard?: {
    readonly token: string
    readonly brand: string
    readonly lastDigits: string
    readonly expiry: string
  }
  readonly accessCode?: string
  readonly segment?: string
  /** Of a rental: who may drive, and what a young driver costs. */
  readonly drivers?: {
    readonly minAge: number
    readonly youngBelow: number
    /** In minor units; absent where a young driver may not be added for money. */
    readonly youngPrice?: number
    readonly pickUpProcess: string
  }
}

/** Whom the hotel gives a promotional code. */
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
