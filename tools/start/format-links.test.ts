import { expect, it } from 'vitest'
import { formatLinks } from './format-links.ts'

it('N13 the start prints a narrow list, with the first thing to try on top', () => {
  const address = `http://localhost:8080/pok/1/company/1/hotel/1/lang/en/appkey/own/${'x'.repeat(60)}`
  const note = 'license FOYE-RHOT-ELKI-OSK1, admin password of the house, tablet mode with another password'
  const said = formatLinks({
    url: 'http://localhost:8080',
    links: [
      { name: "Foyer Palace, on the guest's phone", url: address, note: 'for example FOY1001, García López' },
      { name: 'Foyer Palace, kiosk', url: 'http://localhost:8080/pok/', note },
    ],
    notes: [`Your own hotel: ${address} with the code ABCD-EFGH, or run npm run setup.`],
  })
  const lines = said.split('\n')
  expect(lines.slice(0, 3)).toEqual([
    "Foyer Palace, on the guest's phone",
    `  ${address}`,
    '  for example FOY1001, García López',
  ])
  expect(lines.filter((line) => line.length > 80 && line.trim() !== address)).toEqual([])
  expect(said.replaceAll(/\s+/g, ' ')).toContain(note)
  expect(lines.slice(-2)).toEqual(['Foyer is open at http://localhost:8080', 'Ctrl-C closes it.'])
})
