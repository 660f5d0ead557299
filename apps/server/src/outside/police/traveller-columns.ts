import { paymentCodes } from '@foyer/domain/payment/payment-type.ts'
import type { Establishment, Traveller } from './police-register.ts'

type Column = readonly [name: string, value: (traveller: Traveller) => string | undefined]

/** Column names in every file, in order. */
export const travellerColumns: readonly Column[] = [
  ['contract_reference', ({ reference }) => reference],
  ['contract_date', ({ contractDate }) => contractDate],
  ['arrival', ({ arrival }) => arrival],
  ['arrival_time', ({ arrivalTime }) => arrivalTime],
  ['departure', ({ departure }) => departure],
  ['departure_time', ({ departureTime }) => departureTime],
  ['rooms', ({ rooms }) => String(rooms)],
  ['room_number', ({ roomNumber }) => roomNumber],
  ['travellers', ({ travellers }) => String(travellers)],
  ['payment_type', ({ paymentType }) => paymentType && paymentCodes[paymentType]],
  ['payment_date', ({ paymentDate }) => paymentDate],
  ['payment_holder', ({ paymentHolder }) => paymentHolder],
  ['role', ({ isContractHolder }) => (isContractHolder ? 'contract_holder' : 'traveller')],
  ['first_name', ({ firstName }) => firstName],
  ['surname_1', ({ firstSurname }) => firstSurname],
  ['surname_2', ({ secondSurname }) => secondSurname],
  ['sex', ({ sex }) => sex],
  ['birth_date', ({ birthDate }) => birthDate],
  ['nationality', ({ nationality }) => nationality],
  ['document_type', ({ documentType }) => documentType],
  ['document_number', ({ documentNumber }) => documentNumber],
  ['support_number', ({ supportNumber }) => supportNumber],
  ['street', ({ street }) => street],
  ['postal_code', ({ postalCode }) => postalCode],
  ['city', ({ city }) => city],
  ['municipality', ({ municipality }) => municipality],
  ['municipality_code', ({ municipalityCode }) => municipalityCode],
  ['province', ({ province }) => province],
  ['province_code', ({ provinceCode }) => provinceCode],
  ['country', ({ country }) => country],
  // Without the plus, which a spreadsheet would read as a formula.
  ['phone', ({ phone }) => phone?.replace(/^\+/, '00').replaceAll(/\D/g, '')],
  ['email', ({ email }) => email],
  ['relationship', ({ relationship }) => relationship],
]

/** The establishment: once in formats with a header, otherwise in every row. */
export const establishmentColumns: readonly (readonly [
  name: string,
  value: (hotel: Establishment) => string | undefined,
])[] = [
  ['registry_number', ({ registryNumber }) => registryNumber],
  ['name', ({ name }) => name],
  ['company', ({ company }) => company],
  ['tax_number', ({ taxNumber }) => taxNumber],
  ['address', ({ address }) => address],
  ['city', ({ city }) => city],
  ['country', ({ country }) => country],
  ['phone', ({ phone }) => phone?.replace(/^\+/, '00').replaceAll(/\D/g, '')],
]
