import type { Texts } from './demo-hotel.ts'
import { joinParagraphs, type LodgingHotel } from './legal-hotel.ts'

/** The hotel rules that a guest signs. */
export function buildLodgingTerms({ name, arriveFrom, leaveUntil }: LodgingHotel): Texts {
  return {
    en: joinParagraphs(
      `You can use your room at ${name} from ${arriveFrom} on the day you arrive until ${leaveUntil} on the day you leave.`,
      'Every guest is registered with a valid identity document. By signing, you confirm that the details are correct.',
      'You pay the price confirmed with your booking, plus city tax and anything you order during your stay. The bill is due when you check out at the latest; the person who signs is liable for it.',
      'Your booking states how long you can cancel and what a cancellation costs. If you leave early, the remaining nights are charged.',
      'The hotel is smoke-free. Please keep quiet from 23:00 to 7:00. You pay the cost of repairing any damage.',
      'Please keep valuables in the safe in your room. We are liable for them as far as the law provides.',
    ),
    es: joinParagraphs(
      `Su habitación en ${name} está a su disposición desde las ${arriveFrom} del día de llegada hasta las ${leaveUntil} del día de salida.`,
      'Toda persona que pernocta queda registrada con un documento de identidad válido. Quien firma confirma que los datos facilitados son ciertos.',
      'El precio es el confirmado con su reserva. Se añaden la tasa turística y lo que consuma en el hotel. La cuenta se paga como muy tarde a la salida; quien firma responde de ella.',
      'Su reserva indica hasta cuándo puede cancelar y con qué coste. Si se marcha antes, se cobran las noches restantes.',
      'En el hotel no se fuma. De 23:00 a 7:00 rogamos silencio. Los daños se cobran por el coste de la reparación.',
      'Guarde los objetos de valor en la caja fuerte de la habitación. Respondemos de ellos según la ley.',
    ),
    de: joinParagraphs(
      `Ihr Zimmer im ${name} steht Ihnen vom Anreisetag ab ${arriveFrom} Uhr bis zum Abreisetag um ${leaveUntil} Uhr zur Verfügung.`,
      'Alle Gäste werden mit einem gültigen Ausweis angemeldet. Mit Ihrer Unterschrift bestätigen Sie, dass die Angaben richtig sind.',
      'Es gilt der Preis, der mit der Buchung bestätigt wurde. Hinzu kommen die Tourismusabgabe und alles, was Sie während des Aufenthalts bestellen. Die Rechnung ist spätestens bei der Abreise fällig; dafür haftet, wer unterschreibt.',
      'Bis wann und zu welchen Kosten Sie stornieren können, steht in Ihrer Buchung. Reisen Sie früher ab, berechnen wir die verbleibenden Nächte.',
      'Das Rauchen ist im ganzen Haus nicht gestattet. Von 23 bis 7 Uhr bitten wir um Ruhe. Für Schäden berechnen wir die Reparaturkosten.',
      'Bitte bewahren Sie Wertsachen im Safe Ihres Zimmers auf. Wir haften dafür im gesetzlichen Umfang.',
    ),
    fr: joinParagraphs(
      `Votre chambre au ${name} est à vous du jour d'arrivée à ${arriveFrom} au jour de départ à ${leaveUntil}.`,
      "Toute personne qui passe la nuit est enregistrée avec une pièce d'identité valable. La personne qui signe confirme que les données sont exactes.",
      "Le prix est celui confirmé avec votre réservation. S'y ajoutent la taxe de séjour et vos consommations. La note est due au plus tard au départ ; la personne qui signe en répond.",
      "Votre réservation indique jusqu'à quand vous pouvez annuler et à quel prix. En cas de départ anticipé, les nuits restantes sont facturées.",
      'La maison est non-fumeur. De 23 h à 7 h, merci de respecter le calme. Les dégâts sont facturés au coût de la réparation.',
      'Déposez vos objets de valeur dans le coffre de la chambre. Nous en répondons selon la loi.',
    ),
    ca: joinParagraphs(
      `La seva habitació a ${name} és seva des de les ${arriveFrom} del dia d'arribada fins a les ${leaveUntil} del dia de sortida.`,
      "Tothom qui hi passa la nit queda registrat amb un document d'identitat vàlid. Qui signa confirma que les dades són certes.",
      "El preu és el confirmat amb la reserva. S'hi afegeixen la taxa turística i el que consumeixi a l'hotel. El compte es paga com a molt tard a la sortida; qui signa en respon.",
      'La reserva indica fins quan pot cancel·lar i amb quin cost. Si marxa abans, es cobren les nits restants.',
      "A l'hotel no s'hi fuma. De 23:00 a 7:00 demanem silenci. Els danys es cobren pel cost de la reparació.",
      "Deixi els objectes de valor a la caixa forta de l'habitació. En responem segons la llei.",
    ),
    it: joinParagraphs(
      `La Sua camera al ${name} è a Sua disposizione dalle ${arriveFrom} del giorno di arrivo alle ${leaveUntil} del giorno di partenza.`,
      'Chiunque pernotti viene registrato con un documento di identità valido. Chi firma conferma che i dati forniti sono veri.',
      "Il prezzo è quello confermato con la prenotazione. Si aggiungono l'imposta di soggiorno e le consumazioni. Il conto si paga al più tardi alla partenza; ne risponde chi firma.",
      'La prenotazione indica fino a quando si può annullare e a quale costo. In caso di partenza anticipata si addebitano le notti restanti.',
      'In hotel non si fuma. Dalle 23:00 alle 7:00 chiediamo silenzio. I danni si addebitano al costo della riparazione.',
      'Gli oggetti di valore vanno nella cassaforte della camera. Ne rispondiamo secondo la legge.',
    ),
    pt: joinParagraphs(
      `O seu quarto no ${name} é seu a partir das ${arriveFrom} do dia de chegada até às ${leaveUntil} do dia de partida.`,
      'Quem pernoita é registado com um documento de identificação válido. Quem assina confirma que os dados são verdadeiros.',
      'O preço é o confirmado com a reserva. Acrescem a taxa turística e o que consumir no hotel. A conta é paga o mais tardar à partida; quem assina responde por ela.',
      'A reserva indica até quando pode cancelar e com que custo. Se partir mais cedo, as noites restantes são cobradas.',
      'No hotel não se fuma. Das 23:00 às 7:00 pedimos silêncio. Os danos são cobrados pelo custo da reparação.',
      'Guarde os objetos de valor no cofre do quarto. Respondemos por eles nos termos da lei.',
    ),
  }
}
