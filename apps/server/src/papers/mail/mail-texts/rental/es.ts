import type { RentalMailText } from './en.ts'

export const esRentalMail: Readonly<Record<RentalMailText, string>> = {
  guestWaits: 'Un conductor espera: {hotel}',
  nobodyCame:
    'Alguien necesita a una persona desde hace un minuto y nadie en el mostrador se ha hecho cargo. Avisos de este tipo abiertos: {count}.',
  whyYou: 'Recibe este mensaje porque es responsable de la oficina.',
  roomReady: 'Su coche está listo: {hotel}',
  comeForKey:
    'Conservamos todo lo que nos dio. Busque su reserva en el terminal o en su teléfono y la llave será suya; en el mostrador le ayudan con mucho gusto.',
  preCheckin: 'Adelante su recogida en {hotel}',
  giveDetails:
    'Si lo desea, puede darnos sus datos ahora desde el móvil: son unos minutos y en el mostrador solo quedará recoger la llave.',
  startPreCheckin: 'Dar mis datos',
  preCheckinLink:
    'El enlace es para usted y para quienes conducen con usted. Funciona hasta que devuelva el coche y pide su apellido.',
  erasedLater:
    'Lo que la ley obliga a una empresa de alquiler a conservar de sus alquileres se guarda hasta que acaba el plazo, y después se borra.',
  closedWithoutYou: 'Si no lo ha pedido usted, avise a la oficina.',
  stayCard: 'Su alquiler: {hotel}',
  stayCardReady: 'El coche es suyo. Aquí tiene lo que necesita hasta devolverlo.',
  openStayCard: 'Abrir mi coche y mi código',
  stayCardFooter: 'Recibe este correo porque ha recogido un coche en {hotel}. Por favor, no lo comparta.',
  arrival: '{guest} ha recogido su coche: plaza {room} ({hotel})',
  arrivalTold: 'Un conductor ha completado la recogida sin ayuda.',
  arrivalFooter: 'Recibe este correo porque {hotel} quiere saber de las recogidas completadas.',
  lostCode: 'El código de su caja de llaves en {hotel}',
  lostCodeLink:
    'Alguien ha vuelto a pedir el código de su caja de llaves. Este enlace lo muestra en su teléfono; funciona una sola vez, durante 30 minutos:',
  keyCodeIs:
    'Alguien está recogiendo su coche con un móvil. Para obtener la llave, escriba allí este código: {code}. Es válido durante 15 minutos.',
  codeShown: 'Se ha mostrado el código de su caja de llaves en {hotel}',
  codeShownAt:
    'El código del coche de la plaza {room} se mostró a las {time} en la pantalla «{device}» a alguien que supo responder lo que solo usted debería saber.',
  codeShownNotYou: 'Si no ha sido usted, llame enseguida al mostrador: {phone}.',
  codeShownAskDesk: 'Si no ha sido usted, avise enseguida en el mostrador.',
  billThanks: 'Gracias por conducir con nosotros. El coche está de vuelta.',
  billFooter: 'Recibe este correo porque pidió su factura al devolver el coche en {hotel}.',
  billInHouse:
    'Esta es su factura hasta el momento. Si se añade algo durante el alquiler, recibirá una nueva al devolver el coche.',
  billBefore: 'Esta es su factura hasta el momento, antes del alquiler. Si se añade algo, recibirá una nueva.',
  factRoom: 'Plaza de aparcamiento',
  factCode: 'Código de la caja de llaves',
  codeNotYours: '¿Lo ha encontrado? Entréguelo en el mostrador, {phone}.',
  factLeave: 'Devolución',
  factGuests: 'Conductores',
  factDue: 'A pagar en el mostrador',
  valueSigned: 'Contrato de alquiler: {names}',
  valueFloor: '{floor, plural, =0 {Planta baja} other {Planta #}}',
}
