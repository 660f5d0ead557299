import type { Texts } from './demo-hotel.ts'

export const parkingMessage: Texts = {
  en: 'Your parking space in the courtyard is reserved. The gate opens with your room key.',
  es: 'Su plaza de aparcamiento en el patio está reservada. La puerta se abre con la llave de su habitación.',
  de: 'Ihr Parkplatz im Innenhof ist reserviert. Das Tor öffnet sich mit Ihrem Zimmerschlüssel.',
  fr: 'Votre place de parking dans la cour est réservée. Le portail s’ouvre avec la clé de votre chambre.',
  ca: 'La vostra plaça d’aparcament al pati està reservada. La porta s’obre amb la clau de l’habitació.',
  it: 'Il Suo posto auto nel cortile è riservato. Il cancello si apre con la chiave della camera.',
  pt: 'O seu lugar de estacionamento no pátio está reservado. O portão abre com a chave do seu quarto.',
}

export const cotMessage: Texts = {
  en: 'A cot is ready in your room. Tell us if you would rather have a second bed.',
  es: 'Hay una cuna preparada en su habitación. Díganos si prefiere una segunda cama.',
  de: 'In Ihrem Zimmer steht ein Kinderbett bereit. Sagen Sie uns, wenn Sie lieber ein zweites Bett möchten.',
  fr: 'Un lit bébé est prêt dans votre chambre. Dites-nous si vous préférez un deuxième lit.',
  ca: 'Teniu un bressol a punt a l’habitació. Digueu-nos si preferiu un segon llit.',
  it: 'Nella Sua camera è pronta una culla. Ci dica se preferisce un secondo letto.',
  pt: 'Há um berço pronto no seu quarto. Diga-nos se prefere uma segunda cama.',
}
