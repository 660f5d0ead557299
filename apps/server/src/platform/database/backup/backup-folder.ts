import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { readArchive, writeArchive } from './archive-file.ts'
import { takeBackup } from './take-backup.ts'

export interface BackupSettings {
  readonly folder: string
  /** If absent, anyone who has the file can read the backup. */
  readonly key: string | undefined
  /** Older backups are removed, except the newest. */
  readonly keepDays: number
}

export interface StoredBackup {
  readonly file: string
  readonly bytes: number
  /** Names of the removed backups. */
  readonly removed: readonly string[]
}

interface StoreBackupOptions {
  readonly now: Date
  readonly onStep?: () => Promise<void>
}

const DAY_MS = 86_400_000
const BACKUP_NAME = /^foyer-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz(\.age)?$/

/** Adds a backup to the folder and, once it has been read back, removes those that are too old. */
export async function storeBackup(
  owner: pg.ClientBase,
  { folder, key, keepDays }: BackupSettings,
  { now, onStep }: StoreBackupOptions,
): Promise<StoredBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, formatName(now, key !== undefined))
  const { bytes } = await writeArchive(file, takeBackup(owner, { now, ...(onStep && { onStep }) }), { key })
  for await (const _ of readArchive(file, { key })) await onStep?.()
  const removed = (await readdir(folder)).filter(
    (name) => (parseTakenAt(name) ?? now.getTime()) < now.getTime() - keepDays * DAY_MS,
  )
  for (const name of removed) await rm(join(folder, name), { force: true })
  return { file, bytes, removed }
}

interface FoundBackup {
  readonly takenAt: Date
  readonly isEncrypted: boolean
}

/** Returns undefined if the folder is missing or holds none. */
export async function findNewestBackup(folder: string): Promise<FoundBackup | undefined> {
  const names = await readdir(folder).catch(() => [])
  const found = names.flatMap((name) => {
    const takenAt = parseTakenAt(name)
    return takenAt === undefined ? [] : [{ takenAt: new Date(takenAt), isEncrypted: name.endsWith('.age') }]
  })
  return found.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())[0]
}

function formatName(at: Date, isEncrypted: boolean): string {
  const second = at.toISOString().slice(0, 19).replaceAll(':', '-')
  return `foyer-${second}Z.jsonl.gz${isEncrypted ? '.age' : ''}`
}

function parseTakenAt(name: string): number | undefined {
  const [, day, hour, minute, second] = BACKUP_NAME.exec(name) ?? []
  return (day && Date.parse(`${day}T${hour}:${minute}:${second}Z`)) || undefined
}
