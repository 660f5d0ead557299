import { type Amount, readAmount } from './amount.ts'
import type { OrderItem, Payment } from './entities.ts'
import { type Body, type Fields, integer, isBody, list, object, oneOf, required, text, utc, uuid } from './fields.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import type { Operations } from './operation.ts'
import {
  enterpriseFields,
  ids,
  interval,
  limitation,
  readInterval,
  readList,
  readPage,
  requireOne,
  upToHundredIds,
} from './pages.ts'
import { forbidden, invalid } from './refusal.ts'
import type { Webhooks } from './webhooks.ts'

const amount = { isValid: isBody }
const itemFields: Fields = {
  Name: required(text),
  UnitCount: required(integer),
  UnitAmount: required(amount),
  AccountingCategoryId: uuid,
  ExternalIdentifier: text,
}
const accountingStates = list(oneOf(['Open', 'Closed', 'Inactive', 'Canceled']))

/** As shown: payments are negative. */
const negate = (value: Amount): Amount => ({
  ...value,
  NetValue: 0 - value.NetValue,
  GrossValue: 0 - value.GrossValue,
})

/** What guests owe and pay. */
export function createOrderOperations(hotel: Hotel, ledger: Ledger, webhooks: Webhooks): Operations {
  const numberOf = (id: unknown) => (id ? hotel.reservation(id).Number : undefined)

  return {
    'orderItems/getAll': {
      fields: {
        ...enterpriseFields,
        OrderItemIds: ids,
        AccountIds: upToHundredIds,
        ServiceOrderIds: ids,
        ServiceIds: ids,
        BillIds: ids,
        UpdatedUtc: interval,
        Currency: text,
        AccountingStates: accountingStates,
        Limitation: limitation,
      },
      serve: (body) => {
        requireOne(body, ['OrderItemIds', 'AccountIds', 'ServiceOrderIds', 'ServiceIds', 'BillIds', 'UpdatedUtc'])
        const [isOrder, isAccount] = [readList(body, 'ServiceOrderIds'), readList(body, 'AccountIds')]
        const [isState, isUpdated] = [readList(body, 'AccountingStates'), readInterval(body, 'UpdatedUtc')]
        const { page, cursor } = readPage(
          hotel.items.filter(
            (one) =>
              isOrder(one.ServiceOrderId) &&
              isAccount(one.AccountId) &&
              isState(one.AccountingState) &&
              isUpdated(one.UpdatedUtc),
          ),
          body,
        )
        return { OrderItems: page.map(showItem), Cursor: cursor }
      },
    },
    'productServiceOrders/getAll': {
      fields: {
        ...enterpriseFields,
        ProductServiceOrderIds: ids,
        ServiceIds: required(ids),
        AccountIds: ids,
        LinkedReservationIds: ids,
        Limitation: limitation,
      },
      serve: (body) => {
        const [isId, isService] = [readList(body, 'ProductServiceOrderIds'), readList(body, 'ServiceIds')]
        const isLinked = readList(body, 'LinkedReservationIds')
        const { page, cursor } = readPage(
          hotel.orders.filter((one) => isId(one.Id) && isService(one.ServiceId) && isLinked(one.LinkedReservationId)),
          body,
        )
        return { ProductServiceOrders: page, Cursor: cursor }
      },
    },
    'customers/getOpenItems': {
      fields: { CustomerIds: required(ids) },
      serve: (body) => {
        const isWanted = readList(body, 'CustomerIds')
        const listOpen = <Item extends OrderItem | Payment>(all: readonly Item[]) => {
          const open = all.filter((one) => one.AccountingState === 'Open' && isWanted(one.AccountId))
          return Map.groupBy(open, ({ AccountId }) => AccountId)
        }
        const [items, payments] = [listOpen(hotel.items), listOpen(hotel.payments)]
        return {
          Customers: (body['CustomerIds'] as readonly string[]).map((CustomerId) => ({
            CustomerId,
            OrderItems: (items.get(CustomerId) ?? []).map(showOpenItem),
            PaymentItems: (payments.get(CustomerId) ?? []).map(showOpenPayment),
          })),
        }
      },
    },
    'orders/add': {
      fields: {
        EnterpriseId: uuid,
        ServiceId: required(uuid),
        AccountId: required(uuid),
        Items: required(list(object(itemFields))),
        ConsumptionUtc: utc,
        Notes: text,
        BillId: uuid,
        LinkedReservationId: uuid,
      },
      changes: true,
      serve: (body) => {
        if (body['ServiceId'] !== hotel.shop) throw invalid('ServiceId')
        const { Id: AccountId } = hotel.customer(body['AccountId'])
        const number = numberOf(body['LinkedReservationId'])
        const items = (body['Items'] as Body[]).map((given) => ({
          given,
          Amount: readAmount(given['UnitAmount'], hotel, Number(given['UnitCount'])),
        }))
        const moment = hotel.moment()
        const order = {
          Id: hotel.newId('order'),
          ServiceId: hotel.shop,
          AccountId,
          LinkedReservationId: body['LinkedReservationId'] as string | undefined,
          CreatedUtc: moment,
          UpdatedUtc: moment,
        }
        hotel.orders.push(order)
        for (const { given, Amount } of items) {
          hotel.addItem({
            AccountId,
            AccountType: 'Customer',
            ServiceId: hotel.shop,
            ServiceOrderId: order.Id,
            BillingName: String(given['Name']),
            ExternalIdentifier: given['ExternalIdentifier'] as string | undefined,
            Type: 'CustomItem',
            Amount,
          })
          ledger.record('order', number, { name: given['Name'], gross: Amount.GrossValue, taxes: Amount.TaxValues })
        }
        return { OrderId: order.Id }
      },
    },
    'payments/getAll': {
      fields: {
        ...enterpriseFields,
        PaymentIds: ids,
        AccountIds: upToHundredIds,
        BillIds: ids,
        ReservationIds: ids,
        UpdatedUtc: interval,
        Currency: text,
        AccountingStates: accountingStates,
        Limitation: limitation,
      },
      serve: (body) => {
        requireOne(body, ['PaymentIds', 'AccountIds', 'BillIds', 'ReservationIds', 'UpdatedUtc'])
        const [isReservation, isAccount] = [readList(body, 'ReservationIds'), readList(body, 'AccountIds')]
        const isOnBill = readList(body, 'BillIds')
        const [isState, isUpdated] = [readList(body, 'AccountingStates'), readInterval(body, 'UpdatedUtc')]
        const { page, cursor } = readPage(
          hotel.payments.filter(
            (one) =>
              isReservation(one.ReservationId) &&
              isOnBill(one.BillId) &&
              isAccount(one.AccountId) &&
              isState(one.AccountingState) &&
              isUpdated(one.UpdatedUtc),
          ),
          body,
        )
        return { Payments: page.map(showPayment), Cursor: cursor }
      },
    },
    'payments/addExternal': {
      fields: {
        EnterpriseId: uuid,
        AccountId: required(uuid),
        BillId: uuid,
        AccountingCategoryId: uuid,
        ReservationId: uuid,
        Amount: required(amount),
        Type: text,
        ExternalIdentifier: text,
        Notes: text,
      },
      changes: true,
      serve: (body) => {
        const { Id: AccountId } = hotel.customer(body['AccountId'])
        const type = String(body['Type'] ?? 'Unspecified')
        if (!hotel.paymentTypes.has(type)) throw forbidden(`External payments of the type ${type} are not enabled.`)
        const moment = hotel.moment()
        const payment: Payment = {
          Id: hotel.newId('payment'),
          AccountId,
          AccountType: 'Customer',
          ReservationId: body['ReservationId'] as string | undefined,
          Amount: negate(readAmount(body['Amount'], hotel)),
          Type: 'ExternalPayment',
          State: 'Charged',
          AccountingState: 'Open',
          externalType: type,
          ExternalIdentifier: body['ExternalIdentifier'] as string | undefined,
          CreatedUtc: moment,
          UpdatedUtc: moment,
        }
        hotel.payments.push(payment)
        ledger.record('payment', numberOf(body['ReservationId']), { gross: payment.Amount.GrossValue, type })
        webhooks.notify('PaymentUpdated', payment.Id)
        return { ExternalPaymentId: payment.Id }
      },
    },
  }
}

const showItem = (item: OrderItem) => ({
  ...item,
  ExternalIdentifier: item.ExternalIdentifier ?? null,
  BillId: item.BillId ?? null,
  UnitCount: 1,
  UnitAmount: item.Amount,
  OriginalAmount: item.Amount,
})

const showOpenItem = ({ Id, AccountId, ServiceOrderId, BillId, Amount, AccountingState }: OrderItem) => ({
  Id,
  AccountId,
  OrderId: ServiceOrderId,
  BillId: BillId ?? null,
  Amount,
  AccountingState,
})

const showOpenPayment = ({ Id, AccountId, BillId, Amount, AccountingState, State }: Payment) => ({
  Id,
  AccountId,
  BillId: BillId ?? null,
  Amount,
  AccountingState,
  State,
})

const showPayment = ({ externalType, ExternalIdentifier, ...payment }: Payment) => ({
  ...payment,
  ReservationId: payment.ReservationId ?? null,
  BillId: payment.BillId ?? null,
  OriginalAmount: payment.Amount,
  Identifier: null,
  Data:
    payment.Type === 'ExternalPayment'
      ? { Discriminator: 'External', External: { Type: externalType, ExternalIdentifier: ExternalIdentifier ?? null } }
      : null,
})
