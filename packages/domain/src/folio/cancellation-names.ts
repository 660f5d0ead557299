/** The line that takes the booked price off the bill of a cancelled stay. */
export const cancelledNames = {
  en: 'Cancelled booking',
  es: 'Reserva cancelada',
  de: 'Stornierte Buchung',
  fr: 'Réservation annulée',
  ca: 'Reserva cancel·lada',
  it: 'Prenotazione cancellata',
  pt: 'Reserva cancelada',
} as const

export const cancellationFeeNames = {
  en: 'Cancellation fee',
  es: 'Gastos de cancelación',
  de: 'Stornogebühr',
  fr: 'Frais d’annulation',
  ca: 'Despeses de cancel·lació',
  it: 'Penale di cancellazione',
  pt: 'Taxa de cancelamento',
} as const

/** The line that takes the fee back when the stay is reinstated. */
export const reinstatedNames = {
  en: 'Booking reinstated',
  es: 'Reserva restablecida',
  de: 'Buchung wiederhergestellt',
  fr: 'Réservation rétablie',
  ca: 'Reserva restablerta',
  it: 'Prenotazione ripristinata',
  pt: 'Reserva restabelecida',
} as const
