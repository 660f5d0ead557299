/** The package has no types of its own. */
declare module 'subset-font' {
  function subsetFont(font: Buffer, text: undefined, options: subsetFont.Options): Promise<Buffer>

  namespace subsetFont {
    type VariationAxes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

    interface Options {
      readonly targetFormat: 'woff2'
      readonly keepAllGlyphs: true
      readonly variationAxes: VariationAxes
    }
  }

  export = subsetFont
}
