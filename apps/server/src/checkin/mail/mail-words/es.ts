import type { MailWord } from './en.ts'

export const esMail: Readonly<Record<MailWord, string>> = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  newPassword: 'Elija una contraseña nueva para {hotel}',
  choosePassword: 'Elegir contraseña',
  resetLink: 'Ha pedido una contraseña nueva. Este enlace funciona una sola vez, durante 30 minutos:',
  resetNotYou: 'Si no ha sido usted, no ha pasado nada y no tiene que hacer nada.',
  newPasswordLink:
    'Se ha pedido una contraseña nueva para esta dirección. Este enlace funciona una sola vez, durante una hora:',
  newPasswordNotYou: 'Si no ha sido usted, ignore este mensaje: su contraseña no cambia.',
  invitation: 'Su cuenta en {hotel}',
  invited:
    '{by} le ha creado una cuenta en {hotel}. Elija su contraseña; este enlace funciona una sola vez, durante siete días:',
  invitedWrongly: 'Si no trabaja allí, ignore este mensaje.',
  newRole: '{hotel} le invita',
  roleOffered:
    '{by} le ofrece acceso a {hotel}. Inicie sesión como siempre y acéptelo; este enlace funciona una vez, durante siete días:',
  acceptRole: 'Aceptar',
  roleOfferedWrongly: 'Si no trabaja allí, ignore este correo: nada cambia, y el hotel no sabrá nada de su cuenta.',
  preCheckin: 'Adelante su check-in en {hotel}',
  welcome: 'Será un placer recibirle el {day}.',
  giveDetails:
    'Si lo desea, puede darnos sus datos ahora desde el móvil: son unos minutos y en el hotel solo quedará recoger la llave.',
  startPreCheckin: 'Empezar el pre-check-in',
  preCheckinLink:
    'El enlace es para usted y para quienes viajan con usted. Funciona hasta el día de salida y pide su apellido.',
  confirmEmail: 'Confirme su correo para {hotel}',
  accountOpened:
    'Alguien ha abierto una cuenta con esta dirección. Si ha sido usted, abra este enlace en el mismo dispositivo; funciona una sola vez, durante siete días:',
  confirm: 'Confirmar mi correo',
  openedWithoutYou: 'Si no ha sido usted, ignore este mensaje: sin su confirmación, nadie ve sus reservas.',
  accountClosed: 'Su cuenta de {hotel} está cerrada',
  erasedNow: 'Su cuenta está cerrada. Hemos borrado de ella su nombre, correo, teléfono, documento y contraseña.',
  erasedLater:
    'Lo que la ley obliga a un hotel a conservar de sus estancias se guarda hasta que acaba el plazo, y después se borra.',
  closedWithoutYou: 'Si no lo ha pedido usted, avise al hotel.',
}
