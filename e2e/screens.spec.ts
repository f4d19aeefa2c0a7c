import { expect } from '@playwright/test'
import { goTo, isPhone, test } from './visit.ts'

test('How it works has the three steps in their order (§2 How it works)', async ({ page }) => {
  await page.goto('/how-it-works')
  const steps = page.getByRole('main').locator('ol > li > div > h2')
  await expect(steps).toHaveText([
    'Understand your goal',
    'Draft and simulate your plan',
    'Act and track with reminders',
  ])
})

test('How it works shows a plan of the engine whose numbers open (§2 How it works)', async ({ page }) => {
  await page.goto('/how-it-works')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Put $40,000 to work where it saves most' })).toBeVisible()
  await expect(main.getByText('credit card $11,400 at 24.99%')).toBeVisible()
  await expect(main.getByRole('img', { name: /^Likely \$/ })).toBeVisible()
  const numbers = main.locator('button.receipt')
  expect(await numbers.count()).toBeGreaterThan(20)
  await numbers.first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(numbers.first()).toBeFocused()
})

test('the steps of the example can be ticked, and its simulation read as a table (§2 How it works)', async ({
  page,
}) => {
  await page.goto('/how-it-works')
  const steps = page.getByRole('region', { name: 'Your next steps' })
  await steps.getByRole('checkbox').first().check()
  await expect(steps.getByText('1 of 3 done')).toBeVisible()
  await steps.getByRole('checkbox').first().uncheck()
  await expect(steps.getByText('0 of 3 done')).toBeVisible()
  await page.getByText('The same as a table').click()
  await expect(page.getByRole('columnheader', { name: 'Weak markets' })).toBeVisible()
})

test('Pricing has the two tiers with their prices, features, footnotes and buttons (§9)', async ({
  page,
}) => {
  await page.goto('/pricing')
  const free = page.getByRole('region', { name: 'Free', exact: true })
  const pro = page.getByRole('region', { name: 'Pro', exact: true })
  await expect(free).toContainText('$0')
  await expect(pro).toContainText('$95')
  await expect(pro).toContainText('per month')
  for (const feature of [
    'Actionable plan draft: summary plus checklist',
    'Topic templates and suggested questions',
    'Save, share and basic export',
    'Core AI planner',
    'Community support',
    'Educational guidance only, not personalized tax, legal or investment advice.',
  ])
    await expect(free).toContainText(feature)
  for (const feature of [
    'Human-verified plan by a licensed professional',
    'Execution support',
    'Ongoing tracking and proactive alerts',
    'Unlimited questions and plan updates',
    'Priority support',
    'Advanced scenario planning',
    'Refund if not satisfied in the first month.',
  ])
    await expect(pro).toContainText(feature)
  const support = free.getByRole('listitem').filter({ hasText: 'Community support' })
  await expect(support.getByRole('link', { name: 'the help pages' })).toHaveAttribute('href', '/help')
  await expect(support.getByRole('link', { name: 'the contact form' })).toHaveAttribute('href', '/contact')
  await expect(free.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/')
  await expect(pro.getByRole('link', { name: 'Start Pro Trial' })).toHaveAttribute('href', '/sign-in')
})

test('Pro says that it is not open, and its button ends in a letter that asks to be told (§2 Pricing)', async ({
  page,
}) => {
  await page.goto('/pricing')
  const pro = page.getByRole('region', { name: 'Pro', exact: true })
  await expect(pro.getByText('Planned, not open yet')).toBeVisible()
  await pro.getByRole('link', { name: 'Start Pro Trial' }).click()
  await expect(page).toHaveURL('/sign-in')
  const forPro = page.getByRole('region', { name: 'Came for Pro?' })
  await expect(forPro).toContainText('nothing is charged')
  await forPro.getByRole('link', { name: 'Tell me when Pro opens' }).click()
  await expect(page).toHaveURL('/contact?about=pro')
  await expect(page.getByLabel('Subject')).toHaveValue('Tell me when Pro opens')
})

test('Pricing compares the tiers in a table and answers questions (§2 Pricing)', async ({ page }) => {
  await page.goto('/pricing')
  const table = page.getByRole('region', { name: 'Free and Pro compared' }).getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(13)
  const question = page.getByText('Is Pro open?')
  await question.click()
  await expect(page.getByText('There is no trial to start, no card to enter')).toBeVisible()
})

test('Security says how data is protected and how it is controlled (§2 Security and privacy)', async ({
  page,
}) => {
  await page.goto('/security')
  const protect = page.getByRole('region', { name: 'How we protect' })
  for (const name of ['Encryption', 'Minimal data collection', 'Secure storage'])
    await expect(protect.getByRole('heading', { name })).toBeVisible()
  await expect(protect).toContainText('The hosted service stores data in SOC 2 data centers.')
  await expect(protect).toContainText('A self-hosted copy stores it where its operator runs it')
  const control = page.getByRole('region', { name: 'How you control' })
  for (const name of [
    'Export or delete your data',
    'Connect or disconnect accounts',
    'Notification settings',
  ])
    await expect(control.getByRole('heading', { name })).toBeVisible()
  for (const name of ['Export', 'Delete', 'Connected accounts', 'Notifications'])
    await expect(control.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^\/account#/)
  const claims = page.getByRole('region', { name: /^Claims/ })
  await expect(claims.getByRole('row')).toHaveCount(7)
  expect(await claims.evaluate((region) => region.scrollWidth <= region.clientWidth)).toBe(true)
  await control.getByRole('link', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Your data', exact: true })).toBeInViewport()
})

test('Sign-in leads on by its button, and sends nothing before (§2 Sign-in)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/sign-in')
  await expect(page.getByText('You must be at least 18 to use Hearth.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with email' }).click()
  expect(asked).toEqual([])
  await page.getByLabel('Email').fill('reader@example.com')
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'not connected to mail' })).toBeVisible()
  expect(asked).toEqual(['/api/sign-in'])
})

