import type { RequestListener } from 'node:http'

/** Requests started before other pending work has its turn: a few milliseconds. */
const MAX_PER_TURN = 20

/** Answers simultaneous requests, on however many connections, a few at a time and in order. */
export function answerInTurns(answer: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = []
  let begun = 0

  function turn(): void {
    const now = waiting.splice(0, MAX_PER_TURN)
    begun = now.length
    if (begun > 0) setImmediate(turn)
    for (const [request, response] of now) {
      // A client that has hung up needs no answer.
      if (!request.destroyed) answer(request, response)
    }
  }

  return (request, response) => {
    if (begun === 0) setImmediate(turn)
    if (begun++ < MAX_PER_TURN) answer(request, response)
    else waiting.push([request, response])
  }
}
