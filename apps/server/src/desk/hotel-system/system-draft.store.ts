import type { SystemChoiceLists, SystemDryRun, SystemMappingInput } from '@foyer/contract/staff/system-setup.ts'
import type { ConnectedKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

interface DraftInput {
  readonly kind: ConnectedKind
  readonly values: Readonly<Record<string, string>>
  readonly mapping: SystemMappingInput
  readonly secrets: Buffer | null
}

export interface SystemDraft extends DraftInput {
  readonly revision: number
  readonly choices: SystemChoiceLists | null
  readonly dryRun: SystemDryRun | null
  readonly dryRunRevision: number | null
}

export async function findDraft(tx: HotelTransaction): Promise<SystemDraft | undefined> {
  const row = await tx.selectFrom('hotel_system_drafts').selectAll().executeTakeFirst()
  return (
    row && {
      kind: row.kind as ConnectedKind,
      values: row.field_values as SystemDraft['values'],
      mapping: row.mapping as SystemDraft['mapping'],
      secrets: row.secrets,
      revision: row.revision,
      choices: row.choices as SystemDraft['choices'],
      dryRun: row.dry_run as SystemDraft['dryRun'],
      dryRunRevision: row.dry_run_revision,
    }
  )
}

/** The lists to choose from belong to the credentials that they were read with. */
export async function saveDraft(
  tx: HotelTransaction,
  hotelId: number,
  { kind, values, mapping, secrets }: DraftInput,
  { keepsChoices }: { readonly keepsChoices: boolean },
): Promise<void> {
  const facts = {
    kind,
    field_values: JSON.stringify(values),
    mapping: JSON.stringify(mapping),
    secrets,
    ...(!keepsChoices && { choices: null }),
  }
  await tx
    .insertInto('hotel_system_drafts')
    .values({ hotel_id: hotelId, ...facts })
    .onConflict((known) =>
      known.column('hotel_id').doUpdateSet({
        ...facts,
        revision: sql`hotel_system_drafts.revision + 1`,
        updated_at: sql`clock_timestamp()`,
      }),
    )
    .execute()
}

export async function deleteDraft(tx: HotelTransaction): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('hotel_system_drafts').executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores nothing if the draft was changed while its system was asked. */
export async function saveChoices(tx: HotelTransaction, revision: number, choices: SystemChoiceLists): Promise<void> {
  await tx
    .updateTable('hotel_system_drafts')
    .set({ choices: JSON.stringify(choices) })
    .where('revision', '=', revision)
    .execute()
}

export async function saveDryRun(tx: HotelTransaction, revision: number, dryRun: SystemDryRun): Promise<void> {
  await tx
    .updateTable('hotel_system_drafts')
    .set({ dry_run: JSON.stringify(dryRun), dry_run_revision: revision })
    .where('revision', '=', revision)
    .execute()
}
