import { expect, test } from 'vitest'
import { compareSelectors, findPositions, withOriginalSelectors } from './compare-selectors.ts'

const PAGE = `
  <header><h1>a</h1><nav><a href="#">b</a><a>c</a></nav></header>
  <main><form aria-label="d"><label>e <input /></label><input type="TEXT" /><input type="checkbox" /><input type="Submit" value="f" />
    <input list="g" /><input type="search" /><input type="number" /><input type="radio" /><input type="range" /><input type="image" alt="h" />
    <select><option>i</option></select><select multiple><option>j</option></select><select size="3"></select><textarea></textarea></form></main>
  <div role="button other">k</div><span role="presentation">l</span><p role="">m</p><b role="ALERT">n</b><button role="tab">o</button>
  <section>p</section><section aria-label="q">r</section><article>s</article><img /><img alt="" /><img alt="t" />
  <table><thead><tr><th scope="col">u</th><th scope="row">v</th></tr></thead><tbody><tr><td>w</td></tr></tbody></table>
  <ul><li>x</li></ul><dl><dt>y</dt><dd>z</dd></dl><hr /><progress></progress><meter></meter><output>1</output><dialog open>2</dialog>
  <svg><a href="#">3</a><title>4</title><linearGradient /><g role="img"><text>5</text></g></svg><math><mi>6</mi></math>
  <details><summary>7</summary></details><template><button>8</button></template><script type="text/plain">9</script><style></style>
`

const SELECTORS = [
  '*',
  'button',
  'BUTTON',
  'a, button',
  'script, style',
  'a[href]',
  'img:not([alt])',
  'img[alt]:not([alt=""])',
  'input[type="text"]',
  'input[type=submit], input[type=button], input[type=reset]',
  '*[role~="button"],button,input',
  '*[role~="alert"]',
  '[role~="tab"]',
  'input:not([type]):not([list])',
  'select:not([multiple]):not([size])',
  'ul li',
  'ul > li',
  'p,section+article',
  'input:checked, h1',
  'a[title="x,button,b[c"]',
  'linearGradient, lineargradient',
  'title, text',
]

test('queries find what they find with the selectors of jsdom', () => {
  document.body.innerHTML = PAGE
  const { quick, original } = compareSelectors()
  expect(Object.keys(quick.listed).length).toBeGreaterThan(25)
  expect(quick.withText.length).toBeGreaterThan(20)
  expect(quick).toEqual(original)
})

test.each(SELECTORS)('%s matches what it matches in jsdom', (selector) => {
  document.body.innerHTML = PAGE
  const read = () => ({
    listed: findPositions(document.querySelectorAll(selector)),
    matching: findPositions([...document.querySelectorAll('*')].filter((element) => element.matches(selector))),
    below: [...document.body.children].map((element) => findPositions(element.querySelectorAll(selector))),
  })
  const quick = read()
  let original: typeof quick | undefined
  withOriginalSelectors(() => {
    original = read()
  })
  expect(quick).toEqual(original)
})

test('an invalid selector is an error, as in jsdom', () => {
  expect(() => document.body.matches('*[role~="x"],')).toThrow('Invalid selector')
  expect(() => document.querySelectorAll('p,,b')).toThrow('Invalid selector')
})
