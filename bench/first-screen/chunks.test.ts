import { expect, it } from 'vitest'
import { collectDynamicImports, collectImports, type Manifest } from './chunks.ts'

const manifest: Manifest = {
  entry: { file: 'entry.js', isEntry: true, imports: ['shared'], dynamicImports: ['language', 'search'] },
  shared: { file: 'shared.js', dynamicImports: ['picture'] },
  picture: { file: 'picture.js', imports: ['shared'] },
  language: { file: 'language.js', imports: ['shared', 'entry'] },
  search: { file: 'search.js', imports: ['entry', 'form'] },
  form: { file: 'form.js', imports: ['shared'], dynamicImports: ['keyboard'] },
  keyboard: { file: 'keyboard.js', imports: ['keys'] },
  keys: { file: 'keys.js' },
}

it('counts what a chunk needs before it can run, once', () => {
  expect([...collectImports(manifest, ['search'])].sort()).toEqual(['entry', 'form', 'search', 'shared'])
})

it('counts what a chunk may request later, without what is already loaded and what is a screen', () => {
  const first = collectImports(manifest, ['entry'])
  const search = collectImports(manifest, ['search'])
  const isScreen = (key: string) => key === 'language' || key === 'search'
  expect([...collectDynamicImports(manifest, first, isScreen)]).toEqual(['picture'])
  expect([...collectDynamicImports(manifest, search, isScreen)].sort()).toEqual(['keyboard', 'keys', 'picture'])
})

it('names a missing chunk', () => {
  expect(() => collectImports(manifest, ['home'])).toThrow('home is no chunk of its own.')
})
