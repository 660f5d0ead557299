import * as z from 'zod/mini'

/** What we read of Mews's answers, without what is null in them. */

const localized = z._default(z.record(z.string(), z.string()), {})

export const configurationAnswer = z.object({
  NowUtc: z.string(),
  Enterprise: z.object({
    TimeZoneIdentifier: z.string(),
    TaxEnvironmentCode: z.optional(z.string()),
    Pricing: z.enum(['Gross', 'Net']),
    Currencies: z.array(z.object({ Currency: z.string(), IsDefault: z.boolean(), IsEnabled: z.boolean() })),
    AccountingConfiguration: z.optional(z.object({ EnabledExternalPaymentTypes: z.array(z.string()) })),
  }),
})

export const mewsService = z.object({
  Id: z.string(),
  IsActive: z.boolean(),
  Names: localized,
  Data: z.object({
    Discriminator: z.string(),
    /** When stays begin and end by default, as durations since midnight. */
    Value: z.optional(z.object({ StartOffset: z.optional(z.string()), EndOffset: z.optional(z.string()) })),
  }),
})
export type MewsService = z.infer<typeof mewsService>

export const mewsRate = z.object({
  Id: z.string(),
  IsActive: z.boolean(),
  IsEnabled: z.boolean(),
  Names: localized,
})
export const mewsCompany = z.object({
  Id: z.string(),
  IsActive: z.boolean(),
  ExternalIdentifier: z.optional(z.string()),
})
export const companiesAdded = z.object({ Companies: z.tuple([mewsCompany], mewsCompany) })

export const ageCategory = z.object({ Id: z.string(), Classification: z.string() })

export const mewsCategory = z.object({ Id: z.string(), IsActive: z.boolean(), Names: localized })
export type MewsCategory = z.infer<typeof mewsCategory>
export const categoryAssignment = z.object({ ResourceId: z.string(), CategoryId: z.string(), IsActive: z.boolean() })

export const mewsResource = z.object({
  Id: z.string(),
  Name: z.string(),
  State: z.string(),
  IsActive: z.boolean(),
  Data: z.optional(z.object({ Value: z.optional(z.object({ FloorNumber: z.optional(z.string()) })) })),
})
export type MewsResource = z.infer<typeof mewsResource>

export const mewsReservation = z.object({
  Id: z.string(),
  Number: z.string(),
  State: z.string(),
  AccountId: z.string(),
  AccountType: z.string(),
  BookerId: z.optional(z.string()),
  PartnerCompanyId: z.optional(z.string()),
  GroupId: z.string(),
  RequestedResourceCategoryId: z.string(),
  AssignedResourceId: z.optional(z.string()),
  AssignedResourceLocked: z.boolean(),
  ChannelNumber: z.optional(z.string()),
  BusinessSegmentId: z.optional(z.string()),
  CancellationReason: z.optional(z.string()),
  CreatedUtc: z.string(),
  ScheduledStartUtc: z.string(),
  ScheduledEndUtc: z.string(),
  PersonCounts: z._default(z.array(z.object({ AgeCategoryId: z.string(), Count: z.int() })), []),
})
export type MewsReservation = z.infer<typeof mewsReservation>

export const companionship = z.object({ CustomerId: z.string(), ReservationId: z.optional(z.string()) })

/** Fields by name; which of them we know is in guest-fields. */
export const mewsCustomer = z.catchall(
  z.object({ Id: z.string(), LastName: z.string(), Address: z.optional(z.record(z.string(), z.unknown())) }),
  z.unknown(),
)
export type MewsCustomer = z.infer<typeof mewsCustomer>

export const identityDocument = z.catchall(
  z.object({ Id: z.string(), CustomerId: z.string(), Type: z.string() }),
  z.unknown(),
)
export type MewsDocument = z.infer<typeof identityDocument>

const amount = z.object({ Currency: z.string(), GrossValue: z.number() })

export const orderItem = z.object({
  Id: z.string(),
  AccountId: z.optional(z.string()),
  ServiceOrderId: z.string(),
  BillId: z.optional(z.string()),
  BillingName: z.optional(z.string()),
  ExternalIdentifier: z.optional(z.string()),
  Type: z.string(),
  Amount: amount,
})
export type MewsOrderItem = z.infer<typeof orderItem>

export const productOrder = z.object({ Id: z.string(), LinkedReservationId: z.optional(z.string()) })

export const mewsPayment = z.object({
  Id: z.string(),
  AccountId: z.string(),
  ReservationId: z.optional(z.string()),
  BillId: z.optional(z.string()),
  Amount: amount,
  Type: z.string(),
  Data: z.optional(
    z.object({
      External: z.optional(z.object({ Type: z.optional(z.string()), ExternalIdentifier: z.optional(z.string()) })),
    }),
  ),
})
export type MewsPayment = z.infer<typeof mewsPayment>

const openItem = z.object({ OrderId: z.optional(z.string()), Amount: amount })
export type MewsOpenItem = z.infer<typeof openItem>
export const openItemsAnswer = z.object({
  Customers: z.array(
    z.object({
      CustomerId: z.string(),
      OrderItems: z._default(z.array(openItem), []),
      PaymentItems: z._default(z.array(openItem), []),
    }),
  ),
})

export const serviceOrderNote = z.object({ Text: z.optional(z.string()) })

export const taxEnvironment = z.object({ Code: z.string(), TaxationCodes: z._default(z.array(z.string()), []) })
export const taxRate = z.object({
  Code: z.string(),
  TaxationCode: z.string(),
  Strategy: z.object({ Discriminator: z.string(), Value: z.optional(z.object({ Value: z.optional(z.number()) })) }),
})
