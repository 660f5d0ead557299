import type { Amount } from './amount.ts'

export const resourceStates = ['Dirty', 'Clean', 'Inspected', 'OutOfService', 'OutOfOrder'] as const
export type ResourceState = (typeof resourceStates)[number]
export const serviceOrderStates = [
  'Inquired',
  'Confirmed',
  'Started',
  'Processed',
  'Canceled',
  'Optional',
  'Requested',
] as const
type ServiceOrderState = (typeof serviceOrderStates)[number]
export const documentTypes = ['IdentityCard', 'Passport', 'Visa', 'DriversLicense'] as const

interface Dated {
  readonly CreatedUtc: string
  UpdatedUtc: string
}

export interface AgeCategory {
  readonly Id: string
  readonly ServiceId: string
  readonly Classification: 'Adult' | 'Child'
  readonly IsDefault: boolean
}

export interface ResourceCategory {
  readonly Id: string
  readonly ServiceId: string
  readonly name: string
}

export interface Resource extends Dated {
  readonly Id: string
  readonly Name: string
  State: ResourceState
  readonly categoryId: string
  readonly floor: string
}

export interface NewCustomer {
  LastName: string
  FirstName?: string
  Email?: string
  Notes?: string
  readonly [field: string]: unknown
}
export type Customer = NewCustomer & Dated & { readonly Id: string }

export interface IdentityDocument extends Readonly<Record<string, unknown>> {
  readonly Id: string
  readonly CustomerId: string
  readonly Type: string
}

export interface Company {
  readonly Id: string
  readonly Name: string
  readonly ExternalIdentifier?: string | undefined
  readonly [field: string]: unknown
}

export interface Companionship {
  readonly Id: string
  readonly CustomerId: string
  readonly ReservationGroupId: string
  readonly ReservationId: string
  readonly UpdatedUtc: string
}

export interface Reservation extends Dated {
  readonly Id: string
  readonly Number: string
  readonly AccountId: string
  readonly AccountType: 'Customer' | 'Company'
  State: ServiceOrderState
  ScheduledStartUtc: string
  ScheduledEndUtc: string
  ActualStartUtc?: string | undefined
  ActualEndUtc?: string | undefined
  readonly GroupId: string
  RequestedResourceCategoryId: string
  AssignedResourceId: string | undefined
  AssignedResourceLocked: boolean
  readonly BookerId?: string | undefined
  readonly ChannelNumber?: string
  readonly BusinessSegmentId?: string
  CancellationReason?: string
  readonly adults: number
  readonly children: number
  readonly nightPrice: number
  /** The same where nights have different prices. */
  readonly nightPrices?: readonly Amount[]
  PartnerCompanyId?: string | undefined
  /** A company that pays for the nights. */
  readonly payer?: string
  /** The bill that the nights are on. */
  readonly billId?: string
}

export interface NewReservation
  extends Partial<
    Pick<
      Reservation,
      | 'State'
      | 'AccountType'
      | 'ChannelNumber'
      | 'CancellationReason'
      | 'AssignedResourceLocked'
      | 'adults'
      | 'children'
      | 'nightPrice'
      | 'payer'
      | 'billId'
      | 'UpdatedUtc'
    >
  > {
  readonly Number: string
  readonly ScheduledStartUtc: string
  readonly ScheduledEndUtc: string
  /** The name of the resource, or of the category without one. */
  readonly Resource?: string
  readonly Category?: string
  readonly Owner?: NewCustomer
  /** The number of another reservation of the same owner. */
  readonly ownerOf?: string
  readonly Companions?: readonly NewCustomer[]
  readonly Booker?: NewCustomer
}

/** A payment that Mews took itself. */
export interface NewPayment {
  /** Of the reservation whose owner paid. */
  readonly Number: string
  readonly gross: number
  /** Without it, the payment belongs to the reservation. */
  readonly billId?: string
  readonly AccountingState?: Payment['AccountingState']
}

/** An item that the owner of a reservation bought without it. */
export interface NewItem {
  readonly Number: string
  readonly gross: number
  readonly currency?: string
}

export interface Order extends Dated {
  readonly Id: string
  readonly ServiceId: string
  readonly AccountId: string
  readonly LinkedReservationId?: string | undefined
}

export interface OrderItem extends Dated {
  readonly Id: string
  readonly AccountId: string
  readonly AccountType: 'Customer' | 'Company'
  readonly ServiceId: string
  readonly ServiceOrderId: string
  readonly BillId?: string
  readonly BillingName: string
  readonly ExternalIdentifier?: string | undefined
  readonly Type: 'SpaceOrder' | 'CustomItem' | 'CityTax'
  readonly Amount: Amount
  AccountingState: 'Open' | 'Closed' | 'Inactive' | 'Canceled'
}

export interface Payment extends Dated {
  readonly Id: string
  readonly AccountId: string
  readonly AccountType: 'Customer' | 'Company'
  readonly ReservationId?: string | undefined
  readonly BillId?: string | undefined
  readonly Amount: Amount
  readonly Type: 'ExternalPayment' | 'CreditCardPayment'
  readonly AccountingState: 'Open' | 'Closed' | 'Inactive'
  readonly State: 'Charged' | 'Pending'
  readonly externalType?: string
  readonly ExternalIdentifier?: string | undefined
}

export interface Note {
  readonly Id: string
  readonly OrderId: string
  readonly Text: string
  readonly Type: 'General'
  readonly CreatedUtc: string
  readonly UpdatedUtc: string
}
