import { selectOptions } from '@foyer/contract/select.ts'
import { expect, it } from 'vitest'
import { aServer } from '../testing/a-server.ts'

it('API-24 API-26 lists the countries by their code, with name, telephone code and flag, in the guest’s language', async () => {
  const page = await (await aServer()).open()
  const list = async (lang: string) =>
    (await page.send(selectOptions, { body: { url: 'countries', hotel_id: 1, lang } })).json()
  const [spanish, german] = [await list('es'), await list('de')]
  const spain = { key: 'ESP', id: 'ESP', phone_code: '+34', country_flag: 'es' }
  expect(spanish).toContainEqual({ ...spain, value: 'España', name: 'España' })
  expect(german).toContainEqual({ ...spain, value: 'Spanien', name: 'Spanien' })
  const names: string[] = german.map(({ value }: { value: string }) => value)
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
})

it('T7 knows lists by name only: an address is refused and asked nowhere', async () => {
  const page = await (await aServer()).open()
  for (const url of [
    'http://169.254.169.254/',
    'https://evil.example/countries',
    'file:///etc/passwd',
    '//evil.example',
    '../countries',
    'countries/../../x',
    'Countries',
    '',
    `countries?${'x'.repeat(300)}`,
  ]) {
    const answer = await page.send(selectOptions, { body: { url } })
    expect([url, answer.statusCode]).toEqual([url, 400])
  }
})
