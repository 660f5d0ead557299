import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../env/start-problem.ts'

const OWNER_FILE = /^owner-(\d+)-(.+)$/

/**
 * Distinguishes a process from a later one with the same id. Undefined if there is no such process.
 */
async function readProcessIdentity(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return isAlive(pid) ? 'alive' : undefined
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces; after it come the state and, 19 fields later, the
    // start in clock ticks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : `${boot.slice(0, 8)}-${fields[19]}`
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process that currently owns the folder; undefined if there is none or it is ours. */
export async function findLivingOwner(dataDir: string): Promise<number | undefined> {
  const files = await readdir(dataDir).catch(() => [])
  for (const file of files) {
    const [, pid, mark] = OWNER_FILE.exec(file) ?? []
    if (pid && Number(pid) !== process.pid && (await readProcessIdentity(Number(pid))) === mark) return Number(pid)
  }
  return undefined
}

const createFolderInUse = (dataDir: string, pid: number | string) =>
  new StartProblem(
    `Another Foyer server (process ${pid}) uses the data folder ${dataDir}; stop it, or choose another folder with DATA_DIR.`,
  )

/**
 * Throws if another process uses the folder. Acquires nothing: it spares a start that would be
 * refused later, after minutes of building.
 */
export async function assertFolderFree(dataDir: string): Promise<void> {
  const pid = await findLivingOwner(dataDir)
  if (pid !== undefined) throw createFolderInUse(dataDir, pid)
}

/**
 * Makes this process the folder's only owner until the returned function is called or the process
 * ends. Each candidate first writes its own file, then looks for others: two at the same moment may
 * both be refused but never both accepted, and files of killed processes need no cleanup.
 */
export async function acquireFolder(dataDir: string): Promise<() => Promise<void>> {
  const own = `owner-${process.pid}-${await readProcessIdentity(process.pid)}`
  const refusal = (pid: number | string) => createFolderInUse(dataDir, pid)
  try {
    await (await open(join(dataDir, own), 'wx')).close()
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'EEXIST' ? refusal(process.pid) : error
  }
  const release = () => rm(join(dataDir, own), { force: true })
  for (const file of await readdir(dataDir)) {
    const [, pid, mark] = OWNER_FILE.exec(file) ?? []
    if (file === own || !pid) continue
    if ((await readProcessIdentity(Number(pid))) === mark) {
      await release()
      throw refusal(pid)
    }
    await rm(join(dataDir, file), { force: true })
  }
  return release
}
