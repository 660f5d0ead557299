import { type Customer, documentTypes, type IdentityDocument } from './entities.ts'
import {
  type Body,
  country,
  culture,
  day,
  type Fields,
  flag,
  list,
  object,
  oneOf,
  required,
  text,
  updateOf,
  utc,
  uuid,
} from './fields.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'
import type { Operations } from './operation.ts'
import { ids, interval, limitation, readInterval, readList, readPage, upToHundredIds } from './pages.ts'
import { forbidden } from './refusal.ts'
import type { Webhooks } from './webhooks.ts'

const address = object({
  Line1: text,
  Line2: text,
  City: text,
  PostalCode: text,
  CountryCode: country,
  CountrySubdivisionCode: text,
})

const person: Fields = {
  ChainId: uuid,
  Title: oneOf(['Mister', 'Miss', 'Misses']),
  FirstName: text,
  LastName: text,
  SecondLastName: text,
  NationalityCode: country,
  PreferredLanguageCode: culture,
  Sex: oneOf(['Male', 'Female']),
  BirthDate: day,
  BirthCountryCode: country,
  BirthCountrySubdivisionCode: text,
  BirthPlace: text,
  Email: text,
  Phone: text,
  Notes: text,
  Address: address,
}

const documentFields: Fields = {
  CustomerId: required(uuid),
  Type: required(oneOf(documentTypes)),
  Number: required(text),
  ExpirationDate: utc,
  IssuanceDate: utc,
  IssuingCountryCode: country,
  IssuingCity: text,
  IdentityDocumentSupportNumber: text,
  IsVerified: flag,
}

const { CustomerId: _, ...changeable } = documentFields
const documentUpdate: Fields = {
  Id: required(uuid),
  ...Object.fromEntries(
    Object.entries(changeable).map(([name, field]) => [name, updateOf({ isValid: field.isValid })] as const),
  ),
}

/** A blank value leaves the field as it is. */
const getGiven = (body: Body) =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([name, value]) => Object.hasOwn(person, name) && value !== undefined && value !== null && value !== '',
    ),
  )

const isSame = (one: string | undefined, other: unknown) =>
  one !== undefined && typeof other === 'string' && one.toLowerCase() === other.toLowerCase()

/** Profiles of guests and their documents. */
export function createCustomerOperations(hotel: Hotel, ledger: Ledger, webhooks: Webhooks): Operations {
  const findByEmail = (email: unknown, but?: Customer) =>
    [...hotel.customers.values()].find((one) => one !== but && isSame(one.Email, email))

  const show = (customer: Customer, withAddress: boolean) => ({
    ...customer,
    FirstName: customer.FirstName ?? null,
    Email: customer.Email ?? null,
    Notes: customer.Notes ?? null,
    Address: withAddress ? (customer['Address'] ?? null) : null,
    IsActive: true,
  })

  function change(customer: Customer, body: Body): void {
    Object.assign(customer, getGiven(body), { UpdatedUtc: hotel.moment() })
    webhooks.notify('CustomerUpdated', customer.Id)
  }

  return {
    'customers/getAll': {
      fields: {
        ChainIds: ids,
        CreatedUtc: interval,
        UpdatedUtc: interval,
        Extent: required(object({ Customers: flag, Addresses: flag })),
        CustomerIds: ids,
        Emails: list(text),
        FirstNames: list(text),
        LastNames: list(text),
        Limitation: limitation,
      },
      serve: (body) => {
        const [isId, isFirst, isLast] = ['CustomerIds', 'FirstNames', 'LastNames'].map((name) => readList(body, name))
        const emails = body['Emails'] as readonly string[] | undefined
        const [isCreated, isUpdated] = [readInterval(body, 'CreatedUtc'), readInterval(body, 'UpdatedUtc')]
        const found = [...hotel.customers.values()].filter(
          (one) =>
            isId?.(one.Id) &&
            isFirst?.(one.FirstName) &&
            isLast?.(one.LastName) &&
            (!emails || emails.some((email) => isSame(one.Email, email))) &&
            isCreated(one.CreatedUtc) &&
            isUpdated(one.UpdatedUtc),
        )
        const { page, cursor } = readPage(found, body)
        const { Addresses = false } = body['Extent'] as { Addresses?: boolean }
        return { Customers: page.map((one) => show(one, Addresses)), Documents: null, Cursor: cursor }
      },
    },
    'customers/add': {
      fields: { ...person, LastName: required(text), OverwriteExisting: required(flag) },
      changes: true,
      serve: (body) => {
        const existing = body['Email'] ? findByEmail(body['Email']) : undefined
        if (existing && body['OverwriteExisting'] !== true)
          throw forbidden('A customer with this email address already exists.')
        if (existing) {
          change(existing, body)
          ledger.record('customerUpdated', undefined, existing.Id)
          return show(existing, true)
        }
        const customer = hotel.addCustomer({ ...getGiven(body), LastName: String(body['LastName']) })
        ledger.record('customerAdded', undefined, customer.Id)
        return show(customer, true)
      },
    },
    'customers/update': {
      fields: { ...person, CustomerId: required(uuid) },
      changes: true,
      serve: (body) => {
        const customer = hotel.customer(body['CustomerId'])
        if (body['Email'] && findByEmail(body['Email'], customer))
          throw forbidden('Another customer has this email address.')
        change(customer, body)
        ledger.record('customerUpdated', undefined, getGiven(body))
        return show(customer, true)
      },
    },
    'identityDocuments/getAll': {
      fields: {
        ChainIds: ids,
        IdentityDocumentIds: upToHundredIds,
        CustomerIds: required(upToHundredIds),
        Types: list(oneOf(documentTypes)),
        Limitation: limitation,
      },
      serve: (body) => {
        const isCustomer = readList(body, 'CustomerIds')
        const { page, cursor } = readPage(
          [...hotel.documents.values()].filter(({ CustomerId }) => isCustomer(CustomerId)),
          body,
        )
        return { IdentityDocuments: page, Cursor: cursor }
      },
    },
    'identityDocuments/add': {
      fields: { ChainId: uuid, IdentityDocuments: required(list(object(documentFields), 10)) },
      changes: true,
      serve: (body) => ({
        IdentityDocuments: (body['IdentityDocuments'] as Body[]).map((given) => {
          hotel.customer(given['CustomerId'])
          const document = { IsVerified: false, ...given, Id: hotel.newId('document') } as unknown as IdentityDocument
          hotel.documents.set(document.Id, document)
          ledger.record('documentAdded', undefined, given['Type'])
          return document
        }),
      }),
    },
    'identityDocuments/update': {
      fields: { ChainId: uuid, IdentityDocuments: required(list(object(documentUpdate), 10)) },
      changes: true,
      serve: (body) => ({
        IdentityDocuments: (body['IdentityDocuments'] as Body[]).map(({ Id, ...updates }) => {
          const known = hotel.documents.get(String(Id))
          if (!known) throw forbidden('The document does not exist.')
          const values = Object.entries(updates).map(([name, update]) => [name, (update as { Value: unknown }).Value])
          const document = { ...known, ...Object.fromEntries(values) }
          hotel.documents.set(known.Id, document)
          ledger.record('documentUpdated', undefined, document.Type)
          return document
        }),
      }),
    },
  }
}
