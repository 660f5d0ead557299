import type { RentalMailText } from './en.ts'

export const ptRentalMail: Readonly<Record<RentalMailText, string>> = {
  guestWaits: 'Um condutor espera: {hotel}',
  nobodyCame:
    'Há um minuto que alguém precisa de uma pessoa e ninguém ao balcão tomou conta do caso. Avisos deste tipo em aberto: {count}.',
  whyYou: 'Recebe esta mensagem porque é responsável pela agência.',
  roomReady: 'O seu carro está pronto: {hotel}',
  comeForKey:
    'Tudo o que nos deu está guardado. Procure a sua reserva no terminal ou no telefone e a chave é sua; ao balcão terão todo o gosto em ajudar.',
  preCheckin: 'Antecipe o levantamento em {hotel}',
  giveDetails:
    'Se quiser, dê-nos já os seus dados a partir do telemóvel: são poucos minutos e, ao balcão, só falta levantar a chave.',
  startPreCheckin: 'Dar os meus dados',
  preCheckinLink: 'A ligação é para si e para quem conduz consigo. Funciona até o carro voltar e pede o seu apelido.',
  erasedLater:
    'O que a lei obriga uma empresa de aluguer a guardar dos seus alugueres fica até ao fim do prazo e é depois apagado.',
  closedWithoutYou: 'Se não fez este pedido, avise a agência.',
  stayCard: 'O seu aluguer: {hotel}',
  stayCardReady: 'O carro é seu. Aqui tem o que precisa até o devolver.',
  openStayCard: 'Abrir o meu carro e o código',
  stayCardFooter: 'Recebe este e-mail porque levantou um carro em {hotel}. Por favor, não o partilhe.',
  arrival: '{guest} levantou o carro: lugar {room} ({hotel})',
  arrivalTold: 'Um condutor concluiu o levantamento sem ajuda.',
  arrivalFooter: 'Recebe este e-mail porque {hotel} quer ser informado dos levantamentos concluídos.',
  lostCode: 'O código da sua caixa de chaves, {hotel}',
  lostCodeLink:
    'Alguém voltou a pedir o código da sua caixa de chaves. Esta ligação mostra-o no seu telemóvel; funciona uma só vez, durante 30 minutos:',
  keyCodeIs:
    'Alguém está a levantar o seu carro com um telemóvel. Para obter a chave, escreva lá este código: {code}. É válido durante 15 minutos.',
  codeShown: 'O código da sua caixa de chaves foi mostrado, {hotel}',
  codeShownAt:
    'O código do carro do lugar {room} foi mostrado às {time} no ecrã «{device}» a alguém que soube responder ao que só a própria pessoa devia saber.',
  codeShownNotYou: 'Se não foi o senhor ou a senhora, ligue de imediato para o balcão: {phone}.',
  codeShownAskDesk: 'Se não foi o senhor ou a senhora, avise de imediato ao balcão.',
  billThanks: 'Obrigado por ter conduzido connosco. O carro voltou.',
  billFooter: 'Recebe este e-mail porque pediu a sua fatura ao devolver o carro em {hotel}.',
  billInHouse:
    'Esta é a sua fatura até ao momento. Se for acrescentado algo durante o aluguer, recebe uma nova na devolução.',
  billBefore: 'Esta é a sua fatura até ao momento, antes do aluguer. Se for acrescentado algo, recebe uma nova.',
  factRoom: 'Lugar de estacionamento',
  factCode: 'Código da caixa de chaves',
  codeNotYours: 'Encontrou isto? Entregue ao balcão, {phone}.',
  factLeave: 'Devolução',
  factGuests: 'Condutores',
  factDue: 'A pagar ao balcão',
  valueSigned: 'Contrato de aluguer: {names}',
  valueFloor: '{floor, plural, =0 {Piso térreo} other {Piso #}}',
}
