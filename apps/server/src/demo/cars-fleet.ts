import type { FleetInput } from '@foyer/domain/upsell/fleet.ts'

const from = ['compact']

/** Fictional car models. */
const models = {
  A: ['Mosca', 'KDL', 'electric', 'BLANCO'],
  B: ['Arena', 'LHV', 'petrol', 'GRIS'],
  C: ['Teide 4', 'MBR', 'diesel', 'NEGRO'],
  D: ['Laguna Tour', 'LXT', 'hybrid', 'AZUL'],
  E: ['Brisa', 'MCJ', 'petrol', 'ROJO'],
  F: ['Siete', 'LZN', 'diesel', 'BLANCO'],
} as const

const spaces = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1', 'C2', 'D1', 'D2', 'E1', 'F1', 'F2']

/** A car in every space, the deposit for each group, and the upgrades from a compact car. */
export const carsFleet: FleetInput = {
  vehicles: spaces.map((space, at) => {
    const [model, letters, fuel, colour] = models[space.charAt(0) as keyof typeof models]
    return {
      plate: `${4182 + at * 37} ${letters}`,
      space,
      model,
      fuel,
      kind: 'TURISMO',
      make: 'LANTERNA',
      chassis: `VF0FOYER00${String(4_182 + at * 37).padStart(7, '0')}`,
      colour,
      kilometres: 8_140 + at * 1_273,
    }
  }),
  deposits: { small: 300, compact: 400, estate: 500, suv: 700, convertible: 900, van: 800 },
  upsells: [
    { from, to: 'estate', perDay: 9 },
    { from, to: 'suv', perDay: 19.5 },
    { from, to: 'convertible', perDay: 34 },
    { from, to: 'van', perDay: 27 },
  ],
}
