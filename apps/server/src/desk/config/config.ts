import { runAsProcess } from '../command/run-script.ts'
import { configScript } from './config-script.ts'

await runAsProcess(configScript)
