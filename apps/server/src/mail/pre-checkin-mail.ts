import type { Template } from './template.ts'

/** To the address of a booking: what can be done at home is done there, and the lobby is for arriving. */
export const preCheckinMail: Template = {
  en: ({ name, hotel, day }) => ({
    subject: `Check in early at ${hotel}`,
    greeting: `Dear ${name},`,
    lines: [
      `We look forward to welcoming you on ${day}.`,
      'If you like, give us your details now, from your phone: it takes a few minutes, and at the hotel only the key is left.',
    ],
    button: 'Start pre-check-in',
    footer:
      'The link is for you and those who travel with you. It works until the day you leave, and asks for your surname.',
  }),
  es: ({ name, hotel, day }) => ({
    subject: `Adelante su check-in en ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: [
      `Será un placer recibirle el ${day}.`,
      'Si lo desea, puede darnos sus datos ahora desde el móvil: son unos minutos y en el hotel solo quedará recoger la llave.',
    ],
    button: 'Empezar el pre-check-in',
    footer:
      'El enlace es para usted y para quienes viajan con usted. Funciona hasta el día de salida y pide su apellido.',
  }),
  de: ({ name, hotel, day }) => ({
    subject: `Vorab einchecken bei ${hotel}`,
    greeting: `Guten Tag ${name},`,
    lines: [
      `wir freuen uns auf Sie am ${day}.`,
      'Wenn Sie mögen, geben Sie uns Ihre Angaben schon jetzt am Telefon: Es dauert wenige Minuten, und im Hotel fehlt nur noch der Schlüssel.',
    ],
    button: 'Jetzt vorab einchecken',
    footer:
      'Der Link ist für Sie und Ihre Mitreisenden. Er gilt bis zum Tag der Abreise und fragt nach Ihrem Nachnamen.',
  }),
  fr: ({ name, hotel, day }) => ({
    subject: `Préparez votre arrivée chez ${hotel}`,
    greeting: `Bonjour ${name},`,
    lines: [
      `Nous serons heureux de vous accueillir le ${day}.`,
      'Si vous le souhaitez, indiquez-nous vos données dès maintenant depuis votre téléphone : quelques minutes suffisent, et il ne restera que la clé à prendre.',
    ],
    button: 'Commencer le pré-check-in',
    footer:
      'Ce lien est pour vous et pour les personnes qui voyagent avec vous. Il reste valable jusqu’au jour du départ et demande votre nom.',
  }),
  ca: ({ name, hotel, day }) => ({
    subject: `Avanceu el check-in a ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: [
      `Ens farà molta il·lusió rebre-us: ${day}.`,
      'Si voleu, doneu-nos ara les vostres dades des del mòbil: són uns minuts i a l’hotel només quedarà recollir la clau.',
    ],
    button: 'Començar el pre-check-in',
    footer: 'L’enllaç és per a vós i per a qui viatja amb vós. Funciona fins al dia de sortida i demana el cognom.',
  }),
  it: ({ name, hotel, day }) => ({
    subject: `Anticipi il check-in presso ${hotel}`,
    greeting: `Buongiorno ${name},`,
    lines: [
      `Saremo lieti di accoglierLa: ${day}.`,
      'Se lo desidera, può darci i Suoi dati già ora dal telefono: bastano pochi minuti e in hotel resterà solo la chiave.',
    ],
    button: 'Inizia il pre-check-in',
    footer:
      'Il link è per Lei e per chi viaggia con Lei. Funziona fino al giorno della partenza e chiede il Suo cognome.',
  }),
  pt: ({ name, hotel, day }) => ({
    subject: `Antecipe o check-in em ${hotel}`,
    greeting: `Olá, ${name}:`,
    lines: [
      `Será um prazer recebê-lo: ${day}.`,
      'Se quiser, dê-nos já os seus dados a partir do telemóvel: são poucos minutos e, no hotel, só falta a chave.',
    ],
    button: 'Começar o pré-check-in',
    footer: 'A ligação é para si e para quem viaja consigo. Funciona até ao dia da partida e pede o seu apelido.',
  }),
}
