import { aged, inYears } from './demo-days.ts'
import type { DemoGuest } from './demo-hotel.ts'
import { signatures } from './signatures.ts'

/**
 * Guests in house whom the hotel has reported. None is a real person: mail addresses end in
 * example.com, and numbers are impossible or reserved.
 */

export const johanna: DemoGuest = {
  given: {
    firstName: 'Johanna',
    lastName: 'Bergström',
    gender: 'F',
    birthDate: aged(47, '02-08'),
    nationality: 'SWE',
    documentType: 'P',
    documentNumber: 'AA0000915',
    issueDate: inYears(-3, '04-11'),
    expiryDate: inYears(7, '04-10'),
    issueCountry: 'SWE',
    country: 'SWE',
    region: 'Uppsala',
    city: 'Uppsala',
    street: 'Lyktgatan 6',
    postalCode: '753 10',
    birthCountry: 'SWE',
    email: 'johanna.bergstrom@example.com',
    phone: '+46 700000000',
    language: 'en',
  },
  signature: signatures.looped,
}

export const joris: DemoGuest = {
  given: {
    firstName: 'Joris',
    lastName: 'Bakker',
    gender: 'M',
    birthDate: aged(34, '11-19'),
    nationality: 'NLD',
    documentType: 'P',
    documentNumber: 'NX0000417',
    issueDate: inYears(-2, '06-14'),
    expiryDate: inYears(8, '06-13'),
    issueCountry: 'NLD',
    country: 'NLD',
    region: 'Utrecht',
    city: 'Utrecht',
    street: 'Lantaarnkade 9',
    postalCode: '3511 AA',
    birthCountry: 'NLD',
    email: 'joris.bakker@example.com',
    phone: '+31 600000000',
    language: 'en',
  },
  signature: signatures.wavy,
}

/** She mistyped her postal code, which only the ministry noticed. */
export const beatriz: DemoGuest = {
  given: {
    firstName: 'Beatriz',
    lastName: 'Soto',
    gender: 'F',
    birthDate: aged(29, '07-24'),
    nationality: 'ARG',
    documentType: 'P',
    documentNumber: 'AAE000652',
    issueDate: inYears(-1, '01-16'),
    expiryDate: inYears(9, '01-15'),
    issueCountry: 'ARG',
    country: 'ARG',
    region: 'Santa Fe',
    city: 'Rosario',
    street: 'Pasaje Farol 3',
    postalCode: 'S20',
    birthCountry: 'ARG',
    email: 'beatriz.soto@example.com',
    phone: '+54 3410000000',
    language: 'es',
  },
  signature: signatures.looped,
}

export const niamh: DemoGuest = {
  given: {
    firstName: 'Niamh',
    lastName: 'Doyle',
    gender: 'F',
    birthDate: aged(38, '03-02'),
    nationality: 'IRL',
    documentType: 'P',
    documentNumber: 'LT0000821',
    issueDate: inYears(-4, '10-09'),
    expiryDate: inYears(6, '10-08'),
    issueCountry: 'IRL',
    country: 'IRL',
    region: 'Cork',
    city: 'Cork',
    street: '12 Lantern Row',
    postalCode: 'T12 A0A0',
    birthCountry: 'IRL',
    email: 'niamh.doyle@example.com',
    phone: '+353 209100002',
    language: 'en',
  },
  signature: signatures.wavy,
}

export const henrik: DemoGuest = {
  given: {
    firstName: 'Henrik',
    lastName: 'Aalto',
    gender: 'M',
    birthDate: aged(51, '09-05'),
    nationality: 'FIN',
    documentType: 'P',
    documentNumber: 'FP0000318',
    issueDate: inYears(-5, '03-03'),
    expiryDate: inYears(5, '03-02'),
    issueCountry: 'FIN',
    country: 'FIN',
    region: 'Uusimaa',
    city: 'Helsinki',
    street: 'Lyhtykuja 4',
    postalCode: '00100',
    birthCountry: 'FIN',
    email: 'henrik.aalto@example.com',
    phone: '+358 400000000',
    language: 'en',
    drivingLicence: 'FI0000318',
    hasDrivingLicence: true,
    licenceCountry: 'FIN',
    licenceUntil: inYears(5, '03-02'),
    licenceSeen: true,
  },
  signature: signatures.looped,
}
