import type { MailWord } from './en.ts'

export const ptMail: Readonly<Record<MailWord, string>> = {
  hello: 'Olá,',
  helloName: 'Olá, {name},',
  newPassword: 'Escolha uma nova palavra-passe para {hotel}',
  choosePassword: 'Escolher palavra-passe',
  resetLink: 'Pediu uma nova palavra-passe. Esta ligação funciona uma só vez, durante 30 minutos:',
  resetNotYou: 'Se não fez este pedido, nada aconteceu e não precisa de fazer nada.',
  newPasswordLink:
    'Foi pedida uma nova palavra-passe para este endereço. Esta ligação funciona uma só vez, durante uma hora:',
  newPasswordNotYou: 'Se não fez este pedido, ignore esta mensagem: a sua palavra-passe fica como está.',
  invitation: 'A sua conta em {hotel}',
  invited:
    '{by} criou-lhe uma conta em {hotel}. Escolha a sua palavra-passe; esta ligação funciona uma só vez, durante sete dias:',
  invitedWrongly: 'Se não trabalha lá, ignore esta mensagem.',
  newRole: '{hotel} convida-o',
  roleOffered:
    '{by} oferece-lhe acesso a {hotel}. Inicie sessão como habitualmente e aceite; esta ligação funciona uma vez, durante sete dias:',
  acceptRole: 'Aceitar',
  roleOfferedWrongly: 'Se não trabalha lá, ignore este e-mail: nada muda, e o hotel nada fica a saber da sua conta.',
  preCheckin: 'Antecipe o check-in em {hotel}',
  welcome: 'Estamos à sua espera: {day}.',
  giveDetails:
    'Se quiser, dê-nos já os seus dados a partir do telemóvel: são poucos minutos e, no hotel, só falta levantar a chave.',
  startPreCheckin: 'Começar o pré-check-in',
  preCheckinLink: 'A ligação é para si e para quem viaja consigo. Funciona até ao dia da partida e pede o seu apelido.',
  confirmEmail: 'Confirme o seu e-mail para {hotel}',
  accountOpened:
    'Alguém abriu uma conta com este endereço. Se foi o seu caso, abra esta ligação no mesmo dispositivo; funciona uma só vez, durante sete dias:',
  confirm: 'Confirmar o meu e-mail',
  openedWithoutYou: 'Se não foi o seu caso, ignore esta mensagem: sem a sua confirmação, ninguém vê as suas reservas.',
  accountClosed: 'A sua conta para {hotel} está fechada',
  erasedNow: 'A sua conta está fechada. O nome, o e-mail, o telefone, o documento e a palavra-passe foram apagados.',
  erasedLater: 'O que a lei obriga um hotel a guardar das suas estadias fica até ao fim do prazo e é depois apagado.',
  closedWithoutYou: 'Se não fez este pedido, avise o hotel.',
}
