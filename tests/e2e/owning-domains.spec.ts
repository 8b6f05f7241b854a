import { openDnsServer } from '../support/outside/dns-server.ts'
import { emailOf, expect, here, password, test } from './support/own-site.ts'

const own = 'brand.example.com'

test.use({
  starter: 'blank',
  viewport: { width: 1440, height: 900 },
  // The browser finds the domain on this machine, as visitors would by its DNS.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${own} 127.0.0.1`] }),
})

// Shows B66.
test('a domain is asked for, proven by its DNS, made the primary one, and removed', { tag: '@deep' }, async ({
  page,
}) => {
  const dns = await openDnsServer(Number(process.env.HAAT_DNS_PORT))
  await page.goto(here('/login?from=/admin/settings/domains'))
  await page.getByLabel('Email', { exact: false }).first().fill(emailOf('owner'))
  await page.getByLabel('Password*', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('button', { name: 'Add a domain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a domain' })
  await dialog.getByLabel('Domain').fill('not a domain')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByText('Enter a domain such as brand.example.com.')).toBeVisible()
  await dialog.getByLabel('Domain').fill('shop.localhost')
  await dialog.getByRole('button', { name: 'Add domain' }).click()
  await expect(dialog.getByText('This address belongs to the platform.')).toBeVisible()
  await dialog.getByLabel('Domain').fill(`https://${own}/`)
  await dialog.getByRole('button', { name: 'Add domain' }).click()

  const row = page.getByRole('listitem').filter({ hasText: own })
  await expect(row.getByText('Waiting for the DNS')).toBeVisible()
  await expect(row.getByText(`_haat.${own}`)).toBeVisible()
  await row.getByRole('button', { name: 'Check now' }).click()
  await expect(row.getByText(`We can’t see the DNS record for ${own} yet.`, { exact: false })).toBeVisible()
  dns.say(`_haat.${own}`, (await row.getByText(/^haat=/).textContent()) ?? '')
  await row.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText(`${own} is connected`)).toBeVisible()
  await expect(row.getByText('Primary', { exact: true })).toHaveCount(0)
  await row.getByRole('button', { name: 'Make primary' }).click()
  await expect(row.getByText('Primary', { exact: true })).toBeVisible()

  const visitor = await page.context().newPage()
  const address = here().replace(new URL(here()).hostname, own)
  await expect
    .poll(async () => {
      await visitor.goto(here())
      return visitor.url()
    })
    .toBe(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()

  await row.getByRole('button', { name: `Remove ${own}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click()
  // An open dialog hides the rest of the page from queries by role.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await dns.close()
})
