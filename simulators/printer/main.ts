import { createServer } from 'node:net'
import { createControlServer } from '../control-server.ts'
import { reportReady } from '../report-ready.ts'
import { Printer } from './printer.ts'

const printer = new Printer()

await reportReady({
  escpos: createServer((socket) => printer.serve(socket)),
  http: createControlServer(() => printer.pages, {
    set: ({ paper, isOpen, isSilent }: Partial<Pick<Printer, 'paper' | 'isOpen' | 'isSilent'>>) => {
      printer.paper = paper ?? printer.paper
      printer.isOpen = isOpen ?? printer.isOpen
      printer.isSilent = isSilent ?? printer.isSilent
    },
  }),
})
