import type { Texts } from './demo-hotel.ts'
import { joinParagraphs, type LegalHotel } from './legal-hotel.ts'

/** Applies to hotels and rental stations: both must keep a register by law. */
export function buildPrivacyNotice({ name, address, email, authority }: LegalHotel): Texts {
  return {
    en: joinParagraphs(
      `${name}, ${address}, is responsible for your data. If you have questions about it, write to ${email}.`,
      'We collect your name, date of birth, nationality, identity document, address and contact details, because your booking requires them and because the law obliges us to keep a register of guests and report it to the police.',
      'We use a picture of your document only to read it and do not store it. Your signature is stored with the register. We never receive card numbers.',
      'We keep the register as long as that law requires, bills as long as tax law requires, and nothing longer. We do not share your data for advertising. We send you offers only if you agreed, and you can withdraw your consent at any time.',
      `You can see, correct, export or delete your data unless a law obliges us to keep it, and you can complain to the data protection authority (${authority}).`,
    ),
    es: joinParagraphs(
      `${name}, ${address}, es responsable de sus datos. Para cualquier cuestión sobre ellos, escriba a ${email}.`,
      'Recogemos su nombre, fecha de nacimiento, nacionalidad, documento de identidad, domicilio y contacto, porque la reserva los necesita y porque la ley nos obliga a llevar un registro y comunicarlo a la policía.',
      'La imagen de su documento se usa para leerlo y no se guarda. Su firma se conserva con el registro. Los números de tarjeta nunca llegan a nosotros.',
      'Conservamos el registro el tiempo que exige esa ley, las facturas el que exige la ley fiscal, y nada más tiempo. No cedemos datos para publicidad. Solo le enviamos novedades si lo aceptó, y puede retirarlo cuando quiera.',
      `Puede consultar, corregir, llevarse o hacer borrar sus datos, salvo que una ley nos obligue a conservarlos, y reclamar ante la autoridad de control (${authority}).`,
    ),
    de: joinParagraphs(
      `Verantwortlich für Ihre Daten ist ${name}, ${address}. Bei Fragen dazu schreiben Sie an ${email}.`,
      'Wir erheben Name, Geburtsdatum, Staatsangehörigkeit, Ausweisdaten, Anschrift und Kontaktdaten, weil sie für Ihre Buchung nötig sind und weil uns das Gesetz verpflichtet, ein Gästeverzeichnis zu führen und der Polizei zu melden.',
      'Das Bild Ihres Ausweises dient nur zum Auslesen und wird nicht gespeichert. Ihre Unterschrift wird mit dem Gästeverzeichnis aufbewahrt. Kartennummern erhalten wir nie.',
      'Das Gästeverzeichnis bewahren wir so lange auf, wie dieses Gesetz es verlangt, Rechnungen so lange, wie das Steuerrecht es verlangt, und nichts länger. Für Werbung geben wir keine Daten weiter. Angebote erhalten Sie nur, wenn Sie zugestimmt haben; das können Sie jederzeit widerrufen.',
      `Sie können Auskunft über Ihre Daten, deren Berichtigung, Herausgabe oder Löschung verlangen, soweit wir sie nicht von Gesetzes wegen aufbewahren müssen, und sich bei der Aufsichtsbehörde (${authority}) beschweren.`,
    ),
    fr: joinParagraphs(
      `${name}, ${address}, est responsable de vos données. Pour toute question, écrivez à ${email}.`,
      "Nous recueillons vos nom, date de naissance, nationalité, pièce d'identité, adresse et contact, parce que la réservation les exige et que la loi nous oblige à tenir un registre et à le communiquer à la police.",
      "L'image de votre pièce sert à la lire et n'est pas conservée. Votre signature est gardée avec le registre. Les numéros de carte ne nous parviennent jamais.",
      "Nous gardons le registre aussi longtemps que cette loi l'exige, les factures aussi longtemps que la loi fiscale l'exige, et rien au-delà. Rien n'est cédé à des fins publicitaires. Vous ne recevez des nouvelles que si vous l'avez accepté, et pouvez y renoncer à tout moment.",
      `Vous pouvez consulter, rectifier, emporter ou faire effacer vos données, sauf si une loi nous oblige à les garder, et saisir l'autorité de contrôle (${authority}).`,
    ),
    ca: joinParagraphs(
      `${name}, ${address}, és responsable de les seves dades. Per a qualsevol qüestió, escrigui a ${email}.`,
      "Recollim el nom, la data de naixement, la nacionalitat, el document d'identitat, l'adreça i el contacte, perquè la reserva els necessita i perquè la llei ens obliga a portar un registre i comunicar-lo a la policia.",
      'La imatge del document serveix per llegir-lo i no es desa. La signatura es conserva amb el registre. Els números de targeta mai no ens arriben.',
      'Conservem el registre el temps que exigeix aquesta llei, les factures el que exigeix la llei fiscal, i res més temps. No cedim dades per a publicitat. Només li enviem novetats si ho va acceptar, i ho pot retirar quan vulgui.',
      `Pot consultar, corregir, endur-se o fer esborrar les seves dades, llevat que una llei ens obligui a conservar-les, i reclamar davant l'autoritat de control (${authority}).`,
    ),
    it: joinParagraphs(
      `${name}, ${address}, è titolare dei Suoi dati. Per ogni questione scriva a ${email}.`,
      'Raccogliamo nome, data di nascita, cittadinanza, documento di identità, indirizzo e contatto, perché la prenotazione li richiede e perché la legge ci obbliga a tenere un registro e a comunicarlo alla polizia.',
      "L'immagine del documento serve a leggerlo e non viene conservata. La firma resta con il registro. I numeri di carta non ci arrivano mai.",
      'Conserviamo il registro per il tempo richiesto da quella legge, le fatture per quello richiesto dalla legge fiscale, e nulla più a lungo. Non cediamo dati per pubblicità. Le inviamo novità solo se ha acconsentito, e può revocarlo in ogni momento.',
      `Può consultare, correggere, portare con sé o far cancellare i Suoi dati, salvo che una legge ci obblighi a conservarli, e rivolgersi all'autorità di controllo (${authority}).`,
    ),
    pt: joinParagraphs(
      `${name}, ${address}, é responsável pelos seus dados. Para qualquer questão, escreva para ${email}.`,
      'Recolhemos nome, data de nascimento, nacionalidade, documento de identificação, morada e contacto, porque a reserva os exige e porque a lei nos obriga a manter um registo e a comunicá-lo à polícia.',
      'A imagem do documento serve para o ler e não é guardada. A sua assinatura fica com o registo. Os números de cartão nunca chegam até nós.',
      'Guardamos o registo pelo tempo que essa lei exige, as faturas pelo que a lei fiscal exige, e nada por mais tempo. Não cedemos dados para publicidade. Só lhe enviamos novidades se aceitou, e pode retirar o consentimento a qualquer momento.',
      `Pode consultar, corrigir, levar consigo ou mandar apagar os seus dados, salvo se uma lei nos obrigar a guardá-los, e reclamar junto da autoridade de controlo (${authority}).`,
    ),
  }
}
