import { runAsProcess } from '../command/run-script.ts'
import { adminScript } from './admin-script.ts'

await runAsProcess(adminScript)
