/** Its own types describe an ES module, but Node.js loads a CommonJS one. */
declare module 'bidi-js' {
  function bidiFactory(): {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { readonly levels: Uint8Array }
    getMirroredCharacter(letter: string): string | null
  }
  export = bidiFactory
}
