import { type Reservation, serviceOrderStates } from './entities.ts'
import { type Body, flag, integer, isBody, list, object, oneOf, required, text, updateOf, utc, uuid } from './fields.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import type { Operations } from './operation.ts'
import { enterpriseFields, ids, interval, limitation, readInterval, readList, readPage, requireOne } from './pages.ts'
import { forbidden, invalid } from './refusal.ts'
import type { Stays } from './stays.ts'

const toShown = (
  hotel: Hotel,
  { adults, children, nightPrice: _, nightPrices: _prices, payer: _payer, billId: _bill, ...reservation }: Reservation,
) => {
  const [adult, child] = hotel.ages.map(({ Id }) => Id)
  return {
    ...reservation,
    ServiceId: hotel.stays,
    Origin: 'Connector',
    CancellationReason: reservation.CancellationReason ?? null,
    AssignedResourceId: reservation.AssignedResourceId ?? null,
    BookerId: reservation.BookerId ?? null,
    ChannelNumber: reservation.ChannelNumber ?? null,
    PartnerCompanyId: reservation.PartnerCompanyId ?? null,
    BusinessSegmentId: reservation.BusinessSegmentId ?? null,
    PersonCounts: [
      { AgeCategoryId: adult, Count: adults },
      ...(children > 0 ? [{ AgeCategoryId: child, Count: children }] : []),
    ],
  }
}

const reservationUpdate = object({
  ReservationId: required(uuid),
  StartUtc: updateOf(utc),
  EndUtc: updateOf(utc),
  AssignedResourceId: updateOf(uuid),
  AssignedResourceLocked: updateOf(flag),
  RequestedCategoryId: updateOf(uuid),
  CompanyId: updateOf(uuid),
})

const personCount = object({ AgeCategoryId: required(uuid), Count: required(integer) })
const amount = { isValid: isBody }
const newReservation = object({
  Identifier: text,
  ChannelNumber: text,
  State: oneOf(['Optional', 'Enquired', 'Confirmed']),
  StartUtc: required(utc),
  EndUtc: required(utc),
  PersonCounts: required(list(personCount, 20, 1)),
  CustomerId: required(uuid),
  BookerId: uuid,
  RequestedCategoryId: required(uuid),
  AssignedResourceId: uuid,
  AssignedResourceLocked: flag,
  RateId: required(uuid),
  CompanyId: uuid,
  Notes: text,
  TimeUnitPrices: list(object({ Index: required(integer), Amount: required(amount) })),
})

