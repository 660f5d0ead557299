import type { Texts } from './demo-hotel.ts'
import { joinParagraphs, type LegalHotel } from './legal-hotel.ts'

/** The consent text for scanning a document and comparing a face with it. */
export function buildFaceConsent({ name, email, authority }: LegalHotel): Texts {
  return {
    en: joinParagraphs(
      `${name} asks for your consent to two things. You can agree to both, to one, or to none.`,
      'Scanning: we read your identity document from a picture, so that you don’t have to type what is printed on it. The picture is not stored.',
      'Face recognition: we compare a picture of your face, or a video of a few seconds, with the photo on your document to check that it is yours. Both are in memory only during the comparison, a few seconds, and are not stored. No template of your face is created or stored. We store whether they matched, and when.',
      'You can say no without any disadvantage. You can then type in your details, and reception looks at your document instead of the comparison.',
      'We use the pictures for nothing else, show them to no one, and they do not leave the hotel’s system. Of your answer, we store the answer itself, the date, and the text that you read.',
      `You can withdraw your consent at any time, here in the list of guests or by writing to ${email}; we then delete the result of the comparison. You can complain to the data protection authority (${authority}).`,
    ),
    es: joinParagraphs(
      `${name} le pide su consentimiento para dos cosas. Puede aceptar ambas, una o ninguna.`,
      'Escaneo: su documento de identidad se lee a máquina, para que no tenga que teclear lo que lleva impreso. La imagen sirve para leerlo y no se guarda.',
      'Reconocimiento facial: una foto de su cara, o una grabación de unos segundos, se compara con la cara del documento, para comprobar que es suyo. Ambas están en memoria lo que dura la comparación, unos segundos, y después desaparecen. No se crea ni se guarda ninguna plantilla de su cara. Guardamos si coincidieron, y cuándo.',
      'No pierde nada si dice que no. Puede teclear sus datos y, en lugar de la comparación, alguien de recepción mira su documento.',
      'Las imágenes no se usan para nada más, no se muestran a nadie y no salen del sistema del hotel. De su respuesta guardamos la respuesta misma, el día y qué texto leyó.',
      `Puede retirar su consentimiento cuando quiera, aquí en la lista de huéspedes o escribiendo a ${email}; el resultado de la comparación se olvida entonces. Puede reclamar ante la autoridad de control (${authority}).`,
    ),
    de: joinParagraphs(
      `${name} bittet Sie um zwei Einwilligungen. Sie können beide, eine oder keine davon geben.`,
      'Scannen: Wir lesen Ihren Ausweis von einem Bild, damit Sie nichts abtippen müssen. Das Bild wird nicht gespeichert.',
      'Gesichtserkennung: Wir vergleichen ein Bild Ihres Gesichts oder ein Video von wenigen Sekunden mit dem Foto auf dem Ausweis, um sicherzugehen, dass es Ihrer ist. Beides liegt nur während des Vergleichs, also wenige Sekunden, im Arbeitsspeicher und wird nicht gespeichert. Eine Gesichtsvorlage wird weder erstellt noch gespeichert. Wir speichern, ob der Vergleich gepasst hat, und wann.',
      'Wenn Sie ablehnen, haben Sie keinen Nachteil. Sie tippen Ihre Angaben dann ein, und statt des Vergleichs sieht sich die Rezeption Ihren Ausweis an.',
      'Die Bilder werden für nichts anderes verwendet, niemandem gezeigt und verlassen das System des Hotels nicht. Von Ihrer Antwort speichern wir die Antwort selbst, das Datum und den Text, den Sie gelesen haben.',
      `Sie können Ihre Einwilligung jederzeit widerrufen, hier in der Gästeliste oder unter ${email}; das Ergebnis eines Vergleichs löschen wir dann. Sie können sich bei der Aufsichtsbehörde (${authority}) beschweren.`,
    ),
    fr: joinParagraphs(
      `${name} vous demande votre consentement pour deux choses. Vous pouvez accepter les deux, une seule ou aucune.`,
      "Lecture : votre pièce d'identité est lue par une machine, pour que vous n'ayez pas à saisir ce qui y est imprimé. L'image sert à la lire et n'est pas conservée.",
      "Reconnaissance faciale : une photo de votre visage, ou un film de quelques secondes, est comparée au visage de la pièce, pour voir que c'est bien la vôtre. Les deux restent en mémoire le temps de la comparaison, quelques secondes, puis disparaissent. Aucun gabarit de votre visage n'est créé ni conservé. Nous gardons s'ils concordaient, et quand.",
      "Vous ne perdez rien en disant non. Vous pouvez saisir vos données et, au lieu de la comparaison, quelqu'un à la réception regarde votre pièce.",
      "Les images ne servent à rien d'autre, ne sont montrées à personne et ne quittent pas le système de l'hôtel. De votre réponse, nous gardons la réponse elle-même, le jour et le texte que vous avez lu.",
      `Vous pouvez retirer votre consentement à tout moment, ici dans la liste des voyageurs ou en écrivant à ${email} ; le résultat de la comparaison est alors oublié. Vous pouvez saisir l'autorité de contrôle (${authority}).`,
    ),
    ca: joinParagraphs(
      `${name} li demana el consentiment per a dues coses. Pot acceptar-les totes dues, una o cap.`,
      "Escaneig: el seu document d'identitat es llegeix a màquina, perquè no hagi d'escriure el que hi ha imprès. La imatge serveix per llegir-lo i no es desa.",
      'Reconeixement facial: una foto de la seva cara, o una filmació d’uns segons, es compara amb la cara del document, per comprovar que és seu. Totes dues són a la memòria el que dura la comparació, uns segons, i després desapareixen. No es crea ni es desa cap plantilla de la seva cara. Desem si van coincidir, i quan.',
      'No perd res si diu que no. Pot escriure les seves dades i, en lloc de la comparació, algú de recepció mira el seu document.',
      "Les imatges no es fan servir per a res més, no es mostren a ningú i no surten del sistema de l'hotel. De la seva resposta en desem la resposta mateixa, el dia i quin text va llegir.",
      `Pot retirar el consentiment quan vulgui, aquí a la llista d'hostes o escrivint a ${email}; el resultat de la comparació s'oblida llavors. Pot reclamar davant l'autoritat de control (${authority}).`,
    ),
    it: joinParagraphs(
      `${name} Le chiede il consenso per due cose. Può accettarle entrambe, una sola o nessuna.`,
      "Lettura: il Suo documento di identità viene letto da una macchina, così non deve scrivere ciò che vi è stampato. L'immagine serve a leggerlo e non viene conservata.",
      'Riconoscimento del volto: una foto del Suo volto, o un video di pochi secondi, viene confrontata con il volto sul documento, per vedere che è Suo. Entrambi restano in memoria per la durata del confronto, pochi secondi, poi spariscono. Nessun modello del Suo volto viene creato né conservato. Conserviamo se coincidevano, e quando.',
      'Dicendo no non perde nulla. Può scrivere i Suoi dati e, invece del confronto, qualcuno alla reception guarda il Suo documento.',
      "Le immagini non servono ad altro, non vengono mostrate a nessuno e non escono dal sistema dell'hotel. Della Sua risposta conserviamo la risposta stessa, il giorno e quale testo ha letto.",
      `Può revocare il consenso in ogni momento, qui nell'elenco degli ospiti o scrivendo a ${email}; il risultato del confronto viene allora dimenticato. Può rivolgersi all'autorità di controllo (${authority}).`,
    ),
    pt: joinParagraphs(
      `${name} pede-lhe consentimento para duas coisas. Pode aceitar ambas, uma ou nenhuma.`,
      'Leitura: o seu documento de identificação é lido por uma máquina, para não ter de escrever o que nele está impresso. A imagem serve para o ler e não é guardada.',
      'Reconhecimento facial: uma fotografia do seu rosto, ou um filme de alguns segundos, é comparada com o rosto do documento, para ver que é seu. Ambos ficam em memória enquanto dura a comparação, alguns segundos, e depois desaparecem. Não se cria nem se guarda nenhum modelo do seu rosto. Guardamos se coincidiram, e quando.',
      'Não perde nada se disser que não. Pode escrever os seus dados e, em vez da comparação, alguém na receção vê o seu documento.',
      'As imagens não servem para mais nada, não são mostradas a ninguém e não saem do sistema do hotel. Da sua resposta guardamos a própria resposta, o dia e que texto leu.',
      `Pode retirar o consentimento a qualquer momento, aqui na lista de hóspedes ou escrevendo para ${email}; o resultado da comparação é então esquecido. Pode reclamar junto da autoridade de controlo (${authority}).`,
    ),
  }
}