test('the age of 18 is said where a first chat begins, and no wall asks for it (§1)', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('For ages 18 and over.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toBeEnabled()
})

const legal = {
  '/terms': [
    'Fees are non-refundable except as required by law, and with this one exception',
    'if you are not satisfied with Pro in your first month',
    "30 days' notice before any change of fees",
    'the greater of (a) what you paid us for the service in the 12 months before the claim arose and (b) $100',
    'The law of the State of California governs',
    'binding individual arbitration',
    'You must be at least 18 years old.',
    'within 24-48 hours',
    'Mon-Fri 9 AM-6 PM EST',
    'San Francisco, California',
    'educational information only',
  ],
  '/privacy': ['You must be at least 18.', 'SOC 2', 'We do not sell personal information'],
  '/disclosures': [
    'Hearth gives educational information only.',
    'Hearth is not a registered adviser',
    'human-verified by a licensed professional',
    'Free plans are educational guidance and not investment, legal or tax advice.',
    'You must be at least 18 to use Hearth.',
  ],
} as const

for (const [path, terms] of Object.entries(legal))
  test(`${path} has its day and every term of §9`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText('Last updated 11 Oct 2025')).toBeVisible()
    for (const term of terms) await expect(page.getByRole('main')).toContainText(term)
  })

test('the contents of a legal text lead to its parts (§2 Terms)', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: '6. Refunds' }).click()
  await expect(page).toHaveURL('/terms#6-refunds')
  await expect(page.getByRole('heading', { name: '6. Refunds' })).toBeInViewport()
})

test('the header marks the screen that is open (§2 Header)', async ({ page }) => {
  test.skip(isPhone(page), 'the links of a phone stand in its menu')
  await page.goto('/')
  for (const name of ['How it works', 'Pricing', 'Security']) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('[aria-current="page"]:visible')).toHaveCount(1)
  }
})

test('a walk to another screen begins at its top and its content, and the way back keeps its place', async ({
  page,
}) => {
  await page.goto('/terms')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveTitle('Privacy policy · Hearth')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle('Terms of service · Hearth')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('a conversation outlives a walk through the other screens (§2)', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Your message').fill('I have $100k')
  await goTo(page, 'Plan')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveTitle('Terms of service · Hearth')
  await page.getByRole('banner').getByRole('link', { name: 'Hearth' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('I have $100k')
})
