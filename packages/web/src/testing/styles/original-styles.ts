const properties = ['display', 'visibility', 'pointer-events']

/**
 * The style of each element as a test sees it and as plain jsdom computes it: the properties that
 * queries and clicks read or, with `every`, each declared property.
 */
export function comparedStyles({ every = false } = {}): { quick: string[]; original: string[] } {
  const names = every ? undefined : properties
  const quick = describeElements(names)
  let original: string[] = []
  withOriginalStyles(() => {
    original = describeElements(names)
  })
  return { quick, original }
}

function describeElements(names?: readonly string[]): string[] {
  return [...document.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element)
    const values = (names ?? [...style]).map((name) => `${name}: ${style.getPropertyValue(name)}`)
    return `${element.tagName} ${element.className} { ${values.join('; ')} }`
  })
}

/** Reads with jsdom's own cache and `getComputedStyle`, which the environment has saved. */
function withOriginalStyles(read: () => void): void {
  const run: unknown = Reflect.get(window, 'withOriginalStyles')
  if (typeof run !== 'function') throw new Error('These tests run in jsdom-environment.ts.')
  run(read)
}
