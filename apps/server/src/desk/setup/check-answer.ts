import { type SetUp, setUp as setUpSchema } from '@foyer/contract/staff/set-up.ts'
import type { WeakPassword } from '@foyer/domain/staff/password.ts'
import * as z from 'zod/mini'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { type Answers, getQuestion, type QuestionName } from './questions.ts'
import { findSetUpFaults } from './set-up-faults.ts'
import { toSetUpInput } from './to-set-up-input.ts'

/** Valid answers that replace those not given yet. */
const examples: Answers = {
  name: 'Ana',
  email: 'ana@example.com',
  password: 'a b c d e f g h i',
  language: 'en',
  product: 'hotel',
  company: 'A company',
  hotel: 'A hotel',
  city: 'Girona',
  country: 'ESP',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  languages: 'en',
  address: '',
  phone: '',
  taxNumber: '',
  rooms: '1:1',
  devices: '',
  demo: 'on',
}

const weakPasswordMessages: Record<WeakPassword, string> = {
  tooShort: 'The password is too short: it needs twelve characters.',
  tooLong: 'The password is too long.',
  tooCommon: 'The password is one that guessers try first.',
  holdsOwnName: 'The password is little more than your name or address.',
  repeats: 'The password is the same few characters again and again.',
}

/** Returns what is wrong with one answer, or undefined. Uses the same checks as the set-up page. */
export function checkAnswer(name: QuestionName, given: ReadonlyMap<QuestionName, string>): string | undefined {
  const { path, expected, hidden } = getQuestion(name)
  const answer = given.get(name) ?? ''
  try {
    const issue = findIssues({ ...examples, ...Object.fromEntries(given) }).find(
      (one) => one.path === path || one.path.startsWith(`${path}.`),
    )?.issue
    if (issue === undefined) return undefined
    if (Object.hasOwn(weakPasswordMessages, issue)) return weakPasswordMessages[issue as WeakPassword]
  } catch (error) {
    if (error instanceof StartProblem) return `${error.message}.`
    throw error
  }
  return hidden ? `That cannot be used: give ${expected}.` : `"${answer}" cannot be used: give ${expected}.`
}

function findIssues(answers: Answers): { path: string; issue: string }[] {
  const parsed = z.safeDecode(setUpSchema, toSetUpInput(answers))
  if (parsed.success) return findSetUpFaults(parsed.data satisfies SetUp)
  return parsed.error.issues.map(({ path, code }) => ({ path: path.join('.'), issue: code }))
}
