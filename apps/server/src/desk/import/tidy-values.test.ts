import { expect, it } from 'vitest'
import { findColumn } from './column-names.ts'
import type { Column } from './columns.ts'
import { detectDateOrder, tidyValue } from './tidy-values.ts'

it.each<[Column, string, string]>([
  ['arrival', '15/11/2026', '2026-11-15'],
  ['arrival', '5.1.2027', '2027-01-05'],
  ['arrival', '05-01-27', '2027-01-05'],
  ['arrival', '2026/11/15 00:00', '2026-11-15'],
  ['arrival', 'tomorrow', 'tomorrow'],
  ['total', '1.234,50', '1234.50'],
  ['total', '€1,234.50', '1234.50'],
  ['total', '350,5', '350.5'],
  ['total', '1.234', '1.234'],
  ['total', '1.234.567', '1234567'],
  ['total', '350', '350'],
  ['total', 'much', 'much'],
  ['arrival_time', '9.30', '09:30'],
  ['language', 'de-AT', 'de'],
  ['language', 'alemán', 'de'],
  ['language', 'Klingonisch', 'Klingonisch'],
  ['payment', 'Tarjeta de crédito', 'card'],
  ['payment', 'Tarjeta regalo', 'giftCard'],
  ['payment', 'EFECT', 'cash'],
  ['payment', 'Überweisung', 'transfer'],
  ['phone', '+34 600 00 00 00', '+34600000000'],
  ['last_name', '15/11/2026', '15/11/2026'],
])('S15 %s %s is %s', (column, value, expected) => {
  expect(tidyValue(column, value, 'dayFirst')).toBe(expected)
})

it('S15 a value that cannot be a month shows which part is the day', () => {
  expect(detectDateOrder(['05/11/2026', '06/11/2026'])).toBe('dayFirst')
  expect(detectDateOrder(['11/05/2026', '11/15/2026'])).toBe('monthFirst')
  expect(tidyValue('arrival', '11/15/2026', 'monthFirst')).toBe('2026-11-15')
})

it.each<[string, Column | undefined]>([
  ['Fecha de entrada', 'arrival'],
  ['ANREISE', 'arrival'],
  ["Date d'arrivée", 'arrival'],
  ['Número de reserva', 'reference'],
  ['Nº reserva', 'reference'],
  ['Apellidos', 'last_name'],
  ['Zimmerart', 'room_type'],
  ['Niños', 'children'],
  ['first-name', 'first_name'],
  ['Reservierung', 'reference'],
  ['Res.-Nr.', 'reference'],
  ['Name', 'last_name'],
  ['Zi.-Nr.', 'room'],
  ['Anzahl Erwachsene', 'adults'],
  ['Gesamtpreis', 'total'],
  ['N.º de reserva', 'reference'],
  ['Titular', 'last_name'],
  ['Nº hab.', 'room'],
  ['N° de réservation', 'reference'],
  ["Nombre d'adultes", 'adults'],
  ['Mode de règlement', 'payment'],
  ['Nr. prenotazione', 'reference'],
  ['Dal', 'arrival'],
  ['Tipologia camera', 'room_type'],
  ['Caparra', 'paid'],
  ['Guest name(s)', 'last_name'],
  ['Schuhgröße', undefined],
])('S15 recognizes a column called %s as %s', (heading, column) => {
  expect(findColumn(heading)).toBe(column)
})
