import { expect, test } from 'vitest'
import { comparedStyles } from './original-styles.ts'

const CSS = `
  * { pointer-events: auto }
  #one { display: flex }
  .card { display: grid; color: red }
  section.card { visibility: hidden }
  .card > p, aside p { visibility: visible; margin: 1px 2px }
  p.quiet { display: none !important }
  #one p.quiet { display: block }
  [hidden] { display: none }
  [data-Open='yes'] { pointer-events: none }
  button:disabled { pointer-events: none }
  input:checked + label { visibility: hidden }
  :is(ul, ol) > li:first-child { display: inline }
  li:not(.kept) { visibility: collapse }
  .card::before { display: none; content: 'x' }
  p::after, b { display: block }
  @media print { p { display: none } }
  @media screen { em { display: inline-block } }
  @supports (display: grid) { i { display: none } }
  svg linearGradient { visibility: hidden }
  u { display: inherit; visibility: initial; pointer-events: unset }
  s { all: unset }
  .wide, .kept { pointer-events: none }
  section, li, p { pointer-events: all }
`

const PAGE = `
  <section id="one" class="card  wide"><p>a</p><p class="quiet">b</p><em>c</em><i>d</i><u>e</u><s>f</s></section>
  <aside data-open="yes"><p>a</p><b>b</b><button>c</button><button disabled>d</button><span hidden>e</span></aside>
  <ul><li>a</li><li class="kept">b</li></ul>
  <input type="checkbox" checked /><label>a</label>
  <div style="display: none; visibility: hidden !important"><p class="quiet" style="display: flex">a</p></div>
  <svg><linearGradient id="two" /></svg>
  <dialog>a</dialog><details><summary>a</summary>b</details><template>c</template>
`

function showPage() {
  document.head.innerHTML = `<style>${CSS}</style>`
  document.body.innerHTML = PAGE
  const sheet = document.styleSheets[0]
  if (!sheet) throw new Error('The page has no style sheet.')
  return sheet
}

function find(selector: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`Nothing matches ${selector}.`)
  return element
}

function expectOriginalStyles() {
  for (const every of [false, true]) {
    const { quick, original } = comparedStyles({ every })
    expect(quick).toEqual(original)
  }
}

test("a computed style equals jsdom's own, for every kind of rule", () => {
  showPage()
  expectOriginalStyles()
  expect(getComputedStyle(find('#one > .quiet')).display).toBe('none')
  expect(getComputedStyle(find('button:disabled')).pointerEvents).toBe('none')
  expect(getComputedStyle(find('.card')).color).toBe('rgb(255, 0, 0)')
  expect(getComputedStyle(find('.card')) instanceof CSSStyleDeclaration).toBe(true)
})

test.each<[string, (sheet: CSSStyleSheet) => void]>([
  ['a class is added', () => find('li').classList.add('kept', 'quiet')],
  ['an id is removed', () => find('#one').removeAttribute('id')],
  ['an attribute is added', () => find('b').setAttribute('hidden', '')],
  ['a style attribute is changed', () => find('li').setAttribute('style', 'display: none')],
  ['a box is unticked', () => find('input').toggleAttribute('checked', false)],
  ['a button is disabled', () => find('button').toggleAttribute('disabled', true)],
  ['an element is moved', () => find('aside').append(find('#one'))],
  ['an element is added', () => find('ul').prepend(document.createElement('li'))],
  ['a rule is added', (sheet) => sheet.insertRule('b { display: none !important }', 0)],
  ['a rule is removed', (sheet) => sheet.deleteRule(1)],
  ['the text of a sheet changes', () => find('style').replaceChildren('li { display: none }')],
  ['a sheet is added', () => document.head.append(styleElement('p { display: none }'))],
  ['a sheet is removed', () => find('style').remove()],
  ['a sheet imports another', () => document.head.append(styleElement("@import 'other.css'; b { display: none }"))],
  [
    'a rule gets another selector and value',
    ({ cssRules: [, rule] }) => {
      if (!(rule instanceof CSSStyleRule)) throw new Error('The second rule is a style rule.')
      rule.selectorText = 'li'
      rule.style.display = 'none'
    },
  ],
  [
    'a media list is changed',
    ({ cssRules }) => {
      for (const rule of cssRules) if (rule instanceof CSSMediaRule) rule.media.mediaText = 'screen'
    },
  ],
])('a computed style is updated when %s', (_, change) => {
  const sheet = showPage()
  const { quick: before } = comparedStyles()
  change(sheet)
  expectOriginalStyles()
  expect(comparedStyles().quick).not.toEqual(before)
})

function styleElement(text: string): HTMLStyleElement {
  const element = document.createElement('style')
  element.textContent = text
  return element
}
