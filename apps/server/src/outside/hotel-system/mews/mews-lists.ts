import * as z from 'zod/mini'
import {
  ageCategory,
  categoryAssignment,
  companionship,
  identityDocument,
  mewsCategory,
  mewsCompany,
  mewsCustomer,
  mewsPayment,
  mewsRate,
  mewsReservation,
  mewsResource,
  mewsService,
  orderItem,
  productOrder,
  serviceOrderNote,
} from './mews-answers.ts'

/** A list of Mews, which is read page by page. */
export interface MewsList<Item> {
  readonly operation: string
  /** The name of the items in an answer. */
  readonly key: string
  readonly items: z.ZodMiniType<Item[]>
  /** Of ids that a request may have. */
  readonly maxIds: number
}

const list = <Schema extends z.ZodMiniType>(
  operation: string,
  key: string,
  item: Schema,
  maxIds = 1_000,
): MewsList<z.output<Schema>> => ({ operation, key, items: z._default(z.array(item), []) as never, maxIds })

export const lists = {
  services: list('services/getAll', 'Services', mewsService),
  rates: list('rates/getAll', 'Rates', mewsRate),
  companies: list('companies/getAll', 'Companies', mewsCompany),
  ages: list('ageCategories/getAll', 'AgeCategories', ageCategory),
  categories: list('resourceCategories/getAll', 'ResourceCategories', mewsCategory),
  assignments: list('resourceCategoryAssignments/getAll', 'ResourceCategoryAssignments', categoryAssignment),
  resources: list('resources/getAll', 'Resources', mewsResource),
  reservations: list('reservations/getAll/2023-06-06', 'Reservations', mewsReservation),
  companionships: list('companionships/getAll', 'Companionships', companionship),
  customers: list('customers/getAll', 'Customers', mewsCustomer),
  documents: list('identityDocuments/getAll', 'IdentityDocuments', identityDocument, 100),
  items: list('orderItems/getAll', 'OrderItems', orderItem),
  orders: list('productServiceOrders/getAll', 'ProductServiceOrders', productOrder),
  payments: list('payments/getAll', 'Payments', mewsPayment),
  notes: list('serviceOrderNotes/getAll', 'ServiceOrderNotes', serviceOrderNote),
} as const
