import { settingDescriptions } from './setting-descriptions.ts'

/** Prints the setting descriptions, from which `npm run docs` generates the reference. */
process.stdout.write(JSON.stringify(settingDescriptions))
