/**
 * ESC/POS, as published by makers of receipt printers: text mixed with commands, answered by single
 * bytes.
 *
 * `DLE EOT n` is answered at once, even while printing: 1 whether it is online, 2 why not, 4 its
 * paper. `GS r 1` is answered with the state of the paper once everything before it is printed,
 * which is how we know that a receipt is out.
 */
const ESC = 0x1b
const GS = 0x1d
const DLE = 0x10
const EOT = 0x04

/** Code page 858, Western Europe with the euro sign, under Epson's number. */
const CODE_PAGE = 19
const upperCodePage =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

export const onlineQuery: Uint8Array = Uint8Array.of(DLE, EOT, 1)
export const offlineCauseQuery: Uint8Array = Uint8Array.of(DLE, EOT, 2)
export const paperQuery: Uint8Array = Uint8Array.of(DLE, EOT, 4)

/** Reset, the text, feed past the cutter, cut, and the query whether everything is printed. */
export function formatReceipt(text: string): Uint8Array {
  return Buffer.concat([
    Uint8Array.of(ESC, 0x40, ESC, 0x74, CODE_PAGE),
    encodeText(text.endsWith('\n') ? text : `${text}\n`),
    Uint8Array.of(ESC, 0x64, 4, GS, 0x56, 66, 0, GS, 0x72, 1),
  ])
}

/** Characters outside the code page and control codes become question marks. */
export function encodeText(text: string): Uint8Array {
  const bytes = [...text.replaceAll('\r\n', '\n').replaceAll('’', "'")].map((letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (letter === '\n') return code
    if (code >= 0x20 && code < 0x7f) return code
    const at = upperCodePage.indexOf(letter)
    return at < 0 ? 0x3f : 0x80 + at
  })
  return Uint8Array.from(bytes)
}

const hasBit = (byte: number, at: number) => (byte & (1 << at)) !== 0

/** Whether a byte is an answer to `DLE EOT`, by its fixed bits. */
export const isStatus = (byte: number): boolean => (byte & 0b1001_0011) === 0b0001_0010

export const isOffline = (byte: number): boolean => hasBit(byte, 3)
export const isOutOfPaper = (byte: number): boolean => hasBit(byte, 5) && hasBit(byte, 6)
/** Reads the answer to `DLE EOT 2`. */
export const isStoppedForPaper = (byte: number): boolean => hasBit(byte, 5)
/** Reads the answer to `GS r 1`, whose fixed bits differ from the others. */
export const isPrinted = (byte: number): boolean => (byte & 0b1001_0000) === 0
