import { expect, test } from './foyer.ts'

test('an administrator runs a job early, sees that it ran, and the log shows who ran it', async ({
  page,
  desk,
  axe,
  shoot,
}) => {
  await desk.signIn('administrator', 'jobs')
  await desk.title('Jobs')
  const erasing = desk.row(/^Data retention/)
  await expect(erasing).toContainText(/every hour.*done/)
  await expect(desk.row(/^Demo reset/)).toContainText('daily at 00:00')
  await axe()
  await shoot('the jobs')
  const lastRun = erasing.getByRole('cell').nth(3)
  const before = (await lastRun.getAttribute('title')) ?? ''
  expect(before).toMatch(/^\d\d:\d\d:\d\d$/)
  await desk.press('Run now: Data retention')
  await expect(page.getByText('Data retention runs as soon as a server is free.')).toBeVisible()
  await expect(lastRun).not.toHaveAttribute('title', before)
  await expect(erasing).toContainText('done')

  await desk.view('Audit')
  await expect(desk.row(/started a job by hand.*Data retention/)).toBeVisible()
})

test('a manager sees the jobs but cannot run them', async ({ page, desk }) => {
  await desk.signIn('manager', 'jobs')
  await expect(desk.row(/^Cleanup/)).toContainText('every hour')
  await expect(page.getByRole('button', { name: /^Run now/ })).toHaveCount(0)
})
