import { createServer } from 'node:net'
import { control } from '../control.ts'
import { sayReady } from '../say-ready.ts'
import { Printer } from './printer.ts'

const printer = new Printer()

await sayReady({
  escpos: createServer((socket) => printer.serve(socket)),
  http: control(() => printer.pages, {
    set: ({ paper, isOpen, isSilent }: Partial<Pick<Printer, 'paper' | 'isOpen' | 'isSilent'>>) => {
      printer.paper = paper ?? printer.paper
      printer.isOpen = isOpen ?? printer.isOpen
      printer.isSilent = isSilent ?? printer.isSilent
    },
  }),
})
