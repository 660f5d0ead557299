import type { GuestFieldName } from '../fields/field.ts'
import type { Guest } from '../guest/guest.ts'
import type { PaymentType } from '../payment/payment-type.ts'

/** One person of a stay, with the guest's own field names. Absent fields were not given. */
export interface ReportedPerson
  extends Partial<
    Pick<
      Guest,
      | 'firstName'
      | 'lastName'
      | 'secondLastName'
      | 'gender'
      | 'birthDate'
      | 'nationality'
      | 'documentType'
      | 'documentNumber'
      | 'supportNumber'
      | 'issueCountry'
      | 'issueDate'
      | 'issueProvince'
      | 'issueMunicipality'
      | 'country'
      | 'region'
      | 'municipality'
      | 'city'
      | 'street'
      | 'postalCode'
      | 'birthCountry'
      | 'birthProvince'
      | 'birthMunicipality'
      | 'email'
      | 'phone'
      | 'phone2'
      | 'relationship'
      | 'relatedTo'
    >
  > {
  readonly guestId: string
  /** Holds the contract. */
  readonly main: boolean
  /** As booked, while the date of birth is not known. */
  readonly adult?: boolean | undefined
  /** The name of `municipality`, if that is a code. */
  readonly municipalityName?: string | undefined
  /** The name of `region`, if that is a code. */
  readonly regionName?: string | undefined
  /** Only people who drive a rented car have one. */
  readonly licence?: ReportedLicence | undefined
}

export interface ReportedLicence {
  readonly number?: string | undefined
  readonly country?: string | undefined
  readonly until?: string | undefined
}

export interface ReportedPayment {
  readonly type?: PaymentType | undefined
  readonly day?: string | undefined
  /** What was used, for example the last digits of the card. */
  readonly means?: string | undefined
  readonly holder?: string | undefined
  /** MM/YYYY. */
  readonly cardExpiry?: string | undefined
}

/** A rented car; absent for a hotel stay. */
export interface ReportedVehicle {
  readonly category?: string | undefined
  readonly kind?: string | undefined
  readonly make?: string | undefined
  readonly model?: string | undefined
  readonly plate?: string | undefined
  readonly chassis?: string | undefined
  readonly colour?: string | undefined
  /** The class of licence that it is driven with. */
  readonly licenceClass?: string | undefined
  readonly kilometres?: number | undefined
}

/** Who has booked, before anyone has arrived. The person's id is that of the main guest, if there is one. */
export interface ReportedBooking {
  readonly booker: ReportedPerson
  readonly guests: number
}

/** The facts of one stay as they really happened, in no authority's format. */
export interface StayReport {
  readonly reference: string
  /** The day of the contract. */
  readonly contractDay?: string | undefined
  /** Local day and HH:MM of the real arrival, which may be later than the booked day. */
  readonly arrivalDay: string
  readonly arrivalTime: string
  /** Local day and HH:MM of the departure, expected or real. */
  readonly departureDay: string
  readonly departureTime?: string | undefined
  readonly rooms: number
  readonly roomNumber?: string | undefined
  readonly payment: ReportedPayment
  readonly people: readonly ReportedPerson[]
  readonly vehicle?: ReportedVehicle | undefined
  /** Only a booking is reported: its times are unknown, and `people` are the guests known so far. */
  readonly booking?: ReportedBooking | undefined
}

/** A fact of the stay itself that a report can lack. */
export const stayFields = [
  'reference',
  'contractDay',
  'paymentType',
  'vehicle',
  'licence',
  'roomNumber',
  'arrivalDay',
  'departureDay',
  'people',
] as const

export type ReportField = GuestFieldName | (typeof stayFields)[number]

export const reportIssueKinds = ['missing', 'tooLong', 'badLetters', 'invalid', 'unknownCode'] as const
export type ReportIssueKind = (typeof reportIssueKinds)[number]

/** Why the authority would refuse a report. Without `guestId` it concerns the stay. */
export interface ReportIssue {
  readonly guestId?: string | undefined
  readonly field: ReportField
  readonly issue: ReportIssueKind
}
