import { expect, test } from './foyer.ts'

test('an administrator runs a job early, sees that it ran, and the log shows who ran it', async ({
  page,
  desk,
  axe,
  shoot,
}) => {
  await desk.signIn('administrator', 'jobs')
  await desk.title('Jobs')
  const erasing = desk.row(/^Erasing by law/)
  await expect(erasing).toContainText(/every hour.*done/)
  await expect(desk.row(/^Reset of the demo/)).toContainText('daily at 00:00')
  await axe()
  await shoot('the jobs')
  const lastRun = erasing.getByRole('cell').nth(3)
  const before = (await lastRun.getAttribute('title')) ?? ''
  expect(before).toMatch(/^\d\d:\d\d:\d\d$/)
  await desk.press('Run now: Erasing by law')
  await expect(page.getByText('Erasing by law: it runs as soon as a server is free.')).toBeVisible()
  await expect(lastRun).not.toHaveAttribute('title', before)
  await expect(erasing).toContainText('done')

  await desk.view('Audit')
  await expect(desk.row(/ran a job before its turn.*Erasing by law/)).toBeVisible()
})

test('a manager sees the jobs but cannot run them', async ({ page, desk }) => {
  await desk.signIn('manager', 'jobs')
  await expect(desk.row(/^Tidying up/)).toContainText('every hour')
  await expect(page.getByRole('button', { name: /^Run now/ })).toHaveCount(0)
})
