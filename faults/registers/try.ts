import { registers } from './registers.ts'

const [word = 'nothing', runs = '1', lanes = '1', authority = ''] = process.argv.slice(2)
const o = await registers({
  runs: Number(runs),
  lanes: Number(lanes),
  only: ({ name, authority: a }) => name.includes(word) && a.includes(authority),
}).run((l) => console.error(new Date().toISOString().slice(14, 23), l))
for (const l of o.lines) console.log(l)
console.log(o.summary)
process.exit(0)
