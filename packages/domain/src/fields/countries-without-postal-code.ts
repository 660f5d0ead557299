/**
 * Countries without postal codes. Countries that introduced them recently are not listed, so their
 * field stays open.
 */
export const countriesWithoutPostalCode: ReadonlySet<string> = new Set(
  `ABW AGO ARE ATG BDI BEN BES BFA BHS BLZ BOL BWA CAF CIV CMR COD COG COK COM CUW DJI DMA ERI FJI GAB GMB GNQ GRD GUY
  HKG JAM KIR KNA MAC MLI MRT NIU NRU PRK QAT RWA SLB SLE STP SUR SXM SYC SYR TCD TGO TKL TON TUV UGA VUT YEM ZWE`.split(
    /\s+/,
  ),
)
