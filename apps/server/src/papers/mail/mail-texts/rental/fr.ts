import type { RentalMailText } from './en.ts'

export const frRentalMail: Readonly<Record<RentalMailText, string>> = {
  guestWaits: 'Un conducteur attend : {hotel}',
  nobodyCame:
    'Quelqu’un a besoin d’une personne depuis une minute et personne au comptoir ne s’en est chargé. Alertes de ce type ouvertes : {count}.',
  whyYou: 'Vous recevez ce message parce que vous êtes responsable de l’agence.',
  roomReady: 'Votre voiture est prête : {hotel}',
  comeForKey:
    'Tout ce que vous nous avez donné est conservé. Ouvrez votre réservation à la borne ou sur votre téléphone, et la clé est à vous ; le comptoir vous aide volontiers.',
  preCheckin: 'Préparez votre retrait chez {hotel}',
  giveDetails:
    'Si vous le souhaitez, donnez-nous vos informations dès maintenant depuis votre téléphone : quelques minutes suffisent, et au comptoir il ne restera que la clé à prendre.',
  startPreCheckin: 'Donner mes informations',
  preCheckinLink:
    'Ce lien est pour vous et pour les personnes qui conduisent avec vous. Il reste valable jusqu’au retour de la voiture et demande votre nom.',
  erasedLater:
    'Ce que la loi oblige un loueur à conserver sur vos locations est gardé jusqu’à la fin du délai, puis effacé.',
  closedWithoutYou: 'Si vous ne l’avez pas demandé, prévenez l’agence.',
  stayCard: 'Votre location : {hotel}',
  stayCardReady: 'La voiture est à vous. Voici ce qu’il vous faut jusqu’au retour.',
  openStayCard: 'Ouvrir ma voiture et mon code',
  stayCardFooter: 'Vous recevez cet e-mail parce que vous avez retiré une voiture chez {hotel}. Gardez-le pour vous.',
  arrival: '{guest} a retiré sa voiture : place {room} ({hotel})',
  arrivalTold: 'Un conducteur a terminé son retrait sans aide.',
  arrivalFooter: 'Vous recevez cet e-mail parce que {hotel} souhaite être informé des retraits terminés.',
  lostCode: 'Le code de votre boîte à clés, {hotel}',
  lostCodeLink:
    'Quelqu’un a redemandé le code de votre boîte à clés. Ce lien l’affiche sur votre téléphone ; il fonctionne une seule fois, pendant 30 minutes :',
  keyCodeIs:
    'Quelqu’un retire votre voiture avec un téléphone. Pour obtenir la clé, saisissez-y ce code : {code}. Il est valable 15 minutes.',
  codeShown: 'Le code de votre boîte à clés a été affiché, {hotel}',
  codeShownAt:
    'Le code de la voiture de la place {room} a été affiché à {time} sur l’écran « {device} » à quelqu’un qui a su répondre ce que vous seul devriez savoir.',
  codeShownNotYou: 'Si ce n’était pas vous, appelez tout de suite le comptoir : {phone}.',
  codeShownAskDesk: 'Si ce n’était pas vous, prévenez tout de suite le comptoir.',
  billThanks: 'Merci d’avoir roulé avec nous. La voiture est rendue.',
  billFooter: 'Vous recevez cet e-mail parce que vous avez demandé votre facture en rendant la voiture à {hotel}.',
  billInHouse:
    'Voici votre facture à ce jour. Si quelque chose s’ajoute pendant la location, vous en recevrez une nouvelle au retour de la voiture.',
  billBefore:
    'Voici votre facture à ce jour, avant la location. Si quelque chose s’ajoute, vous en recevrez une nouvelle.',
  factRoom: 'Place de parking',
  factCode: 'Code de la boîte à clés',
  codeNotYours: 'Vous l’avez trouvé ? Merci de le remettre au comptoir, {phone}.',
  factLeave: 'Retour',
  factGuests: 'Conducteurs',
  factDue: 'À régler au comptoir',
  valueSigned: 'Contrat de location : {names}',
  valueFloor: '{floor, plural, =0 {Rez-de-chaussée} other {Niveau #}}',
}
