import { settingDescriptions } from './setting-descriptions.ts'

/** Prints the descriptions for the reference, which `npm run docs` generates. */
process.stdout.write(JSON.stringify(settingDescriptions))
