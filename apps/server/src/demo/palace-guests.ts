import { aged, inYears } from './demo-days.ts'
import type { DemoGuest } from './demo-hotel.ts'
import { signatures } from './signatures.ts'

/**
 * Guests who have given everything. None is a real person: the identity card is Spain's specimen,
 * mail addresses end in example.com, and telephone numbers are reserved for fiction or impossible.
 */

export const giulia: DemoGuest = {
  given: {
    firstName: 'Giulia',
    lastName: 'Rossi',
    gender: 'F',
    birthDate: aged(41, '05-12'),
    nationality: 'ITA',
    documentType: 'P',
    documentNumber: 'YA0000418',
    issueDate: inYears(-4, '02-20'),
    expiryDate: inYears(6, '02-19'),
    issueCountry: 'ITA',
    country: 'ITA',
    region: '037',
    city: 'Bologna',
    street: 'Via delle Lanterne 14',
    postalCode: '40121',
    email: 'giulia.rossi@example.com',
    phone: '+39 0510000000',
    emailPrivacy: true,
    emailConsent: false,
    language: 'it',
    arrivalTime: '17:30',
  },
  signature: signatures.looped,
}

export const carmen: DemoGuest = {
  given: {
    firstName: 'Carmen',
    lastName: 'Soler',
    secondLastName: 'Vidal',
    gender: 'F',
    birthDate: aged(39, '10-03'),
    nationality: 'ESP',
    documentType: 'I',
    documentNumber: '99999999R',
    supportNumber: 'CAA000000',
    issueDate: inYears(-3, '06-01'),
    expiryDate: inYears(7, '06-01'),
    issueCountry: 'ESP',
    country: 'ESP',
    region: '17',
    municipality: '17079',
    city: 'Girona',
    street: 'Carrer de la Llum 8',
    postalCode: '17001',
    email: 'carmen.soler@example.com',
    phone: '+34 600000000',
    emailPrivacy: true,
    emailConsent: true,
    language: 'es',
  },
  signature: signatures.wavy,
}

export const piotr: DemoGuest = {
  given: {
    firstName: 'Piotr',
    lastName: 'Kowalski',
    gender: 'M',
    birthDate: aged(52, '01-27'),
    nationality: 'POL',
    documentType: 'P',
    documentNumber: 'EK1204715',
    issueDate: inYears(-5, '09-10'),
    expiryDate: inYears(5, '09-10'),
    issueCountry: 'POL',
    country: 'POL',
    region: 'Mazowieckie',
    city: 'Warszawa',
    street: 'ulica Latarników 21',
    postalCode: '00-001',
    email: 'piotr.kowalski@example.com',
    phone: '+48 500000000',
    emailPrivacy: true,
    emailConsent: false,
    language: 'en',
  },
  signature: signatures.wavy,
}

export const maeve: DemoGuest = {
  given: {
    firstName: 'Maeve',
    lastName: "O'Brien",
    gender: 'F',
    birthDate: aged(36, '08-15'),
    nationality: 'IRL',
    documentType: 'P',
    documentNumber: 'LT0000736',
    issueDate: inYears(-2, '11-05'),
    expiryDate: inYears(8, '11-04'),
    issueCountry: 'IRL',
    country: 'IRL',
    region: 'Galway',
    city: 'Galway',
    street: '5 Lantern Quay',
    postalCode: 'H91 A0A0',
    email: 'maeve.obrien@example.com',
    phone: '+353 209100001',
    emailPrivacy: true,
    emailConsent: false,
    language: 'en',
  },
  signature: signatures.looped,
}
