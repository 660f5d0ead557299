import { readConfig } from '@foyer/domain/config/read-config.ts'
import { licenseCodeToSend } from '@foyer/domain/device/license-code.ts'
import { readMrz } from '@foyer/domain/document/read-mrz.ts'
import { isSameName } from '@foyer/domain/document/same-name.ts'
import { readLicenceBarcode, readLicenceLines } from '@foyer/domain/drivers/read-licence.ts'
import { placeAt } from '@foyer/domain/journey/place.ts'
import { readQuery } from '@foyer/domain/journey/query.ts'
import { isSameSurname } from '@foyer/domain/name/name-keys.ts'
import { readAmount } from '@foyer/domain/payment/read-amount.ts'
import { readScannedCode } from '@foyer/domain/search/scanned-code.ts'
import { readOfferId } from '@foyer/domain/walk-in/offer-id.ts'
import { table } from '@foyer/tools/trials/table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Dice } from './dice.ts'
import { bent, noise } from './odd.ts'
import type { Told } from './seed.ts'

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
  'a machine-readable zone': { good: passport, read: (text) => readMrz(text, today) },
  'a licence’s bar code': {
    good: '@\n\u001e\rANSI 636000090002DL00410278ZV03190008DLDAQT64235789\nDCSSAMPLE\nDDEN\r',
    read: readLicenceBarcode,
  },
  'a licence’s lines': { good: 'D1FRA13AA000026181231MARTIN<<9', read: readLicenceLines },
  'a surname': { good: 'van der Müller-O’Brien', read: (text) => isSameSurname(text, 'García López') },
  'a name on a document': { good: 'Åse Marie Ødegård', read: (text) => isSameName(text, 'ODEGAARD ASE') },
  'a scanned code': { good: 'FOY1001,García López', read: readScannedCode },
  'an address of a screen': { good: '/guest-detail/FOY1001/2?lang=de&room=204', read: placeAt },
  'a query': { good: 'voucher=FOY1001&surname=Garc%C3%ADa', read: readQuery },
  'an amount': { good: '1.234,56 €', read: (text) => readAmount(text, 'EUR') },
  'an offer': { good: 'flex-2.3.24000', read: readOfferId },
  'a license code': { good: 'FOYE-RHOT-ELKI-OSK1', read: licenseCodeToSend },
  'a hotel’s document': {
    good: '{"hotel":{"name":"Palace","time_zone":"Europe/Madrid"},"languages":["es","de"],"flags":{"extras":true}}',
    read: (text) => readConfig(asJson(text)),
  },
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The longest text that any of them is given. */
const LONGEST = 2_000
const SLOWEST_MS = 5
/**
 * CPU time is measured in steps of some ms and the process has other work, so slow results are
 * measured again.
 */
const SLOW_MS = 1
const AGAIN = 5
const SHOWN = 20

interface Outcome {
  thrown: number
  slowestMs: number
}

/** Mutated texts for every parser: nothing throws and nothing takes long. */
export function texts({ seed, runs, slowestMs = SLOWEST_MS }: Told & { readonly slowestMs?: number }): Trial {
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
          const text = (dice.in(0.7) ? bent(good, dice) : noise(dice)).slice(0, LONGEST)
          const fault = triedOn(read, text, { outcome, slowestMs })
          if (fault && broken.length < SHOWN) broken.push(`${name}: ${fault}: ${JSON.stringify(text)}`)
        }
      }
      const all = Object.values(outcomes)
      const thrown = all.reduce((sum, one) => sum + one.thrown, 0)
      const slowest = Math.max(...all.map(({ slowestMs }) => slowestMs))
      const rows = Object.entries(outcomes).map(([name, one]) => [name, String(one.thrown), one.slowestMs.toFixed(1)])
      return {
        lines: table([[`${runs} times each`, 'thrown', 'slowest ms'], ...rows]),
        figures: `${runs * all.length} texts, ${thrown} thrown, the slowest ${slowest.toFixed(1)} ms (seed ${seed})`,
        broken,
        results: { seed, runs, outcomes },
      }
    },
  }
}

function triedOn(
  read: Reader['read'],
  text: string,
  { outcome, slowestMs }: { outcome: Outcome; slowestMs: number },
): string | undefined {
  try {
    let ms = workedMs(() => read(text))
    for (let times = 0; ms > SLOW_MS && times < AGAIN; times += 1)
      ms = Math.min(
        ms,
        workedMs(() => read(text)),
      )
    outcome.slowestMs = Math.max(outcome.slowestMs, ms)
    return ms > slowestMs ? `${ms.toFixed(1)} ms` : undefined
  } catch (error) {
    outcome.thrown += 1
    return String(error)
  }
}

/** In CPU time. */
function workedMs(work: () => unknown): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
