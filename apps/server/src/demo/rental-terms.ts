import type { Texts } from './demo-hotel.ts'
import { joinParagraphs, type LegalHotel } from './legal-hotel.ts'

/** The terms that a driver signs. */
export function buildRentalTerms({ name }: LegalHotel): Texts {
  return {
    en: joinParagraphs(
      `The contract is between you and ${name}. Only drivers named in it may drive, each with a licence that is valid here and held for at least a year.`,
      'You get the car clean and with a full tank. Please return it the same way, on time and to the agreed place. We charge missing fuel plus a refuelling fee.',
      'Third-party insurance is included. Without full cover you are liable for damage and theft up to the excess named in your booking. Negligence, wrong fuel and driving off the road are never covered.',
      'You pay fines and tolls. After an accident or a theft, call the police first and then us.',
      'We hold a deposit on your card and release it when the car is returned undamaged.',
    ),
    es: joinParagraphs(
      `El contrato se celebra entre usted y ${name}. Solo pueden conducir los conductores que figuran en él, cada uno con un permiso válido aquí y con al menos un año de antigüedad.`,
      'El coche se entrega limpio y con el depósito lleno y se devuelve igual, a la hora y en el lugar acordados. El combustible que falte se cobra con un cargo por repostaje.',
      'El seguro a terceros está incluido. Sin cobertura total, usted responde de daños y robo hasta la franquicia indicada en la reserva. La negligencia, el combustible equivocado y circular fuera de la vía nunca están cubiertos.',
      'Las multas y los peajes corren de su cuenta. Tras un accidente o un robo, llame a la policía y después a nosotros.',
      'Se retiene un depósito en su tarjeta, que se libera cuando el coche vuelve sin daños.',
    ),
    de: joinParagraphs(
      `Der Vertrag besteht zwischen Ihnen und ${name}. Fahren dürfen nur die darin genannten Fahrer, jeder mit einem hier gültigen Führerschein, den er seit mindestens einem Jahr besitzt.`,
      'Sie erhalten das Auto sauber und vollgetankt und bringen es ebenso zurück, pünktlich und zum vereinbarten Ort. Fehlenden Kraftstoff berechnen wir zuzüglich einer Tankgebühr.',
      'Die Haftpflichtversicherung ist enthalten. Ohne Vollkasko haften Sie für Schäden und Diebstahl bis zur Selbstbeteiligung in Ihrer Buchung. Fahrlässigkeit, falscher Kraftstoff und Fahrten im Gelände sind nie versichert.',
      'Bußgelder und Maut zahlen Sie. Rufen Sie nach einem Unfall oder Diebstahl zuerst die Polizei und dann uns an.',
      'Auf Ihrer Karte wird eine Kaution vorgemerkt und freigegeben, wenn das Auto unbeschädigt zurück ist.',
    ),
    fr: joinParagraphs(
      `Le contrat lie vous-même et ${name}. Seuls les conducteurs qui y figurent peuvent conduire, chacun avec un permis valable ici, obtenu depuis au moins un an.`,
      "La voiture est remise propre avec le plein et rendue de même, à l'heure et au lieu convenus. Le carburant manquant est facturé avec des frais de plein.",
      "L'assurance au tiers est comprise. Sans assurance complète, vous répondez des dégâts et du vol jusqu'à la franchise indiquée dans la réservation. La négligence, l'erreur de carburant et la conduite hors route ne sont jamais couvertes.",
      'Les amendes et les péages sont à votre charge. Après un accident ou un vol, appelez la police, puis nous.',
      'Une caution est bloquée sur votre carte et libérée quand la voiture revient sans dégât.',
    ),
    ca: joinParagraphs(
      `El contracte és entre vostè i ${name}. Només poden conduir els conductors que hi consten, cadascun amb un permís vàlid aquí i amb almenys un any d'antiguitat.`,
      "El cotxe es lliura net i amb el dipòsit ple i es torna igual, a l'hora i al lloc acordats. El combustible que falti es cobra amb un càrrec per omplir-lo.",
      "L'assegurança a tercers hi és inclosa. Sense cobertura total, vostè respon de danys i robatori fins a la franquícia indicada a la reserva. La negligència, el combustible equivocat i circular fora de la via mai no estan coberts.",
      'Les multes i els peatges són a càrrec seu. Després d’un accident o un robatori, truqui a la policia i després a nosaltres.',
      "Es reté un dipòsit a la targeta, que s'allibera quan el cotxe torna sense danys.",
    ),
    it: joinParagraphs(
      `Il contratto è tra Lei e ${name}. Possono guidare solo i conducenti indicati, ciascuno con una patente valida qui e posseduta da almeno un anno.`,
      "L'auto viene consegnata pulita e con il pieno e va restituita allo stesso modo, all'ora e nel luogo concordati. Il carburante mancante si addebita con un costo di rifornimento.",
      "L'assicurazione verso terzi è inclusa. Senza copertura totale Lei risponde di danni e furto fino alla franchigia indicata nella prenotazione. Negligenza, carburante sbagliato e guida fuori strada non sono mai coperti.",
      'Multe e pedaggi sono a Suo carico. Dopo un incidente o un furto chiami la polizia e poi noi.',
      "Sulla carta viene bloccato un deposito, liberato quando l'auto torna senza danni.",
    ),
    pt: joinParagraphs(
      `O contrato é entre si e ${name}. Só podem conduzir os condutores nele indicados, cada um com uma carta válida aqui e obtida há pelo menos um ano.`,
      'O carro é entregue limpo e com o depósito cheio e devolvido da mesma forma, à hora e no local combinados. O combustível em falta é cobrado com uma taxa de abastecimento.',
      'O seguro contra terceiros está incluído. Sem cobertura total, responde por danos e roubo até à franquia indicada na reserva. A negligência, o combustível errado e a condução fora de estrada nunca estão cobertos.',
      'As multas e as portagens são por sua conta. Depois de um acidente ou roubo, chame a polícia e depois a nós.',
      'É retida uma caução no seu cartão, libertada quando o carro volta sem danos.',
    ),
  }
}
