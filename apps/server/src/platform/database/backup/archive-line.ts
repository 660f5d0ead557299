import * as z from 'zod/mini'

/** Every later version reads it: a change needs a new number, and the old one stays readable. */
export const FORMAT = 1

const head = z.object({
  foyer: z.string(),
  format: z.literal(FORMAT),
  takenAt: z.string(),
  postgres: z.string(),
  /** The migrations that created the tables as they are in this backup. */
  migrations: z.array(z.string()),
})
const table = z.object({ table: z.string(), columns: z.array(z.string()) })
/**
 * Rows of the table named last. Each value is PostgreSQL's text, so that none is converted to a
 * JavaScript number.
 */
const rows = z.object({ rows: z.array(z.array(z.nullable(z.string()))) })
const sequences = z.object({ sequences: z.record(z.string(), z.tuple([z.string(), z.boolean()])) })
/** Number of rows per table, and the digest of every byte before this line. */
const end = z.object({ end: z.record(z.string(), z.int()), sha256: z.string() })

export type ArchiveHead = z.infer<typeof head>

/** A backup is lines of JSON: its head, then tables with their rows, the sequences, its end. */
export const archiveLine = z.union([head, table, rows, sequences, end])
export type ArchiveLine = z.infer<typeof archiveLine>
