import { buildConfigJsonSchema } from '@foyer/domain/config/config-json-schema.ts'
import { diffEffectiveConfigs } from '@foyer/domain/config/diff-effective-configs.ts'
import { type HotelConfigInput, hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import { hideSecrets } from '@foyer/domain/config/secrets.ts'
import { listHotels } from '../../access/hotel/hotel.store.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import { EXIT_REJECTED, parseNumber, runInHotel, type Script } from '../command/commands.ts'
import {
  type ConfigContext,
  listConfigHistory,
  type Preview,
  previewConfig,
  publishDocument,
  readPublishedDocument,
  restoreConfig,
  undoConfig,
} from './config.service.ts'
import { formatChanges, formatHistory, formatIssues, formatKept } from './config-lines.ts'
import { readDocument, writeDocument } from './read-document.ts'

const REJECTION = 'It cannot be published:'

/**
 * `npm run config`: a hotel's whole configuration, for operators. The server need not be running.
 */
export const configScript: Script = {
  name: 'config',
  flags: { base: 'string', defaults: 'boolean', secrets: 'boolean', to: 'string' },
  rejection: REJECTION,
  commands: {
    list: {
      usage: '',
      description: 'the hotels, each with its newest version',
      async run({ db }) {
        const hotels = await listHotels(db.directory)
        return {
          lines: hotels.map(
            ({ id, name, city, config_version }) =>
              `${String(id).padStart(5)}  ${name}, ${city}  version ${config_version ?? 0}`,
          ),
        }
      },
    },
    show: {
      usage: '{hotel} [version] [--defaults] [--to file] [--secrets]',
      description: 'the document; hidden secrets stay when it is published again',
      run: runInHotel(async ({ args: [version], flags, ...at }) => {
        const document = version ? await readPublishedDocument(at, parseNumber(version)) : await readCurrentDocument(at)
        const whole = flags['defaults'] ? hotelConfigSchema.parse(document) : document
        return printJson(flags['secrets'] ? whole : hideSecrets(whole), flags['to'])
      }),
    },
    schema: {
      usage: '[--to file]',
      description: 'what a document may contain, as a JSON Schema',
      runWithoutDatabase: async ({ flags }) => printJson(buildConfigJsonSchema(), flags['to']),
    },
    check: {
      usage: '{hotel} {file}',
      description: 'what is wrong with a document, by place and in words',
      run: runInHotel(async ({ args: [file = ''], ...at }) => {
        const { issues } = await previewConfig(at, readDocument(file))
        if (issues.length === 0) return { lines: ['The document is valid.'] }
        return { lines: [REJECTION, ...formatIssues(issues)], code: EXIT_REJECTED }
      }),
    },
    diff: {
      usage: '{hotel} {file or version} [version]',
      description: 'what a document would change, or how two versions differ',
      run: runInHotel(async ({ args: [first = '', second], ...at }) => {
        const { issues, changes } = await compareDocuments(at, first, second)
        const wrong = issues.length > 0 ? [REJECTION, ...formatIssues(issues)] : []
        const lines = [...formatChanges(changes), ...wrong]
        return { lines, ...(lines.length > 0 && { code: EXIT_REJECTED }) }
      }),
    },
    publish: {
      usage: '{hotel} {file} [--base version]',
      description: 'checks the document and publishes it; refused where base is outdated',
      run: runInHotel(async ({ args: [file = ''], flags, ...at }) => {
        const base = flags['base'] === undefined ? undefined : parseNumber(String(flags['base']))
        const { version, isNew, changes } = await publishDocument(at, readDocument(file), { base })
        if (!isNew) return { lines: [`No changes from version ${version}.`] }
        return { lines: [...formatChanges(changes), `Published as version ${version}.`] }
      }),
    },
    history: {
      usage: '{hotel}',
      description: 'the last publications: version, time, who, what',
      run: runInHotel(async (at) => ({ lines: formatHistory(await listConfigHistory(at)) })),
    },
    undo: {
      usage: '{hotel} [version]',
      description: 'undoes the last publication, or returns to a version',
      run: runInHotel(async ({ args: [to], ...at }) => {
        const restored = to ? await restoreConfig(at, parseNumber(to)) : await undoConfig(at)
        const { version, isNew, changes, kept } = restored
        if (!isNew) return { lines: [`No changes from version ${version}.`, ...formatKept(kept)] }
        return { lines: [...formatChanges(changes), `Version ${version} is as it was before.`, ...formatKept(kept)] }
      }),
    },
  },
}

/** Prints the value, or writes it to the file. */
function printJson(value: unknown, file: unknown): { lines: string[] } {
  const text = JSON.stringify(value, undefined, 2)
  if (typeof file !== 'string') return { lines: [text] }
  writeDocument(file, text)
  return { lines: [`Written to ${file}.`] }
}

async function readCurrentDocument({ tx, hotelId }: ConfigContext): Promise<HotelConfigInput> {
  return (await readCurrentConfig(tx, hotelId)).document
}

/** A number names a version, anything else a file. */
async function compareDocuments(
  at: ConfigContext,
  first: string,
  second?: string,
): Promise<Pick<Preview, 'issues' | 'changes'>> {
  if (!/^\d+$/.test(first)) return previewConfig(at, readDocument(first))
  const before = await readPublishedDocument(at, parseNumber(first))
  const after =
    second === undefined ? await readCurrentDocument(at) : await readPublishedDocument(at, parseNumber(second))
  return { issues: [], changes: diffEffectiveConfigs(before, after) }
}
