import type { PoliceFormat } from '@foyer/contract/staff/registration.ts'
import type { PaymentType } from '@foyer/domain/payment/payment-type.ts'

/** One traveller as Spain asks for them (Real Decreto 933/2021, annex I). Absent: not given, or not asked for. */
export interface Traveller {
  /** The contract. */
  readonly reference: string
  readonly arrival: string
  readonly departure: string
  readonly rooms: number
  readonly roomNumber?: string | undefined
  readonly travellers: number
  /** The day of the contract. */
  readonly contractDate?: string | undefined
  /** HH:MM at the hotel: when they came, and by when they leave. */
  readonly arrivalTime?: string | undefined
  readonly departureTime?: string | undefined
  readonly paymentType?: PaymentType | undefined
  readonly paymentDate?: string | undefined
  /** Who pays, by the invoice. */
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
  /** Of Spain's statistical office, for who lives there. */
  readonly municipalityCode?: string | undefined
  readonly province?: string | undefined
  readonly provinceCode?: string | undefined
  readonly country?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  /** Of a minor, to whom they travel with. */
  readonly relationship?: string | undefined
}

/** Where they stay, and who answers for it. */
export interface Establishment {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly address?: string | undefined
  readonly phone?: string | undefined
  readonly company?: string | undefined
  readonly taxNumber?: string | undefined
  /** Given to the hotel by whoever the report is for. */
  readonly registryNumber?: string | undefined
}

export interface DayReport {
  readonly hotel: Establishment
  readonly day: string
  readonly travellers: readonly Traveller[]
}

/** Where travellers are reported. The authorities' own protocols are further adapters. */
export interface PoliceRegister {
  report(
    report: DayReport,
    format: PoliceFormat,
  ): { readonly name: string; readonly type: string; readonly content: Buffer }
}
