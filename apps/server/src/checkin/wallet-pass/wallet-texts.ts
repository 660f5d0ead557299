import type { Language } from '@foyer/domain/basics/language.ts'

interface WalletTexts {
  readonly title: string
  readonly room: string
  readonly code: string
  readonly arrival: string
  readonly departure: string
  readonly note: string
  /** On the back, because a pass is not updated. */
  readonly noteText: string
}

export const walletTexts: Readonly<Record<Language, WalletTexts>> = {
  en: {
    title: 'Your stay',
    room: 'Room',
    code: 'Door code',
    arrival: 'Arrival',
    departure: 'Departure',
    note: 'Good to know',
    noteText:
      'This pass does not change by itself. If the hotel gives you another room, add it again from your booking.',
  },
  es: {
    title: 'Su estancia',
    room: 'Habitación',
    code: 'Código de la puerta',
    arrival: 'Llegada',
    departure: 'Salida',
    note: 'Conviene saberlo',
    noteText: 'Esta tarjeta no cambia sola. Si el hotel le da otra habitación, vuelva a añadirla desde su reserva.',
  },
  de: {
    title: 'Ihr Aufenthalt',
    room: 'Zimmer',
    code: 'Türcode',
    arrival: 'Ankunft',
    departure: 'Abreise',
    note: 'Gut zu wissen',
    noteText:
      'Diese Karte ändert sich nicht von selbst. Bekommen Sie ein anderes Zimmer, fügen Sie sie aus Ihrer Buchung neu hinzu.',
  },
  fr: {
    title: 'Votre séjour',
    room: 'Chambre',
    code: 'Code de la porte',
    arrival: 'Arrivée',
    departure: 'Départ',
    note: 'Bon à savoir',
    noteText:
      'Cette carte ne change pas d’elle-même. Si l’hôtel vous donne une autre chambre, ajoutez-la de nouveau depuis votre réservation.',
  },
  ca: {
    title: 'La vostra estada',
    room: 'Habitació',
    code: 'Codi de la porta',
    arrival: 'Arribada',
    departure: 'Sortida',
    note: 'Convé saber-ho',
    noteText:
      'Aquesta targeta no canvia sola. Si l’hotel us dona una altra habitació, torneu-la a afegir des de la reserva.',
  },
  it: {
    title: 'Il suo soggiorno',
    room: 'Camera',
    code: 'Codice della porta',
    arrival: 'Arrivo',
    departure: 'Partenza',
    note: 'Da sapere',
    noteText:
      'Questa tessera non cambia da sola. Se l’hotel le assegna un’altra camera, la aggiunga di nuovo dalla prenotazione.',
  },
  pt: {
    title: 'A sua estadia',
    room: 'Quarto',
    code: 'Código da porta',
    arrival: 'Chegada',
    departure: 'Partida',
    note: 'Convém saber',
    noteText:
      'Este cartão não muda sozinho. Se o hotel lhe der outro quarto, adicione-o de novo a partir da sua reserva.',
  },
}
