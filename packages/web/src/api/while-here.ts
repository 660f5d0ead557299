import { type AnyCaller, isStaff } from './caller.ts'

/**
 * Work for the guest who is there now. When they have gone meanwhile it neither succeeds nor fails for anybody: whatever
 * was to follow would happen to the next guest.
 */
export function whileHere<Answer>(caller: AnyCaller | undefined, work: () => Promise<Answer>): Promise<Answer> {
  if (!caller || isStaff(caller)) return work()
  const { guest } = caller
  const isHere = () => caller.guest === guest
  return new Promise((resolve, reject) => {
    const begun = caller.before
      ? caller.before().then(() => (isHere() ? work() : new Promise<never>(() => {})))
      : work()
    begun.then(
      (answer) => isHere() && resolve(answer),
      (problem) => isHere() && reject(problem),
    )
  })
}
