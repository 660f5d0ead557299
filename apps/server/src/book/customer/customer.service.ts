import { randomUUID } from 'node:crypto'
import type { createCustomer, customerFields } from '@foyer/contract/customer.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { type CustomerType, checkCustomer, type RequestedField } from '@foyer/domain/customer/customer-fields.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type * as z from 'zod/mini'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import type { HotelPublisher } from '../hotel-system/hotel-publisher.ts'
import { type Customer, insertCustomer, readCustomer, readHolder, saveHolder } from './customer.store.ts'
import { getCustomerLabel } from './customer-texts.ts'

/** A guest's page, or a member of staff at the desk. */
export type HolderContext = Pick<Visit, 'tx' | 'hotel' | 'today' | 'language'>

type CustomerInput = Omit<z.output<typeof createCustomer.body>, 'reference'>
type RequestedFields = z.output<typeof customerFields.reply>

/** The person or company that the invoice is made out to. */
export interface Holder {
  /** For a guest, their own id. */
  readonly customerId: string
  readonly type: 'guest' | CustomerType
  readonly name: string
  /** The fields that the hotel asks of customers who aren't guests, with their labels. */
  readonly facts: readonly { readonly name: string; readonly label: string; readonly value: string }[]
}

export interface CustomerService {
  /** The fields required for such a customer, with labels in this language. */
  fields(at: HolderContext, type: CustomerType): Promise<RequestedFields>
  /** Returns their id. The invoice holder doesn't change. `visitId` is absent at the desk. */
  create(
    at: HolderContext,
    reservation: Pick<Reservation, 'id'>,
    said: CustomerInput,
    visitId?: string,
  ): Promise<string>
  /** Returns false if it is so already. */
  change(at: HolderContext, reservation: Reservation, customerId: string): Promise<boolean>
  holder(at: HolderContext, reservation: Reservation): Promise<Holder | undefined>
}

interface CustomerDependencies {
  readonly sites: Sites
  readonly hotel: HotelPublisher
  readonly changes: Changes
}

export function createCustomerService({ sites, hotel, changes }: CustomerDependencies): CustomerService {
  const asked = async ({ tx, hotel: ofHotel }: HolderContext, type: CustomerType) =>
    (await sites.config(tx, ofHotel)).config.invoice[type]

  const fields: CustomerService['fields'] = async (at, type) => {
    const language = parseLanguage(at.language)
    return (await asked(at, type)).map(({ name, required, names }) => ({
      name,
      required,
      label: localizeText(names, language) || getCustomerLabel(type, name, language),
    }))
  }

  return {
    fields,

    async create(at, reservation, said, visitId) {
      const wanted = await asked(at, said.type)
      const values = toValues(said)
      assertValid(said.type, wanted, values, at.today)
      const id = randomUUID()
      const { name = '', surname = '', language = at.language, ...others } = selectKnown(wanted, values)
      await insertCustomer(
        at.tx,
        at.hotel.id,
        id,
        reservation.id,
        said.type,
        name,
        surname || null,
        language || at.language,
        JSON.stringify(others),
        visitId ?? null,
      )
      return id
    },

    async change(at, reservation, customerId) {
      const guest = reservation.guests.find((one) => one.id === customerId || one.customerId === customerId)
      const [customer] = guest ? [] : await readCustomer(at.tx, reservation.id, customerId)
      if (!guest && !customer) throw new Problem('notFound', 'there is no such customer')
      if (guest && !(await readHolder(at.tx, reservation.id)) && guest.id === findMainGuest(reservation)?.id)
        return false
      const [changed] = await saveHolder(at.tx, at.hotel.id, reservation.id, customer?.id ?? null, guest?.id ?? null)
      if (!changed) return false
      await hotel.invoiceHolderChanged(
        at,
        reservation,
        customer
          ? { customer: toCustomerEvent(customer) }
          : { guest: guest?.id ?? '', ...(guest && { position: guest.index }) },
      )
      afterCommit(at.tx, () => changes.publish(at.hotel.id, 'stays'))
      return true
    },

    async holder(at, reservation) {
      const kept = await readHolder(at.tx, reservation.id)
      if (kept && 'customer' in kept) {
        const { id, type, ...customer } = kept.customer
        const words = await fields(at, type)
        const values: Readonly<Record<string, string>> = customer.fields
        return {
          customerId: id,
          type,
          name: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
          facts: words.flatMap(({ name, label }) => (values[name] ? [{ name, label, value: values[name] }] : [])),
        }
      }
      const guest = kept ? reservation.guests.find(({ id }) => id === kept.guestId) : findMainGuest(reservation)
      const name = getFullName(guest ?? {}) ?? getFullName(reservation.customer)
      return guest && { customerId: guest.id, type: 'guest', name: name ?? '', facts: [] }
    },
  }
}

const findMainGuest = ({ guests }: Reservation) => guests.find(({ main }) => main) ?? guests[0]

/** By the names that the hotel's system uses. */
function toValues({ firstName, lastName, language, fields }: CustomerInput): Record<string, string> {
  return {
    ...fields,
    ...(firstName !== undefined && { name: firstName }),
    ...(lastName !== undefined && { surname: lastName }),
    ...(language !== undefined && { language }),
  }
}

/** Drops what wasn't asked for, except what every invoice needs. */
function selectKnown(
  asked: readonly RequestedField[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = new Set([...asked.map(({ name }) => name), 'name', 'surname', 'language'])
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()] as const)
  return Object.fromEntries(entries.filter(([name, value]) => names.has(name) && value !== ''))
}

function assertValid(
  type: CustomerType,
  asked: readonly RequestedField[],
  values: Readonly<Record<string, string>>,
  today: string,
): void {
  const needed = asked.some(({ name }) => name === 'name') ? asked : [{ name: 'name', required: true }, ...asked]
  const issues = checkCustomer(needed, values, today, type).map(({ field, issue }) => ({ path: field, issue }))
  if (issues.length > 0) throw new WrongFields(issues)
}

function toCustomerEvent({ id, type, firstName, lastName, language, fields }: Customer) {
  return { id, type, name: firstName, ...(lastName && { surname: lastName }), language, fields: { ...fields } }
}

function parseLanguage(wanted: string): Language {
  return languages.find((one) => one === wanted) ?? 'en'
}
