import type { PoliceFormat } from '@foyer/contract/staff/registration.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'

/**
 * A traveller's data as Spain requires it (Real Decreto 933/2021, annex I). Absent if not given or
 * not required.
 */
export interface Traveller {
  /** The contract. */
  readonly reference: string
  readonly arrival: string
  readonly departure: string
  readonly rooms: number
  readonly roomNumber?: string | undefined
  readonly travellers: number
  /** Day of the contract. */
  readonly contractDate?: string | undefined
  /** HH:MM local time: of arrival, and latest departure. */
  readonly arrivalTime?: string | undefined
  readonly departureTime?: string | undefined
  readonly paymentType?: PaymentType | undefined
  readonly paymentDate?: string | undefined
  /** Who pays, according to the invoice. */
  readonly paymentHolder?: string | undefined
  /** The person. */
  readonly isContractHolder: boolean
  readonly firstName?: string | undefined
  readonly firstSurname?: string | undefined
  readonly secondSurname?: string | undefined
  readonly sex?: string | undefined
  readonly birthDate?: string | undefined
  readonly nationality?: string | undefined
  readonly documentType?: string | undefined
  readonly documentNumber?: string | undefined
  readonly supportNumber?: string | undefined
  readonly street?: string | undefined
  readonly postalCode?: string | undefined
  readonly city?: string | undefined
  readonly municipality?: string | undefined
  /** Code of Spain's statistical office, for residents. */
  readonly municipalityCode?: string | undefined
  readonly province?: string | undefined
  readonly provinceCode?: string | undefined
  readonly country?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** For minors: relationship to the person they travel with. */
  readonly relationship?: string | undefined
}

/** The accommodation and its operator. */
export interface Establishment {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly address?: string | undefined
  readonly phone?: string | undefined
  readonly company?: string | undefined
  readonly taxNumber?: string | undefined
  /** Issued to the hotel by the authority that gets the report. */
  readonly registryNumber?: string | undefined
}

export interface DayReport {
  readonly hotel: Establishment
  readonly day: string
  readonly travellers: readonly Traveller[]
}

/** Where travellers are reported. The authorities' own protocols would be further adapters. */
export interface PoliceRegister {
  report(
    report: DayReport,
    format: PoliceFormat,
  ): { readonly name: string; readonly type: string; readonly content: Buffer }
}
