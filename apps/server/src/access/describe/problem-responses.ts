import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { problems } from '@foyer/domain/problem/problem.ts'

const codesByStatus = Map.groupBy(Object.entries(problems), ([, { status }]): number => status)
const listCodes = (status: number) => (codesByStatus.get(status) ?? []).map(([code]) => code)

/** Which refusals a call may answer with, by what it checks first. */
const rules: readonly { statuses: readonly number[]; when: (call: AnyCall) => boolean }[] = [
  { statuses: [400, 404, 421, 429, 500, 503], when: () => true },
  { statuses: [401, 403], when: ({ by }) => by !== 'anyone' },
  { statuses: [401, 403, 409, 410], when: ({ by, method }) => by === 'anyone' && method === 'POST' },
  { statuses: [413, 415], when: ({ method }) => method === 'POST' },
  { statuses: [402, 409, 410, 422, 423], when: ({ by, changes }) => changes && by !== 'anyone' },
  { statuses: [502, 504], when: ({ changes }) => changes },
]

/** Every refusal in the catalogue, by status. */
export function describeProblemResponses(): Record<string, object> {
  const statuses = [...codesByStatus.keys()].filter((status) => status >= 400)
  return Object.fromEntries(
    statuses.map((status) => [
      `refused${status}`,
      {
        description: listCodes(status).join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { properties: { problem: { enum: listCodes(status) } } },
              ],
            },
          },
        },
      },
    ]),
  )
}

export function listProblemResponses(calls: readonly AnyCall[]): Record<string, object> {
  const statuses = new Set(
    calls.flatMap((call) => rules.filter(({ when }) => when(call)).flatMap(({ statuses }) => statuses)),
  )
  return Object.fromEntries(
    [...statuses].toSorted().map((status) => [String(status), { $ref: `#/components/responses/refused${status}` }]),
  )
}
