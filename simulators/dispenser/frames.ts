/** Frames of a CRT-571: F2, address, length in two bytes, text, 03, and the XOR of all bytes. */
export function encodeFrame(text: string): Buffer {
  const body = Buffer.from(text, 'latin1')
  const whole = Buffer.concat([Buffer.from([0xf2, 0, body.length >> 8, body.length & 0xff]), body, Buffer.from([3])])
  return Buffer.concat([whole, Buffer.from([whole.reduce((sum, byte) => sum ^ byte, 0)])])
}

/** Extracts complete frames from the received bytes; bytes between them are ignored. */
export function decodeFrames(heard: Buffer): { readonly texts: string[]; readonly rest: Buffer } {
  const texts: string[] = []
  let rest = heard
  for (;;) {
    const start = rest.indexOf(0xf2)
    if (start < 0) return { texts, rest: Buffer.alloc(0) }
    rest = rest.subarray(start)
    const length = rest.length < 4 ? Number.POSITIVE_INFINITY : rest.readUInt16BE(2)
    if (rest.length < length + 6) return { texts, rest }
    texts.push(rest.subarray(4, 4 + length).toString('latin1'))
    rest = rest.subarray(length + 6)
  }
}
