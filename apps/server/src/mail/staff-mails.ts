import type { Template } from './template.ts'

export const passwordReset: Template = {
  en: ({ name, hotel }) => ({
    subject: `Choose a new password for ${hotel}`,
    greeting: `Hello ${name},`,
    lines: ['You asked for a new password. This link works once, for 30 minutes:'],
    button: 'Choose a password',
    footer: 'If it was not you, nothing has happened and you need do nothing.',
  }),
  es: ({ name, hotel }) => ({
    subject: `Elija una contraseña nueva para ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: ['Ha pedido una contraseña nueva. Este enlace funciona una sola vez, durante 30 minutos:'],
    button: 'Elegir contraseña',
    footer: 'Si no ha sido usted, no ha pasado nada y no tiene que hacer nada.',
  }),
  de: ({ name, hotel }) => ({
    subject: `Neues Passwort für ${hotel}`,
    greeting: `Guten Tag ${name},`,
    lines: ['Sie haben um ein neues Passwort gebeten. Dieser Link gilt einmal, 30 Minuten lang:'],
    button: 'Passwort wählen',
    footer: 'Waren Sie es nicht, ist nichts geschehen, und Sie müssen nichts tun.',
  }),
  fr: ({ name, hotel }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${hotel}`,
    greeting: `Bonjour ${name},`,
    lines: ['Vous avez demandé un nouveau mot de passe. Ce lien fonctionne une seule fois, pendant 30 minutes :'],
    button: 'Choisir un mot de passe',
    footer: 'Si ce n’était pas vous, rien ne s’est passé et vous n’avez rien à faire.',
  }),
  ca: ({ name, hotel }) => ({
    subject: `Trieu una contrasenya nova per a ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: ['Heu demanat una contrasenya nova. Aquest enllaç funciona una sola vegada, durant 30 minuts:'],
    button: 'Triar contrasenya',
    footer: 'Si no heu estat vós, no ha passat res i no heu de fer res.',
  }),
  it: ({ name, hotel }) => ({
    subject: `Scelga una nuova password per ${hotel}`,
    greeting: `Buongiorno ${name},`,
    lines: ['Ha chiesto una nuova password. Questo link funziona una volta sola, per 30 minuti:'],
    button: 'Scegli una password',
    footer: 'Se non è stato Lei, non è successo nulla e non deve fare nulla.',
  }),
  pt: ({ name, hotel }) => ({
    subject: `Escolha uma nova palavra-passe para ${hotel}`,
    greeting: `Olá, ${name}:`,
    lines: ['Pediu uma nova palavra-passe. Esta ligação funciona uma só vez, durante 30 minutos:'],
    button: 'Escolher palavra-passe',
    footer: 'Se não foi você, nada aconteceu e não precisa de fazer nada.',
  }),
}

export const invitation: Template = {
  en: ({ name, hotel, by }) => ({
    subject: `Your account at ${hotel}`,
    greeting: `Hello ${name},`,
    lines: [`${by} has made you an account at ${hotel}. Choose your password; this link works once, for seven days:`],
    button: 'Choose a password',
    footer: 'If you do not work there, please ignore this mail.',
  }),
  es: ({ name, hotel, by }) => ({
    subject: `Su cuenta en ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: [
      `${by} le ha creado una cuenta en ${hotel}. Elija su contraseña; este enlace funciona una sola vez, durante siete días:`,
    ],
    button: 'Elegir contraseña',
    footer: 'Si no trabaja allí, no haga caso de este mensaje.',
  }),
  de: ({ name, hotel, by }) => ({
    subject: `Ihr Konto bei ${hotel}`,
    greeting: `Guten Tag ${name},`,
    lines: [
      `${by} hat Ihnen ein Konto bei ${hotel} angelegt. Wählen Sie Ihr Passwort; dieser Link gilt einmal, sieben Tage lang:`,
    ],
    button: 'Passwort wählen',
    footer: 'Wenn Sie dort nicht arbeiten, beachten Sie diese Nachricht bitte nicht.',
  }),
  fr: ({ name, hotel, by }) => ({
    subject: `Votre compte chez ${hotel}`,
    greeting: `Bonjour ${name},`,
    lines: [
      `${by} vous a créé un compte chez ${hotel}. Choisissez votre mot de passe ; ce lien fonctionne une seule fois, pendant sept jours :`,
    ],
    button: 'Choisir un mot de passe',
    footer: 'Si vous n’y travaillez pas, ne tenez pas compte de ce message.',
  }),
  ca: ({ name, hotel, by }) => ({
    subject: `El vostre compte a ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: [
      `${by} us ha creat un compte a ${hotel}. Trieu la contrasenya; aquest enllaç funciona una sola vegada, durant set dies:`,
    ],
    button: 'Triar contrasenya',
    footer: 'Si no hi treballeu, no feu cas d’aquest missatge.',
  }),
  it: ({ name, hotel, by }) => ({
    subject: `Il Suo account presso ${hotel}`,
    greeting: `Buongiorno ${name},`,
    lines: [
      `${by} Le ha creato un account presso ${hotel}. Scelga la password; questo link funziona una volta sola, per sette giorni:`,
    ],
    button: 'Scegli una password',
    footer: 'Se non lavora lì, ignori questo messaggio.',
  }),
  pt: ({ name, hotel, by }) => ({
    subject: `A sua conta em ${hotel}`,
    greeting: `Olá, ${name}:`,
    lines: [
      `${by} criou-lhe uma conta em ${hotel}. Escolha a sua palavra-passe; esta ligação funciona uma só vez, durante sete dias:`,
    ],
    button: 'Escolher palavra-passe',
    footer: 'Se não trabalha lá, ignore esta mensagem.',
  }),
}

export const newRole: Template = {
  en: ({ name, hotel, by }) => ({
    subject: `You now work at ${hotel} too`,
    greeting: `Hello ${name},`,
    lines: [`${by} has given you a role at ${hotel}. Sign in as usual:`],
    button: 'Sign in',
    footer: 'If you do not work there, please tell the hotel.',
  }),
  es: ({ name, hotel, by }) => ({
    subject: `Ahora también trabaja en ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: [`${by} le ha dado una función en ${hotel}. Entre como siempre:`],
    button: 'Entrar',
    footer: 'Si no trabaja allí, avise al hotel.',
  }),
  de: ({ name, hotel, by }) => ({
    subject: `Sie arbeiten nun auch bei ${hotel}`,
    greeting: `Guten Tag ${name},`,
    lines: [`${by} hat Ihnen eine Rolle bei ${hotel} gegeben. Melden Sie sich wie gewohnt an:`],
    button: 'Anmelden',
    footer: 'Wenn Sie dort nicht arbeiten, sagen Sie es bitte dem Hotel.',
  }),
  fr: ({ name, hotel, by }) => ({
    subject: `Vous travaillez désormais aussi chez ${hotel}`,
    greeting: `Bonjour ${name},`,
    lines: [`${by} vous a donné un rôle chez ${hotel}. Connectez-vous comme d’habitude :`],
    button: 'Se connecter',
    footer: 'Si vous n’y travaillez pas, prévenez l’hôtel.',
  }),
  ca: ({ name, hotel, by }) => ({
    subject: `Ara també treballeu a ${hotel}`,
    greeting: `Hola, ${name}:`,
    lines: [`${by} us ha donat una funció a ${hotel}. Entreu com sempre:`],
    button: 'Entrar',
    footer: 'Si no hi treballeu, aviseu l’hotel.',
  }),
  it: ({ name, hotel, by }) => ({
    subject: `Ora lavora anche presso ${hotel}`,
    greeting: `Buongiorno ${name},`,
    lines: [`${by} Le ha dato un ruolo presso ${hotel}. Acceda come sempre:`],
    button: 'Accedi',
    footer: 'Se non lavora lì, avvisi l’hotel.',
  }),
  pt: ({ name, hotel, by }) => ({
    subject: `Agora também trabalha em ${hotel}`,
    greeting: `Olá, ${name}:`,
    lines: [`${by} deu-lhe uma função em ${hotel}. Entre como habitualmente:`],
    button: 'Entrar',
    footer: 'Se não trabalha lá, avise o hotel.',
  }),
}
