import { Gauge, type Registry } from 'prom-client'

/** Metrics of the disk with the embedded database; an external one is monitored elsewhere. */
export function registerDiskMetrics(registry: Registry, freeBytes: (() => Promise<number>) | undefined): void {
  if (!freeBytes) return
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Room on the disk of the data folder; below 33554432 nothing can be saved.',
    registers: [registry],
    async collect() {
      this.set(await freeBytes())
    },
  })
}
