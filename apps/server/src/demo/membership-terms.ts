import type { Texts } from './demo-hotel.ts'
import { joinParagraphs, type LegalHotel } from './legal-hotel.ts'

/** The terms that a new member accepts. */
export function buildMembershipTerms({ name, email }: LegalHotel): Texts {
  return {
    en: joinParagraphs(
      `Membership of ${name} is free and without obligation.`,
      'From your next stay on, you get breakfast at half price, and a late check-out and a room upgrade if available that day.',
      'We use your name and e-mail address to recognise you and to write to you about your membership, at most four times a year. We do not share them with anyone.',
      `You can leave at any time by writing to ${email} or with the link in every e-mail. We then delete the data of your membership.`,
    ),
    es: joinParagraphs(
      `Ser miembro de ${name} es gratuito y no le obliga a nada.`,
      'Desde su próxima estancia tiene el desayuno a mitad de precio, y salida tardía y una habitación mejor en la medida en que el hotel disponga de ellas ese día.',
      'Usamos su nombre y su correo electrónico para reconocerle y escribirle sobre su condición de miembro, como máximo cuatro veces al año. No los cedemos a nadie.',
      `Puede dejarlo cuando quiera escribiendo a ${email} o con el enlace de cada correo; entonces borramos lo que guardamos para ello.`,
    ),
    de: joinParagraphs(
      `Die Mitgliedschaft im ${name} ist kostenlos und verpflichtet Sie zu nichts.`,
      'Ab Ihrem nächsten Aufenthalt frühstücken Sie zum halben Preis; eine spätere Abreise und ein besseres Zimmer erhalten Sie je nach Verfügbarkeit.',
      'Wir verwenden Ihren Namen und Ihre E-Mail-Adresse, um Sie wiederzuerkennen und Ihnen zur Mitgliedschaft zu schreiben, höchstens viermal im Jahr. Wir geben sie nicht weiter.',
      `Sie können jederzeit austreten, unter ${email} oder mit dem Link in jeder E-Mail. Dann löschen wir die Daten Ihrer Mitgliedschaft.`,
    ),
    fr: joinParagraphs(
      `L'adhésion à ${name} est gratuite et ne vous engage à rien.`,
      'Dès votre prochain séjour, le petit-déjeuner est à moitié prix ; un départ plus tardif et une meilleure chambre vous sont offerts dans la mesure où la maison en dispose ce jour-là.',
      "Nous utilisons votre nom et votre adresse e-mail pour vous reconnaître et vous écrire au sujet de l'adhésion, au plus quatre fois par an. Nous ne les transmettons à personne.",
      `Vous pouvez partir à tout moment en écrivant à ${email} ou par le lien de chaque e-mail ; nous effaçons alors ce que nous gardons pour cela.`,
    ),
    ca: joinParagraphs(
      `Ser membre de ${name} és gratuït i no l'obliga a res.`,
      "Des de la pròxima estada té l'esmorzar a meitat de preu, i sortida més tard i una habitació millor en la mesura que l'hotel en tingui aquell dia.",
      "Fem servir el seu nom i l'adreça electrònica per reconèixer-lo i escriure-li sobre la seva condició de membre, com a màxim quatre vegades l'any. No els cedim a ningú.",
      `Ho pot deixar quan vulgui escrivint a ${email} o amb l'enllaç de cada correu; llavors esborrem el que en desem.`,
    ),
    it: joinParagraphs(
      `Essere membri di ${name} è gratuito e non La obbliga a nulla.`,
      'Dal prossimo soggiorno la colazione costa la metà; una partenza più tardi e una camera migliore, per quanto la casa ne abbia quel giorno.',
      "Usiamo il Suo nome e il Suo indirizzo e-mail per riconoscerLa e scriverLe dell'iscrizione, al massimo quattro volte l'anno. Non li cediamo a nessuno.",
      `Può uscire in ogni momento scrivendo a ${email} o con il link in ogni e-mail; allora cancelliamo ciò che conserviamo per questo.`,
    ),
    pt: joinParagraphs(
      `Ser membro do ${name} é gratuito e não o obriga a nada.`,
      'A partir da próxima estadia o pequeno-almoço custa metade; uma saída mais tarde e um quarto melhor, na medida em que a casa os tenha nesse dia.',
      'Usamos o seu nome e o seu e-mail para o reconhecer e lhe escrever sobre a adesão, no máximo quatro vezes por ano. Não os cedemos a ninguém.',
      `Pode sair a qualquer momento escrevendo para ${email} ou pelo link de cada e-mail; apagamos então o que guardamos para isso.`,
    ),
  }
}
