import type { MailText } from './en.ts'

export const frMail: Readonly<Record<MailText, string>> = {
  hello: 'Bonjour,',
  helloName: 'Bonjour {name},',
  newPassword: 'Choisissez un nouveau mot de passe pour {hotel}',
  choosePassword: 'Choisir un mot de passe',
  resetLink: 'Vous avez demandé un nouveau mot de passe. Ce lien fonctionne une seule fois, pendant 30 minutes :',
  resetNotYou: 'Si ce n’était pas vous, rien ne s’est passé et vous n’avez rien à faire.',
  newPasswordLink:
    'Un nouveau mot de passe a été demandé pour cette adresse. Ce lien fonctionne une seule fois, pendant une heure :',
  newPasswordNotYou: 'Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
  invitation: 'Votre compte chez {hotel}',
  invited:
    '{by} vous a créé un compte chez {hotel}. Choisissez votre mot de passe ; ce lien fonctionne une seule fois, pendant sept jours :',
  invitedWrongly: 'Si vous n’y travaillez pas, ignorez ce message.',
  newRole: '{hotel} vous invite',
  roleOffered:
    '{by} vous propose un accès à {hotel}. Connectez-vous comme d’habitude et acceptez-le ; ce lien fonctionne une fois, pendant sept jours :',
  acceptRole: 'Accepter',
  roleOfferedWrongly:
    'Si vous n’y travaillez pas, ignorez cet e-mail : rien ne change, et l’hôtel n’apprend rien de votre compte.',
  secondFactorReset: 'Votre second facteur pour {hotel} a été supprimé',
  factorsRemoved:
    '{by} a supprimé vos applications d’authentification, vos clés d’accès et vos codes de secours. Vous configurerez un nouveau facteur à votre prochaine connexion.',
  factorsNotYou: 'Si vous ne l’avez pas demandé, prévenez tout de suite votre responsable.',
  guestWaits: 'Un client attend : {hotel}',
  nobodyCame:
    'Quelqu’un a besoin d’une personne depuis une minute et personne à la réception ne s’en est chargé. Alertes de ce type ouvertes : {count}.',
  openAlerts: 'Ouvrir les alertes',
  whyYou: 'Vous recevez ce message parce que vous êtes responsable de l’hôtel.',
  roomReady: 'Votre chambre est prête : {hotel}',
  comeForKey:
    'Tout ce que vous nous avez donné est conservé. Ouvrez votre réservation à la borne ou sur votre téléphone, et la clé est à vous ; la réception vous aide volontiers.',
  askedAtScreen: 'Vous avez demandé ce message à l’un de nos écrans.',
  preCheckin: 'Préparez votre arrivée chez {hotel}',
  welcome: 'Nous serons heureux de vous accueillir le {day}.',
  giveDetails:
    'Si vous le souhaitez, donnez-nous vos informations dès maintenant depuis votre téléphone : quelques minutes suffisent, et à l’hôtel il ne restera que la clé à prendre.',
  startPreCheckin: 'Commencer le pré-check-in',
  preCheckinLink:
    'Ce lien est pour vous et pour les personnes qui voyagent avec vous. Il reste valable jusqu’au jour du départ et demande votre nom.',
  confirmEmail: 'Confirmez votre adresse pour {hotel}',
  accountOpened:
    'Quelqu’un a ouvert un compte avec cette adresse. Si c’était vous, ouvrez ce lien sur le même appareil ; il fonctionne une seule fois, pendant sept jours :',
  confirm: 'Confirmer mon adresse',
  openedWithoutYou:
    'Si ce n’était pas vous, ignorez ce message : sans votre confirmation, personne ne voit vos réservations.',
  accountClosed: 'Votre compte pour {hotel} est fermé',
  erasedNow:
    'Votre compte est fermé. Votre nom, votre adresse e-mail, votre téléphone, votre pièce d’identité et votre mot de passe en ont été effacés.',
  erasedLater:
    'Ce que la loi oblige un hôtel à conserver sur vos séjours est gardé jusqu’à la fin du délai, puis effacé.',
  closedWithoutYou: 'Si vous ne l’avez pas demandé, prévenez l’hôtel.',
  stayCard: 'Votre séjour : {hotel}',
  stayCardReady: 'Votre enregistrement est terminé. Voici ce qu’il vous faut jusqu’à votre départ.',
  openStayCard: 'Ouvrir ma carte de séjour',
  stayCardFooter: 'Vous recevez cet e-mail parce que vous vous êtes enregistré chez {hotel}. Gardez-le pour vous.',
  arrival: '{guest} s’est enregistré : {room} ({hotel})',
  arrivalTold: 'Un client a terminé son enregistrement autonome.',
  arrivalFooter: 'Vous recevez cet e-mail parce que {hotel} souhaite être informé des enregistrements terminés.',
  lostCode: 'Le code de votre porte, {hotel}',
  lostCodeLink:
    'Quelqu’un a redemandé le code de votre porte. Ce lien l’affiche sur votre téléphone ; il fonctionne une seule fois, pendant 30 minutes :',
  showMyCode: 'Voir mon code',
  lostCodeNotYou: 'Si ce n’était pas vous, ignorez ce message : le code n’est montré à personne d’autre.',
  keyCode: 'Votre code pour la clé à {hotel}',
  keyCodeIs:
    'Quelqu’un s’enregistre avec votre réservation sur un téléphone. Pour obtenir la clé, saisissez-y ce code : {code}. Il est valable 15 minutes.',
  keyCodeNotYou: 'Si ce n’est pas vous, ne donnez ce code à personne : sans lui, il n’y a pas de clé.',
  codeShown: 'Le code de votre porte a été affiché, {hotel}',
  codeShownAt:
    'Le code de la chambre {room} a été affiché à {time} sur l’écran « {device} » à quelqu’un qui a su répondre ce que vous seul devriez savoir.',
  codeShownNotYou: 'Si ce n’était pas vous, appelez tout de suite la réception : {phone}.',
  codeShownAskDesk: 'Si ce n’était pas vous, prévenez tout de suite la réception.',
  codeNotYours: 'Vous l’avez trouvé ? Merci de le remettre à la réception, {phone}.',
  valueUntilDay: 'Jusqu’au {day}',
  bill: 'Votre facture de {hotel}',
  billThanks: 'Merci d’avoir séjourné chez nous. Votre départ est enregistré.',
  billAttached: 'Votre facture est jointe à cet e-mail.',
  billFooter: 'Vous recevez cet e-mail parce que vous avez demandé votre facture en quittant {hotel}.',
  billInHouse:
    'Voici votre facture à ce jour. Si quelque chose s’ajoute pendant votre séjour, vous en recevrez une nouvelle au départ.',
  billBefore:
    'Voici votre facture à ce jour, avant votre séjour. Si quelque chose s’ajoute, vous en recevrez une nouvelle.',
  billAsked: 'Vous recevez cet e-mail parce que vous ou {hotel} avez demandé l’envoi de la facture à cette adresse.',
  cancelled: 'Votre réservation à {hotel} est annulée',
  cancelledNow: 'Votre réservation est annulée.',
  refundComes:
    'Nous vous remboursons sur la carte ou par le moyen utilisé pour payer. Par carte, cela peut prendre quelques jours.',
  feeIsDue: 'Les frais d’annulation ne sont pas encore payés. Appelez-nous : nous vous dirons comment les régler.',
  cancelledFooter:
    'Vous recevez ce message parce que votre réservation à {hotel} a été annulée. Pour toute question, appelez-nous.',
  invoice: 'Votre facture {number} de {hotel}',
  invoiceAttached: 'Votre facture {number} est jointe à cet e-mail.',
  creditNote: 'Avoir {number} de {hotel}',
  creditNoteAttached: 'L’avoir {number} est joint à cet e-mail. Il annule intégralement une facture.',
  invoiceFooter: 'Vous recevez cet e-mail parce que {hotel} vous l’a adressé.',
  factToPay: 'Reste à payer',
  factFee: 'Frais d’annulation',
  factRefund: 'Remboursement',
  factRefundElsewhere: 'Remboursé par la société auprès de laquelle vous avez réservé',
  factTotal: 'Total',
  factPaid: 'Payé',
  factRoom: 'Chambre',
  factCode: 'Code de votre porte',
  factWay: 'Pour y aller',
  factStay: 'Du – au',
  factWifi: 'Wi-Fi « {network} »',
  wifiOpen: 'Sans mot de passe',
  factBreakfast: 'Petit-déjeuner',
  factLeave: 'Départ',
  factNumber: 'Numéro de réservation',
  factGuests: 'Voyageurs',
  factSigned: 'Signé',
  factDue: 'À régler à la réception',
  factCar: 'Votre voiture',
  factDeposit: 'Caution',
  valueDepositBlocked: '{amount}, bloqués sur {card}. Non débités, et libérés quand la voiture est rendue.',
  valueDepositAsked:
    '{amount}, à bloquer sur une carte au comptoir. Non débités, et libérés quand la voiture est rendue.',
  valueFloor: '{floor, plural, =0 {Rez-de-chaussée} =1 {1er étage} other {#e étage}}',
  valueFromUntil: 'de {from} à {until}',
  valueUntil: '{day}, jusqu’à {time}',
  valueSigned: 'Fiche d’enregistrement : {names}',
  valueTerms: 'Conditions acceptées : {names}',
}
