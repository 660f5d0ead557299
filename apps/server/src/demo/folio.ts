import type { FolioLine, Texts } from './demo-hotel.ts'

type Counted = Readonly<Record<keyof Texts, readonly [one: string, several: string]>>

function toCountedNames(words: Counted, count: number): Texts {
  const word = ([one, several]: readonly [string, string]) => (count === 1 ? one : several).replace('#', String(count))
  return {
    en: word(words.en),
    es: word(words.es),
    de: word(words.de),
    fr: word(words.fr),
    ca: word(words.ca),
    it: word(words.it),
    pt: word(words.pt),
  }
}

const roomNights: Counted = {
  en: ['Room, # night', 'Room, # nights'],
  es: ['Habitación, # noche', 'Habitación, # noches'],
  de: ['Zimmer, # Nacht', 'Zimmer, # Nächte'],
  fr: ['Chambre, # nuit', 'Chambre, # nuits'],
  ca: ['Habitació, # nit', 'Habitació, # nits'],
  it: ['Camera, # notte', 'Camera, # notti'],
  pt: ['Quarto, # noite', 'Quarto, # noites'],
}

const carDays: Counted = {
  en: ['Car, # day', 'Car, # days'],
  es: ['Coche, # día', 'Coche, # días'],
  de: ['Auto, # Tag', 'Auto, # Tage'],
  fr: ['Voiture, # jour', 'Voiture, # jours'],
  ca: ['Cotxe, # dia', 'Cotxe, # dies'],
  it: ['Auto, # giorno', 'Auto, # giorni'],
  pt: ['Carro, # dia', 'Carro, # dias'],
}

const texts = {
  breakfast: {
    en: 'Breakfast',
    es: 'Desayuno',
    de: 'Frühstück',
    fr: 'Petit-déjeuner',
    ca: 'Esmorzar',
    it: 'Colazione',
    pt: 'Pequeno-almoço',
  },
  cityTax: {
    en: 'City tax',
    es: 'Tasa turística',
    de: 'Tourismusabgabe',
    fr: 'Taxe de séjour',
    ca: 'Taxa turística',
    it: 'Imposta di soggiorno',
    pt: 'Taxa turística',
  },
  pets: {
    en: 'Pet supplement',
    es: 'Suplemento por mascota',
    de: 'Haustierzuschlag',
    fr: 'Supplément animal',
    ca: 'Suplement per mascota',
    it: 'Supplemento animali',
    pt: 'Suplemento por animal',
  },
  minibar: { en: 'Minibar', es: 'Minibar', de: 'Minibar', fr: 'Minibar', ca: 'Minibar', it: 'Minibar', pt: 'Minibar' },
  restaurant: {
    en: 'Dinner in the restaurant',
    es: 'Cena en el restaurante',
    de: 'Abendessen im Restaurant',
    fr: 'Dîner au restaurant',
    ca: 'Sopar al restaurant',
    it: 'Cena al ristorante',
    pt: 'Jantar no restaurante',
  },
  cover: {
    en: 'Full cover without excess',
    es: 'Cobertura total sin franquicia',
    de: 'Vollkasko ohne Selbstbeteiligung',
    fr: 'Assurance complète sans franchise',
    ca: 'Cobertura total sense franquícia',
    it: 'Copertura totale senza franchigia',
    pt: 'Cobertura total sem franquia',
  },
  secondDriver: {
    en: 'Second driver',
    es: 'Segundo conductor',
    de: 'Zweiter Fahrer',
    fr: 'Deuxième conducteur',
    ca: 'Segon conductor',
    it: 'Secondo guidatore',
    pt: 'Segundo condutor',
  },
  airportFee: {
    en: 'Airport fee',
    es: 'Tasa de aeropuerto',
    de: 'Flughafengebühr',
    fr: "Redevance d'aéroport",
    ca: "Taxa d'aeroport",
    it: 'Oneri aeroportuali',
    pt: 'Taxa de aeroporto',
  },
  paidWhenBooking: {
    en: 'Paid when booking',
    es: 'Pagado al reservar',
    de: 'Bei der Buchung bezahlt',
    fr: 'Payé à la réservation',
    ca: 'Pagat en reservar',
    it: 'Pagato alla prenotazione',
    pt: 'Pago ao reservar',
  },
  paidAtCheckIn: {
    en: 'Paid at check-in',
    es: 'Pagado al hacer el check-in',
    de: 'Beim Check-in bezahlt',
    fr: "Payé à l'enregistrement",
    ca: 'Pagat en fer el check-in',
    it: 'Pagato al check-in',
    pt: 'Pago no check-in',
  },
} satisfies Record<string, Texts>

type Charge = 'breakfast' | 'pets' | 'minibar' | 'restaurant' | 'cover' | 'secondDriver'
type Tax = 'cityTax' | 'airportFee'
type Payment = 'paidWhenBooking' | 'paidAtCheckIn'

export const room = (nights: number, perNight: number): FolioLine => ({
  kind: 'charge',
  names: toCountedNames(roomNights, nights),
  amount: nights * perNight,
})

export const car = (days: number, perDay: number): FolioLine => ({
  kind: 'charge',
  names: toCountedNames(carDays, days),
  amount: days * perDay,
})

export const charge = (of: Charge, amount: number): FolioLine => ({ kind: 'charge', names: texts[of], amount })
export const tax = (of: Tax, amount: number): FolioLine => ({ kind: 'tax', names: texts[of], amount })
export const paid = (of: Payment, amount: number): FolioLine => ({ kind: 'payment', names: texts[of], amount: -amount })
