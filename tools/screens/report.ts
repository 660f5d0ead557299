import { parsePlace } from '@foyer/domain/journey/place.ts'
import { type ScreenName, screens } from '@foyer/domain/journey/screens.ts'

export interface ScreenCheck {
  readonly round: string
  readonly screen: string
  /** Path of the page. */
  readonly path?: string
  readonly found: readonly string[]
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly Spec[]
}

interface Spec {
  readonly title: string
  readonly ok: boolean
  readonly tests: readonly { readonly results: readonly Result[] }[]
}

interface Result {
  readonly attachments: readonly { readonly name: string; readonly body?: string }[]
  readonly errors: readonly { readonly message?: string }[]
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** What every walk has seen, from the report of the browser tests. */
export function readScreenChecks(report: string): ScreenCheck[] {
  return collectSpecs(JSON.parse(report)).flatMap((spec) => {
    const round = spec.title.replace(/^[^:]*: /, '')
    const results = spec.tests.flatMap((test) => test.results)
    const looks = results.flatMap((result) => parseScreenChecks(result).map((look) => ({ ...look, round })))
    if (spec.ok || looks.some(({ found }) => found.length > 0)) return looks
    const why = results.flatMap(({ errors }) => errors.map(({ message }) => message?.replace(colours, '') ?? ''))
    return [...looks, { round, screen: 'the walk', found: [`ended early: ${why.join(' ').slice(0, 300)}`] }]
  })
}

function collectSpecs({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(collectSpecs)]
}

function parseScreenChecks({ attachments }: Result): Omit<ScreenCheck, 'round'>[] {
  return attachments
    .filter(({ name, body }) => name === 'looks' && body !== undefined)
    .flatMap(({ body }) => JSON.parse(Buffer.from(body ?? '', 'base64').toString()))
}

/** Screens seen and findings per kind of round, as lines of a table. */
export function formatTable(looks: readonly ScreenCheck[]): string[] {
  const kinds = Map.groupBy(looks, ({ round }) => round.split(', ').slice(1).join(', '))
  const width = Math.max(...[...kinds.keys()].map((kind) => kind.length), 4)
  return [...kinds].toSorted().map(([kind, seen]) => {
    const findings = seen.reduce((sum, { found }) => sum + found.length, 0)
    return `${kind.padEnd(width)}  ${String(seen.length).padStart(4)} screens  ${String(findings).padStart(4)} findings`
  })
}

/**
 * Screens of a rental, where the walk takes the shortest way: the journeys cars.spec and
 * cars-upsell.spec check them.
 */
const otherScreens: readonly ScreenName[] = ['driving-licence', 'rac-upsell']

/** Never visible: it reads a document's lines and redirects. */
const transientScreens: readonly ScreenName[] = ['mrz-result']

/** Screens that no walk visits, and screens that are listed as left out although one does. */
export function findStrayScreens(looks: readonly ScreenCheck[]): ScreenName[] {
  const seen = new Set(looks.map(({ path = '' }) => parseScreen(path)))
  const unseen: readonly ScreenName[] = [...otherScreens, ...transientScreens]
  return (Object.keys(screens) as ScreenName[]).filter((name) => seen.has(name) === unseen.includes(name))
}

const hotelAddress = /^\/pok\/.*?\/lang\/\w+(?:\/appkey\/[\w-]+)?(?=\/)/

function parseScreen(path: string): ScreenName | undefined {
  return path === '/pok/' ? 'license-code-sign-in' : parsePlace(path.replace(hotelAddress, ''))?.screen
}
