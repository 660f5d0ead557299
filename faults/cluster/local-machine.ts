import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { killProgram, startProgram } from './background-program.ts'
import { buildEtcdEnv, formatPatroni } from './cluster-files.ts'
import type { ClusterPlan, Machine } from './cluster-plan.ts'
import type { Programs } from './find-programs.ts'

/** The processes of one machine, which are killed and paused together, as by a power cut. */
export class LocalMachine {
  readonly machine: Machine
  readonly #plan: ClusterPlan
  readonly #programs: Programs
  readonly #folder: string
  #etcd: ChildProcess | undefined
  #patroni: ChildProcess | undefined

  /** `folder`: for its configuration and logs. */
  constructor(plan: ClusterPlan, machine: Machine, { programs, folder }: { programs: Programs; folder: string }) {
    this.machine = machine
    this.#plan = plan
    this.#programs = programs
    this.#folder = folder
    writeFileSync(this.#file('patroni.yml'), formatPatroni(plan, machine))
  }

  start(): void {
    this.startEtcd()
    this.#patroni = startProgram({
      command: this.#programs.patroni,
      args: [this.#file('patroni.yml')],
      log: this.#file('patroni.log'),
    })
  }

  startEtcd(): void {
    const env = buildEtcdEnv(this.#plan, this.machine)
    this.#etcd = startProgram({ command: this.#programs.etcd, env, log: this.#file('etcd.log') })
  }

  async killEtcd(): Promise<void> {
    if (this.#etcd) await killProgram(this.#etcd)
  }

  async kill(): Promise<void> {
    this.#signalPostgres('SIGKILL')
    if (this.#patroni) await killProgram(this.#patroni)
    // Patroni may have started it again meanwhile.
    this.#signalPostgres('SIGKILL')
    await this.killEtcd()
  }

  /** PostgreSQL and Patroni no longer answer. */
  pause(): void {
    this.#signalDatabase('SIGSTOP')
  }

  resume(): void {
    this.#signalDatabase('SIGCONT')
  }

  #signalDatabase(signal: NodeJS.Signals): void {
    this.#patroni?.kill(signal)
    this.#signalPostgres(signal)
  }

  #signalPostgres(signal: NodeJS.Signals): void {
    const postmaster = this.#readPostmaster()
    if (postmaster === undefined) return
    for (const pid of [postmaster, ...listChildren(postmaster)]) sendSignal(pid, signal)
  }

  /** Undefined if there is none. */
  #readPostmaster(): number | undefined {
    const file = join(this.machine.postgresFolder, 'postmaster.pid')
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
    // A killed one leaves its file, and its number may be taken by another program.
    return isPostgres(pid) ? pid : undefined
  }

  #file(name: string): string {
    return join(this.#folder, `${this.machine.name}-${name}`)
  }
}

const isPostgres = (pid: number) =>
  existsSync(`/proc/${pid}/comm`) && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'

const listChildren = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has just ended.
  }
}
