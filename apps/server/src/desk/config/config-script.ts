import { effectiveChanges } from '@foyer/domain/config/effective-changes.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { withHiddenSecrets } from '@foyer/domain/config/secrets.ts'
import { listHotels } from '../../access/hotel/hotel.store.ts'
import { currentConfig } from '../../access/site/publish-config.ts'
import { inHotel, numberOf, REFUSED, type Script } from '../command/commands.ts'
import {
  type AtConfig,
  configHistory,
  type Preview,
  previewConfig,
  publicationAt,
  publishDocument,
  restoreConfig,
  undoConfig,
} from './config.service.ts'
import { changeLines, historyLines, issueLines } from './config-lines.ts'
import { readDocument, writeDocument } from './read-document.ts'

const CANNOT = 'It cannot be published:'

/**
 * `npm run config`: a hotel's whole configuration, for operators. The server need not be running.
 */
export const configScript: Script = {
  name: 'config',
  flags: { base: 'string', secrets: 'boolean', to: 'string' },
  refusal: CANNOT,
  commands: {
    list: {
      takes: '',
      does: 'the hotels, each with its newest version',
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
      takes: '{hotel} [version] [--to file] [--secrets]',
      does: 'the document; hidden secrets stay when it is published again',
      run: inHotel(async ({ args: [version], flags, ...at }) => {
        const document = version ? await publicationAt(at, numberOf(version)) : await documentNow(at)
        const shown = flags['secrets'] ? document : withHiddenSecrets(document)
        const text = JSON.stringify(shown, undefined, 2)
        if (typeof flags['to'] !== 'string') return { lines: [text] }
        writeDocument(flags['to'], text)
        return { lines: [`Written to ${flags['to']}.`] }
      }),
    },
    check: {
      takes: '{hotel} {file}',
      does: 'what is wrong with a document, by place and in words',
      run: inHotel(async ({ args: [file = ''], ...at }) => {
        const { issues } = await previewConfig(at, readDocument(file))
        if (issues.length === 0) return { lines: ['Nothing is wrong with it.'] }
        return { lines: [CANNOT, ...issueLines(issues)], code: REFUSED }
      }),
    },
    diff: {
      takes: '{hotel} {file or version} [version]',
      does: 'what a document would change, or how two versions differ',
      run: inHotel(async ({ args: [first = '', second], ...at }) => {
        const { issues, changes } = await differences(at, first, second)
        const wrong = issues.length > 0 ? [CANNOT, ...issueLines(issues)] : []
        const lines = [...changeLines(changes), ...wrong]
        return { lines, ...(lines.length > 0 && { code: REFUSED }) }
      }),
    },
    publish: {
      takes: '{hotel} {file} [--base version]',
      does: 'checks the document and publishes it; refused where base is outdated',
      run: inHotel(async ({ args: [file = ''], flags, ...at }) => {
        const base = flags['base'] === undefined ? undefined : numberOf(String(flags['base']))
        const { version, isNew, changes } = await publishDocument(at, readDocument(file), { base })
        if (!isNew) return { lines: [`Nothing is different from version ${version}.`] }
        return { lines: [...changeLines(changes), `Published as version ${version}.`] }
      }),
    },
    history: {
      takes: '{hotel}',
      does: 'the last publications: version, time, who, what',
      run: inHotel(async (at) => ({ lines: historyLines(await configHistory(at)) })),
    },
    undo: {
      takes: '{hotel} [version]',
      does: 'takes the last publication back, or goes back to a version',
      run: inHotel(async ({ args: [to], ...at }) => {
        const { version, isNew, changes } = to ? await restoreConfig(at, numberOf(to)) : await undoConfig(at)
        if (!isNew) return { lines: [`Nothing is different from version ${version}.`] }
        return { lines: [...changeLines(changes), `Version ${version} is as it was before.`] }
      }),
    },
  },
}

async function documentNow({ tx, hotelId }: AtConfig): Promise<HotelConfigInput> {
  return (await currentConfig(tx, hotelId)).document
}

/** A number names a version, anything else a file. */
async function differences(at: AtConfig, first: string, second?: string): Promise<Pick<Preview, 'issues' | 'changes'>> {
  if (!/^\d+$/.test(first)) return previewConfig(at, readDocument(first))
  const before = await publicationAt(at, numberOf(first))
  const after = second === undefined ? await documentNow(at) : await publicationAt(at, numberOf(second))
  return { issues: [], changes: effectiveChanges(before, after) }
}
