import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'

await migrate(process.argv[2] ?? '', migrations)
