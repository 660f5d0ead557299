import { drawPerson, type Person } from './people.ts'

/** The front of a card: photo on the left, words on the right, no machine-readable lines. */
export function drawCardFront(person: Person): string {
  const words = ['IDENTITY CARD', 'DUPONT', 'CAMILLE', '12.03.1988', 'L01X00T47'].map(
    (word, row) => `<text x="720" y="${170 + row * 100}" font-size="44" font-family="sans-serif">${word}</text>`,
  )
  const photograph = drawPerson(person, { width: 460, height: 600 }).replace('<svg ', '<svg x="150" y="60" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#7c8488"/>
<rect x="110" y="30" width="1060" height="660" rx="34" fill="#e4ebe6"/>${photograph}${words.join('')}</svg>`
}