/** Stays: reading them, changing them, check-in and check-out. */
export function createReservationOperations(hotel: Hotel, ledger: Ledger, stays: Stays): Operations {
  return {
    'reservations/getAll/2023-06-06': {
      fields: {
        ...enterpriseFields,
        ReservationIds: ids,
        ServiceIds: ids,
        AccountIds: ids,
        Numbers: list(text),
        ChannelNumbers: list(text, 100),
        AssignedResourceIds: ids,
        CreatedUtc: interval,
        UpdatedUtc: interval,
        CollidingUtc: interval,
        ScheduledStartUtc: interval,
        ScheduledEndUtc: interval,
        States: list(oneOf(serviceOrderStates)),
        Limitation: limitation,
      },
      serve: (body) => {
        const { page, cursor } = readPage([...hotel.reservations.values()].filter(createFilter(hotel, body)), body)
        return { Reservations: page.map((one) => toShown(hotel, one)), Cursor: cursor }
      },
    },
    'reservations/update': {
      fields: {
        EnterpriseId: uuid,
        ReservationUpdates: required(list(reservationUpdate)),
        Reprice: flag,
        ApplyCancellationFee: flag,
        Reason: text,
      },
      changes: true,
      serve: (body) => {
        if (body['Reprice'] !== false && !body['Reason']) throw invalid('Reason')
        for (const update of body['ReservationUpdates'] as Body[]) stays.update(update)
        return { Reservations: [] }
      },
    },
    'reservations/add': {
      fields: {
        EnterpriseId: uuid,
        ServiceId: required(uuid),
        GroupId: uuid,
        GroupName: text,
        CheckRateApplicability: flag,
        CheckOverbooking: flag,
        SendConfirmationEmail: flag,
        Reservations: required(list(newReservation, 1_000, 1)),
      },
      changes: true,
      serve: (body) => {
        if (body['ServiceId'] !== hotel.stays) throw invalid('ServiceId')
        const isMailed = body['SendConfirmationEmail'] !== false
        const added = (body['Reservations'] as Body[]).map((one) => ({
          Identifier: one['Identifier'] ?? null,
          Reservation: toShown(hotel, stays.add(one, isMailed)),
        }))
        return { Reservations: added }
      },
    },
    'reservations/start': {
      fields: { EnterpriseId: uuid, ReservationId: required(uuid) },
      changes: true,
      serve: (body) => stays.start(hotel.reservation(body['ReservationId'])),
    },
    'reservations/process': {
      fields: {
        EnterpriseId: uuid,
        ReservationId: required(uuid),
        CloseBills: flag,
        AllowOpenBalance: flag,
        Notes: text,
      },
      changes: true,
      serve: (body) => stays.process(hotel.reservation(body['ReservationId']), body),
    },
    'reservations/cancel': {
      fields: {
        EnterpriseId: uuid,
        ReservationIds: required(ids),
        PostCancellationFee: flag,
        SendEmail: flag,
        Notes: required(text),
      },
      changes: true,
      serve: (body) => {
        const all = (body['ReservationIds'] as string[]).map((id) => hotel.reservation(id))
        for (const one of all) stays.cancel(one, body['SendEmail'] !== false)
        return { ReservationIds: all.map(({ Id }) => Id) }
      },
    },
    'reservations/addCompanion': {
      fields: { EnterpriseId: uuid, ReservationId: required(uuid), CustomerId: required(uuid) },
      changes: true,
      serve: (body) => {
        const reservation = hotel.reservation(body['ReservationId'])
        const { Id } = hotel.customer(body['CustomerId'])
        const party = hotel.companionships.filter(({ ReservationId }) => ReservationId === reservation.Id)
        if (Id === reservation.AccountId || party.some(({ CustomerId }) => CustomerId === Id))
          throw invalid('CustomerId: already a companion')
        if (party.length + 1 >= reservation.adults + reservation.children)
          throw forbidden('There is no space for another companion.')
        const companionship = hotel.addCompanion(reservation, Id)
        stays.touch(reservation)
        ledger.record('companionAdded', reservation.Number)
        return { CompanionshipId: companionship.Id }
      },
    },
    'companionships/getAll': {
      fields: {
        ...enterpriseFields,
        CompanionshipIds: ids,
        Extent: required(object({ Reservations: flag, ReservationGroups: flag, Customers: flag })),
        CustomerIds: ids,
        ReservationIds: ids,
        ReservationGroupIds: ids,
        UpdatedUtc: interval,
        Limitation: limitation,
      },
      serve: (body) => {
        // The time of a change is no filter by itself.
        requireOne(body, ['CompanionshipIds', 'CustomerIds', 'ReservationIds', 'ReservationGroupIds'])
        const [isCustomer, isReservation] = [readList(body, 'CustomerIds'), readList(body, 'ReservationIds')]
        const isUpdated = readInterval(body, 'UpdatedUtc')
        const { page, cursor } = readPage(
          hotel.companionships.filter(
            ({ CustomerId, ReservationId, UpdatedUtc }) =>
              isCustomer(CustomerId) && isReservation(ReservationId) && isUpdated(UpdatedUtc),
          ),
          body,
        )
        return { Companionships: page.map(({ UpdatedUtc: _, ...shown }) => shown), Cursor: cursor }
      },
    },
    'serviceOrderNotes/getAll': {
      fields: {
        ...enterpriseFields,
        ServiceOrderIds: required(ids),
        ServiceOrderNoteIds: ids,
        UpdatedUtc: interval,
        Limitation: limitation,
      },
      serve: (body) => {
        const isOfOrder = readList(body, 'ServiceOrderIds')
        const { page, cursor } = readPage(
          hotel.notes.filter(({ OrderId }) => isOfOrder(OrderId)),
          body,
        )
        return { ServiceOrderNotes: page, Cursor: cursor }
      },
    },
    'serviceOrderNotes/add': {
      fields: { ServiceOrderNotes: required(list(object({ ServiceOrderId: required(uuid), Text: required(text) }))) },
      changes: true,
      serve: (body) => {
        const added = (body['ServiceOrderNotes'] as { ServiceOrderId: string; Text: string }[]).map((given) => {
          const reservation = hotel.reservation(given.ServiceOrderId)
          const moment = hotel.moment()
          const dates = { CreatedUtc: moment, UpdatedUtc: moment }
          const note = { Id: hotel.newId('note'), OrderId: given.ServiceOrderId, Text: given.Text, ...dates }
          hotel.notes.push({ ...note, Type: 'General' })
          ledger.record('note', reservation.Number, given.Text)
          return note
        })
        return { ServiceOrderNotes: added }
      },
    },
  }
}

function createFilter(hotel: Hotel, body: Body): (reservation: Reservation) => boolean {
  const [isId, isService] = [readList(body, 'ReservationIds'), readList(body, 'ServiceIds')]
  const [isAccount, isNumber] = [readList(body, 'AccountIds'), readList(body, 'Numbers')]
  const [isChannel, isResource] = [readList(body, 'ChannelNumbers'), readList(body, 'AssignedResourceIds')]
  const isState = readList(body, 'States')
  const [isCreated, isUpdated] = [readInterval(body, 'CreatedUtc'), readInterval(body, 'UpdatedUtc')]
  const [isStart, isEnd] = [readInterval(body, 'ScheduledStartUtc'), readInterval(body, 'ScheduledEndUtc')]
  readInterval(body, 'CollidingUtc')
  const colliding = body['CollidingUtc'] as { StartUtc: string; EndUtc: string } | undefined
  return (one) =>
    isId(one.Id) &&
    isService(hotel.stays) &&
    isAccount(one.AccountId) &&
    isNumber(one.Number) &&
    isChannel(one.ChannelNumber) &&
    isResource(one.AssignedResourceId) &&
    isState(one.State) &&
    isCreated(one.CreatedUtc) &&
    isUpdated(one.UpdatedUtc) &&
    isStart(one.ScheduledStartUtc) &&
    isEnd(one.ScheduledEndUtc) &&
    (!colliding ||
      (Date.parse(one.ScheduledStartUtc) < Date.parse(colliding.EndUtc) &&
        Date.parse(one.ScheduledEndUtc) > Date.parse(colliding.StartUtc)))
}
