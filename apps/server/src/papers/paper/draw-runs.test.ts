import { expect, it } from 'vitest'
import { Sheet } from './sheet.ts'
import { drawSlip } from './slip.ts'
import { readPdf } from './testing/read-pdf.ts'

const now = new Date('2027-05-10T10:00:00Z')

async function drawName(name: string): Promise<string> {
  const sheet = new Sheet({ title: 'Bill', language: 'en', author: 'Foyer Palace', now })
  sheet.page('Foyer')
  sheet.heading({ hotel: `Bill for ${name}` }, ['Foyer Palace', name])
  sheet.facts([{ label: { hotel: 'Guest' }, value: name }])
  sheet.amounts([{ name, amount: '€120.00' }])
  sheet.text(`${name}. Signed`)
  expect(sheet.canDraw(name)).toBe(true)
  const { pages } = await readPdf((await sheet.finish()).toString('base64'))
  return pages.join(' ')
}

it.each([
  '王小明',
  '劉德華',
  '髙橋 さくら',
  '김민수',
  'محمد علي الحسن',
  'عبد العزيز',
  'پژمان چراغی',
  'יוסף כהן',
  'สมชาย ใจดี',
  'Mohammed محمد بن سلمان Smith',
])('J20 a paper shows the name %s wherever it is drawn', async (name) => {
  expect((await drawName(name)).split(name)).toHaveLength(6)
})

it('J20 a receipt shows names of other scripts', async () => {
  const slip = { printer: {}, title: 'Slip', language: 'en', now }
  const paper = await drawSlip([{ text: 'Welcome محمد علي, 王小明', face: 'strong', size: 12 }], slip)
  expect((await readPdf(paper.toString('base64'))).pages).toEqual(['Welcome محمد علي, 王小明'])
})
