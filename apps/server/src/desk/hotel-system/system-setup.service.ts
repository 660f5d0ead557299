import type {
  checkSystemDraft,
  readSystemSetup,
  SystemDryRun,
  saveSystemDraft,
} from '@foyer/contract/staff/system-setup.ts'
import { getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import { products } from '@foyer/domain/mode/products.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { toHintPath } from '../../book/hotel-system/hint-address.ts'
import { readWholeFeed } from '../../book/hotel-system/read-whole-feed.ts'
import type { ChooseHotelSystem, SystemChoices } from '../../outside/hotel-system/hotel-system.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { type DraftSecrets, listSecretFields, pickSecrets, toConfigSecrets } from './draft-secrets.ts'
import { type Asked, askSystem, type OpenedDraft, openDraftSystem } from './draft-system.ts'
import { countDeliveries, listUndelivered } from './hotel-system.store.ts'
import { judgeFeed, type OwnBook } from './judge-feed.ts'
import { listMappable } from './list-mappable.ts'
import { readHotelConnection } from './read-hotel-connection.ts'
import { readOwnBook } from './read-own-book.ts'
import { getSource, setHotelSystem } from './set-hotel-system.ts'
import { deleteDraft, findDraft, type SystemDraft, saveChoices, saveDraft, saveDryRun } from './system-draft.store.ts'
import { isSameLogin, pickKnown, toDraftView, toLists } from './system-draft.ts'
import {
  getCityTaxSource,
  pickAddress,
  type SystemAddresses,
  toSystemConfig,
  toSystemSettings,
} from './to-system-config.ts'

type Setup = z.output<typeof readSystemSetup.reply>
type Draft = z.output<typeof saveSystemDraft.body>
type Checked = z.output<typeof checkSystemDraft.reply>

interface SystemSetupDependencies {
  readonly sites: Sites
  readonly systemFor: ChooseHotelSystem
  readonly secrets: DraftSecrets
  /** Where simulated systems of the demo hotels are reached. */
  readonly demoAddresses: SystemAddresses
  readonly now: Clock['now']
  readonly baseUrl: string
}

/** What a colleague waits for at most, and how many pages a dry run at the desk reads. */
const DRY_RUN_MS = 90_000
const MAX_PAGES = 200

/** Connects a hotel to its own system without a programmer, in steps that can be left and resumed. */
export function createSystemSetup({ sites, systemFor, secrets, demoAddresses, now, baseUrl }: SystemSetupDependencies) {
  const toHintAddress = ({ id }: Hotel, secret: string) => new URL(toHintPath(secret, id), baseUrl).href
  const getAddress = (hotel: Hotel, kind: SystemDraft['kind']) => (hotel.isDemo ? demoAddresses[kind] : undefined)

  async function getDraft({ tx }: Staff): Promise<SystemDraft> {
    const draft = await findDraft(tx)
    if (!draft) throw new Problem('notFound', 'no connection is being prepared')
    return draft
  }

  const openDraft = ({ hotel }: Staff, draft: SystemDraft): OpenedDraft => ({
    ...draft,
    secrets: secrets.open(hotel.id, draft.secrets),
    address: getAddress(hotel, draft.kind),
  })

  return {
    async read(staff: Staff): Promise<Setup> {
      const { tx, hotel } = staff
      const { config } = await sites.config(tx, hotel)
      const { hotel_system: system } = config
      const hintSecret = systemFor(config)?.hintSecret
      const connection = await readHotelConnection(staff, sites)
      const draft = await findDraft(tx)
      return {
        ...(connection &&
          system.kind !== 'embedded' && {
            live: {
              ...toSystemSettings(system),
              connection,
              ...(hintSecret && { hintAddress: toHintAddress(hotel, hintSecret) }),
            },
          }),
        undelivered: await listUndelivered(tx),
        ...(draft && { draft: toDraftView(draft, secrets.open(hotel.id, draft.secrets)) }),
        ours: listMappable(config, (await readCurrentConfig(tx, hotel.id)).tables),
      }
    },

    async save(staff: Staff, { kind, values, secrets: given, mapping }: Draft): Promise<void> {
      const { tx, hotel } = staff
      const { config } = await sites.config(tx, hotel)
      if (getSystemKind(kind).isConnectedByOperator || products[config.product].isRac)
        throw new Problem('mayNot', 'only the server operator can do this')
      const before = await findDraft(tx)
      const { document } = await readCurrentConfig(tx, hotel.id)
      const live = document.hotel_system
      const known =
        before?.kind === kind
          ? secrets.open(hotel.id, before.secrets)
          : live?.kind === kind
            ? pickSecrets(kind, document.secrets ?? {})
            : {}
      const named = listSecretFields(kind).map(({ name }) => name)
      const typed = Object.entries(given).filter(([name, value]) => named.includes(name) && value !== '')
      const all = { ...known, ...Object.fromEntries(typed) }
      const keepsChoices = before?.kind === kind && typed.length === 0 && isSameLogin(before.values, values, kind)
      const sealed = Object.keys(all).length > 0 ? secrets.seal(hotel.id, all) : null
      await saveDraft(
        tx,
        hotel.id,
        { kind, values: pickKnown(kind, values), mapping, secrets: sealed },
        { keepsChoices },
      )
      await recordAudit(staff, { action: 'hotelSystemPrepared', details: { kind } })
    },

    async drop(staff: Staff): Promise<void> {
      const draft = await getDraft(staff)
      await deleteDraft(staff.tx)
      await recordAudit(staff, { action: 'hotelSystemDropped', details: { kind: draft.kind } })
    },

    check: {
      read: async (_: unknown, staff: Staff) => openDraft(staff, await getDraft(staff)),
      async ask(_: Hotel, draft: OpenedDraft): Promise<Asked<SystemChoices> & { readonly draft: OpenedDraft }> {
        const system = openDraftSystem(systemFor, draft, { mayBeUnchosen: true })
        return { draft, ...(await askSystem(system, async ({ listChoices }) => (await listChoices?.()) ?? {})) }
      },
      async answer(
        _: unknown,
        staff: Staff,
        { draft, outcome, text, result }: Asked<SystemChoices> & { readonly draft: OpenedDraft },
      ): Promise<Checked> {
        if (result) await saveChoices(staff.tx, draft.revision, toLists(result))
        await recordAudit(staff, { action: 'hotelSystemChecked', details: { kind: draft.kind, outcome } })
        return { outcome, ...(text !== undefined && { text }) }
      },
    },

    dryRun: {
      async read(_: unknown, staff: Staff) {
        return { draft: openDraft(staff, await getDraft(staff)), book: await readOwnBook(staff) }
      },
      async ask(_: Hotel, { draft, book }: { readonly draft: OpenedDraft; readonly book: OwnBook }) {
        const until = now().getTime() + DRY_RUN_MS
        const system = openDraftSystem(systemFor, draft, { mayBeUnchosen: false })
        const asked = await askSystem(system, (known) =>
          readWholeFeed(known, { maxPages: MAX_PAGES, isTimeOver: () => now().getTime() > until }),
        )
        const { result, ...said } = asked
        const dryRun: SystemDryRun | undefined = result && {
          at: now().toISOString(),
          ...(await judgeFeed(result, book, getCityTaxSource(toSystemConfig(draft)))),
        }
        return { draft, dryRun, said }
      },
      async answer(
        _: unknown,
        staff: Staff,
        {
          draft,
          dryRun,
          said,
        }: { readonly draft: OpenedDraft; readonly dryRun: SystemDryRun | undefined; readonly said: Checked },
      ): Promise<Checked> {
        if (dryRun) await saveDryRun(staff.tx, draft.revision, dryRun)
        const counts = dryRun && { arrivals: String(dryRun.arrivals), refused: String(dryRun.refused) }
        const details = { kind: draft.kind, outcome: said.outcome, ...counts }
        await recordAudit(staff, { action: 'hotelSystemTried', details })
        return said
      },
    },

    async connect(staff: Staff): Promise<void> {
      const { tx, hotel } = staff
      const draft = await getDraft(staff)
      if (draft.dryRunRevision !== draft.revision) throw new Problem('configChanged', 'the dry run is of another draft')
      const live = (await readCurrentConfig(tx, hotel.id)).document.hotel_system ?? { kind: 'embedded' }
      const { address, ...opened } = openDraft(staff, draft)
      const kept = live.kind === draft.kind ? pickAddress(live) : {}
      const system = toSystemConfig(opened, address ?? kept)
      if (live.kind !== 'embedded' && getSource(live) !== getSource(system))
        throw new Problem('badInput', 'the hotel’s system has to be disconnected first')
      await setHotelSystem(
        tx,
        { hotelId: hotel.id, member: staff },
        { system, secrets: toConfigSecrets(draft.kind, opened.secrets) },
      )
      await deleteDraft(tx)
    },

    async disconnect(staff: Staff, waiting: number): Promise<void> {
      const { tx, hotel } = staff
      const live = (await readCurrentConfig(tx, hotel.id)).document.hotel_system
      if (!live || live.kind === 'embedded') throw new Problem('notFound', 'the hotel has no system of its own')
      const known = await countDeliveries(tx)
      if (known.waiting !== waiting) throw new Problem('configChanged', `${known.waiting} deliveries are waiting`)
      await setHotelSystem(tx, { hotelId: hotel.id, member: staff }, { system: { kind: 'embedded' }, secrets: {} })
    },
  }
}
export type SystemSetup = ReturnType<typeof createSystemSetup>
