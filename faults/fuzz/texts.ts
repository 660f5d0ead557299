import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { normalizeLicenseCode } from '@foyer/domain/device/license-code.ts'
import { parseMrz } from '@foyer/domain/document/parse-mrz.ts'
import { isSameName } from '@foyer/domain/document/same-name.ts'
import { parseLicenceBarcode, parseLicenceLines } from '@foyer/domain/drivers/parse-licence.ts'
import { parsePlace } from '@foyer/domain/journey/place.ts'
import { parseQuery } from '@foyer/domain/journey/query.ts'
import { isSameSurname } from '@foyer/domain/name/name-keys.ts'
import { parseAmount } from '@foyer/domain/payment/parse-amount.ts'
import { parseScannedCode } from '@foyer/domain/search/scanned-code.ts'
import { parseOfferId } from '@foyer/domain/walk-in/offer-id.ts'
import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Dice } from './dice.ts'
import { generateNoise, mutateText } from './mutate.ts'
import type { SeedOptions } from './parse-seed-options.ts'

interface Reader {
  /** A valid text; the others are derived from it. */
  readonly good: string
  readonly read: (text: string) => unknown
}

const today = '2026-11-17'
const passport = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'].join(
  '\n',
)

/** Every parser of text from outside. */
const readers: Readonly<Record<string, Reader>> = {
  'a machine-readable zone': { good: passport, read: (text) => parseMrz(text, today) },
  'a licence’s bar code': {
    good: '@\n\u001e\rANSI 636000090002DL00410278ZV03190008DLDAQT64235789\nDCSSAMPLE\nDDEN\r',
    read: parseLicenceBarcode,
  },
  'a licence’s lines': { good: 'D1FRA13AA000026181231MARTIN<<9', read: (text) => parseLicenceLines(text, today) },
  'a surname': { good: 'van der Müller-O’Brien', read: (text) => isSameSurname(text, 'García López') },
  'a name on a document': { good: 'Åse Marie Ødegård', read: (text) => isSameName(text, 'ODEGAARD ASE') },
  'a scanned code': { good: 'FOY1001,García López', read: parseScannedCode },
  'an address of a screen': { good: '/guest-detail/FOY1001/2?lang=de&room=204', read: parsePlace },
  'a query': { good: 'voucher=FOY1001&surname=Garc%C3%ADa', read: parseQuery },
  'an amount': { good: '1.234,56 €', read: (text) => parseAmount(text, 'EUR') },
  'an offer': { good: 'flex-2.3.24000', read: parseOfferId },
  'a license code': { good: 'FOYE-RHOT-ELKI-OSK1', read: normalizeLicenseCode },
  'a hotel’s document': {
    good: '{"hotel":{"name":"Palace","time_zone":"Europe/Madrid"},"languages":["es","de"],"flags":{"extras":true}}',
    read: (text) => parseHotelConfig(parseJson(text)),
  },
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The longest text that any of them is given. */
const MAX_LENGTH = 2_000
const MAX_MS = 5
/**
 * CPU time is measured in steps of some ms and the process has other work, so slow results are
 * measured again.
 */
const RETRY_ABOVE_MS = 1
const RETRIES = 5
const MAX_SHOWN = 20

interface Outcome {
  thrown: number
  slowestMs: number
}

/** Mutated texts for every parser: nothing throws and nothing takes long. */
export function texts({ seed, runs, slowestMs = MAX_MS }: SeedOptions & { readonly slowestMs?: number }): Trial {
  return {
    async run(say) {
      const outcomes: Record<string, Outcome> = {}
      const broken: string[] = []
      for (const [name, { good, read }] of Object.entries(readers)) {
        say(`${runs} times ${name}`)
        const dice = new Dice(seed)
        const outcome: Outcome = { thrown: 0, slowestMs: 0 }
        outcomes[name] = outcome
        for (let at = 0; at < runs; at += 1) {
          const text = (dice.in(0.7) ? mutateText(good, dice) : generateNoise(dice)).slice(0, MAX_LENGTH)
          const fault = tryReader(read, text, { outcome, slowestMs })
          if (fault && broken.length < MAX_SHOWN) broken.push(`${name}: ${fault}: ${JSON.stringify(text)}`)
        }
      }
      const all = Object.values(outcomes)
      const thrown = all.reduce((sum, one) => sum + one.thrown, 0)
      const slowest = Math.max(...all.map(({ slowestMs }) => slowestMs))
      const rows = Object.entries(outcomes).map(([name, one]) => [name, String(one.thrown), one.slowestMs.toFixed(1)])
      return {
        lines: formatTable([[`${runs} times each`, 'thrown', 'slowest ms'], ...rows]),
        summary: `${runs * all.length} texts, ${thrown} thrown, the slowest ${slowest.toFixed(1)} ms (seed ${seed})`,
        violations: broken,
        results: { seed, runs, outcomes },
      }
    },
  }
}

function tryReader(
  read: Reader['read'],
  text: string,
  { outcome, slowestMs }: { outcome: Outcome; slowestMs: number },
): string | undefined {
  try {
    let ms = measureCpuMs(() => read(text))
    for (let times = 0; ms > RETRY_ABOVE_MS && times < RETRIES; times += 1)
      ms = Math.min(
        ms,
        measureCpuMs(() => read(text)),
      )
    outcome.slowestMs = Math.max(outcome.slowestMs, ms)
    return ms > slowestMs ? `${ms.toFixed(1)} ms` : undefined
  } catch (error) {
    outcome.thrown += 1
    return String(error)
  }
}

/** In CPU time. */
function measureCpuMs(work: () => unknown): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
