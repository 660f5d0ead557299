import type { Template } from './template.ts'

/** To the owner of a guest's account, who may be somebody else than whoever asked: nothing that was typed stands in it. */
export const newPassword: Template = {
  en: ({ hotel }) => ({
    subject: `Choose a new password for ${hotel}`,
    greeting: 'Hello,',
    lines: ['A new password was asked for with this address. This link works once, for one hour:'],
    button: 'Choose a password',
    footer: 'If it was not you, please ignore this mail: your password stays as it is.',
  }),
  es: ({ hotel }) => ({
    subject: `Elija una contraseña nueva para ${hotel}`,
    greeting: 'Hola:',
    lines: [
      'Se ha pedido una contraseña nueva con esta dirección. Este enlace funciona una sola vez, durante una hora:',
    ],
    button: 'Elegir contraseña',
    footer: 'Si no ha sido usted, no haga caso de este mensaje: su contraseña no cambia.',
  }),
  de: ({ hotel }) => ({
    subject: `Neues Passwort für ${hotel}`,
    greeting: 'Guten Tag,',
    lines: ['mit dieser Adresse wurde ein neues Passwort angefordert. Dieser Link gilt einmal, eine Stunde lang:'],
    button: 'Passwort wählen',
    footer: 'Waren Sie es nicht, beachten Sie diese Nachricht bitte nicht: Ihr Passwort bleibt, wie es ist.',
  }),
  fr: ({ hotel }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${hotel}`,
    greeting: 'Bonjour,',
    lines: [
      'Un nouveau mot de passe a été demandé avec cette adresse. Ce lien fonctionne une seule fois, pendant une heure :',
    ],
    button: 'Choisir un mot de passe',
    footer: 'Si ce n’était pas vous, ne tenez pas compte de ce message : votre mot de passe ne change pas.',
  }),
  ca: ({ hotel }) => ({
    subject: `Trieu una contrasenya nova per a ${hotel}`,
    greeting: 'Hola:',
    lines: [
      'S’ha demanat una contrasenya nova amb aquesta adreça. Aquest enllaç funciona una sola vegada, durant una hora:',
    ],
    button: 'Triar contrasenya',
    footer: 'Si no heu estat vós, no feu cas d’aquest missatge: la vostra contrasenya no canvia.',
  }),
  it: ({ hotel }) => ({
    subject: `Scelga una nuova password per ${hotel}`,
    greeting: 'Buongiorno,',
    lines: [
      'È stata chiesta una nuova password con questo indirizzo. Questo link funziona una volta sola, per un’ora:',
    ],
    button: 'Scegli una password',
    footer: 'Se non è stato Lei, ignori questo messaggio: la Sua password resta com’è.',
  }),
  pt: ({ hotel }) => ({
    subject: `Escolha uma nova palavra-passe para ${hotel}`,
    greeting: 'Olá:',
    lines: ['Foi pedida uma nova palavra-passe com este endereço. Esta ligação funciona uma só vez, durante uma hora:'],
    button: 'Escolher palavra-passe',
    footer: 'Se não foi você, ignore esta mensagem: a sua palavra-passe fica como está.',
  }),
}

/** The last that is written to an account. Without a link: nobody should learn to press one in such a letter. */
export const accountClosed: Template = {
  en: ({ hotel }) => ({
    subject: `Your account for ${hotel} is closed`,
    greeting: 'Hello,',
    lines: [
      'Your account is closed. Your name, e-mail address, phone number, document and password are erased from it.',
      'What a hotel must keep of your stays by law stays with the stay until its period is over, and is erased then.',
    ],
    footer: 'If you did not ask for it, please tell the hotel.',
  }),
  es: ({ hotel }) => ({
    subject: `Su cuenta para ${hotel} está cerrada`,
    greeting: 'Hola:',
    lines: [
      'Su cuenta está cerrada. Se han borrado de ella su nombre, correo, teléfono, documento y contraseña.',
      'Lo que un hotel debe conservar de sus estancias por ley se queda con la estancia hasta que acabe el plazo, y entonces se borra.',
    ],
    footer: 'Si no lo ha pedido usted, avise al hotel.',
  }),
  de: ({ hotel }) => ({
    subject: `Ihr Konto für ${hotel} ist geschlossen`,
    greeting: 'Guten Tag,',
    lines: [
      'Ihr Konto ist geschlossen. Name, E-Mail-Adresse, Telefonnummer, Ausweis und Passwort sind daraus gelöscht.',
      'Was ein Hotel von Ihren Aufenthalten von Gesetzes wegen aufbewahren muss, bleibt beim Aufenthalt, bis die Frist um ist, und wird dann gelöscht.',
    ],
    footer: 'Haben Sie das nicht veranlasst, sagen Sie es bitte dem Hotel.',
  }),
  fr: ({ hotel }) => ({
    subject: `Votre compte pour ${hotel} est fermé`,
    greeting: 'Bonjour,',
    lines: [
      'Votre compte est fermé. Votre nom, adresse e-mail, téléphone, document et mot de passe en sont effacés.',
      'Ce qu’un hôtel doit conserver de vos séjours par la loi reste avec le séjour jusqu’à la fin du délai, puis est effacé.',
    ],
    footer: 'Si vous ne l’avez pas demandé, prévenez l’hôtel.',
  }),
  ca: ({ hotel }) => ({
    subject: `El vostre compte per a ${hotel} està tancat`,
    greeting: 'Hola:',
    lines: [
      'El vostre compte està tancat. Se n’han esborrat el nom, el correu, el telèfon, el document i la contrasenya.',
      'El que un hotel ha de conservar de les vostres estades per llei es queda amb l’estada fins que s’acabi el termini, i llavors s’esborra.',
    ],
    footer: 'Si no ho heu demanat vós, aviseu l’hotel.',
  }),
  it: ({ hotel }) => ({
    subject: `Il Suo account per ${hotel} è chiuso`,
    greeting: 'Buongiorno,',
    lines: [
      'Il Suo account è chiuso. Nome, indirizzo e-mail, telefono, documento e password ne sono stati cancellati.',
      'Ciò che un hotel deve conservare per legge dei Suoi soggiorni resta con il soggiorno fino alla fine del periodo, e poi viene cancellato.',
    ],
    footer: 'Se non lo ha chiesto Lei, avvisi l’hotel.',
  }),
  pt: ({ hotel }) => ({
    subject: `A sua conta para ${hotel} está fechada`,
    greeting: 'Olá:',
    lines: [
      'A sua conta está fechada. O seu nome, e-mail, telefone, documento e palavra-passe foram apagados dela.',
      'O que um hotel tem de guardar das suas estadias por lei fica com a estadia até ao fim do prazo, e é então apagado.',
    ],
    footer: 'Se não foi você a pedir, avise o hotel.',
  }),
}

export const confirmEmail: Template = {
  en: ({ hotel }) => ({
    subject: `Please confirm your e-mail for ${hotel}`,
    greeting: 'Hello,',
    lines: [
      'Somebody has opened an account with this address. If it was you, open this link on the same device; it works once, for seven days:',
    ],
    button: 'Confirm my e-mail',
    footer: 'If it was not you, please ignore this mail: without you, nobody sees your bookings.',
  }),
  es: ({ hotel }) => ({
    subject: `Confirme su correo para ${hotel}`,
    greeting: 'Hola:',
    lines: [
      'Alguien ha abierto una cuenta con esta dirección. Si ha sido usted, abra este enlace en el mismo dispositivo; funciona una sola vez, durante siete días:',
    ],
    button: 'Confirmar mi correo',
    footer: 'Si no ha sido usted, no haga caso de este mensaje: sin usted, nadie ve sus reservas.',
  }),
  de: ({ hotel }) => ({
    subject: `Bitte bestätigen Sie Ihre E-Mail-Adresse für ${hotel}`,
    greeting: 'Guten Tag,',
    lines: [
      'jemand hat mit dieser Adresse ein Konto eröffnet. Waren Sie es, öffnen Sie diesen Link auf demselben Gerät; er gilt einmal, sieben Tage lang:',
    ],
    button: 'E-Mail-Adresse bestätigen',
    footer: 'Waren Sie es nicht, beachten Sie diese Nachricht bitte nicht: Ohne Sie sieht niemand Ihre Buchungen.',
  }),
  fr: ({ hotel }) => ({
    subject: `Confirmez votre adresse pour ${hotel}`,
    greeting: 'Bonjour,',
    lines: [
      'Quelqu’un a ouvert un compte avec cette adresse. Si c’était vous, ouvrez ce lien sur le même appareil ; il fonctionne une seule fois, pendant sept jours :',
    ],
    button: 'Confirmer mon adresse',
    footer: 'Si ce n’était pas vous, ne tenez pas compte de ce message : sans vous, personne ne voit vos réservations.',
  }),
  ca: ({ hotel }) => ({
    subject: `Confirmeu el vostre correu per a ${hotel}`,
    greeting: 'Hola:',
    lines: [
      'Algú ha obert un compte amb aquesta adreça. Si heu estat vós, obriu aquest enllaç al mateix dispositiu; funciona una sola vegada, durant set dies:',
    ],
    button: 'Confirmar el meu correu',
    footer: 'Si no heu estat vós, no feu cas d’aquest missatge: sense vós, ningú no veu les vostres reserves.',
  }),
  it: ({ hotel }) => ({
    subject: `Confermi il Suo indirizzo per ${hotel}`,
    greeting: 'Buongiorno,',
    lines: [
      'Qualcuno ha aperto un account con questo indirizzo. Se è stato Lei, apra questo link sullo stesso dispositivo; funziona una volta sola, per sette giorni:',
    ],
    button: 'Conferma il mio indirizzo',
    footer: 'Se non è stato Lei, ignori questo messaggio: senza di Lei nessuno vede le Sue prenotazioni.',
  }),
  pt: ({ hotel }) => ({
    subject: `Confirme o seu e-mail para ${hotel}`,
    greeting: 'Olá:',
    lines: [
      'Alguém abriu uma conta com este endereço. Se foi você, abra esta ligação no mesmo dispositivo; funciona uma só vez, durante sete dias:',
    ],
    button: 'Confirmar o meu e-mail',
    footer: 'Se não foi você, ignore esta mensagem: sem si, ninguém vê as suas reservas.',
  }),
}
