import type { guestWordsWords as en } from '../en/guest-words.ts'

export const guestWordsWords: Readonly<Record<keyof typeof en, string>> = {
  'guestWords.title': 'Palavras dos hóspedes',
  'guestWords.mean': '{mean} em 5 nos últimos 30 dias, {n, plural, one {# resposta} other {# respostas}}',
  'guestWords.none.title': 'Ainda ninguém disse nada',
  'guestWords.none.text': 'Pergunta-se aos hóspedes à chegada e depois do check-out.',
  'guestWords.newest': 'Mais recentes',
  'guestWords.older': 'Anteriores',
  'guestWords.day': 'Dia',
  'guestWords.rating': 'Avaliação',
  'guestWords.said': 'O que disse',
  'guestWords.about.stay': 'a estadia',
  'guestWords.about.arrival': 'a chegada',
  'guestWords.stars': '{n, plural, one {# estrela} other {# estrelas}} em 5',
}
