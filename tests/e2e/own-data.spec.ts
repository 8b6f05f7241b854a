import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { photo } from '../support/files/upload.ts'
import { mailTo } from './support/mails.ts'
import { expect, here, newShopper, password, signIn, test } from './support/own-site.ts'

test.use({ starter: 'blank' })

test('a customer gives the profile a picture, sees it again, and takes it out', async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  await page.goto(here('/setting/profile'))
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0)
  const choose = page.getByLabel(/^(Add a|Change) picture$/)
  await choose.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByRole('alert')).toBeVisible()
  const buffer = await photo(600, 400).jpeg().toBuffer()
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  const picture = page.getByRole('img', { name: 'Your profile' })
  await expect(picture).toBeVisible()
  await page.reload()
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(picture).toHaveCount(0)
})

// Shows B67.
test('a customer asks to be deleted, and keeps the account after all', async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  await page.goto(here('/setting/profile'))
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const field = page.getByLabel('Password*', { exact: true })
  await field.fill('Other@2026')
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click()
  await expect(page.getByText('This password is incorrect.')).toBeVisible()
  await field.fill(password)
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click()
  await expect(page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}\./)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account…' })).toBeVisible()
})

// Shows B68.
test('a customer gets a copy of their data by the link of a mail', { tag: '@deep' }, async ({ page }) => {
  const { email } = await newShopper(page)
  await signIn(page, email)
  await page.goto(here('/setting/data'))
  await expect(page.getByRole('button', { name: 'Download my data' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible()

  const text = await mailTo(page, email, /^Your data/)
  const [link = ''] = /http:\/\/\S+\/setting\/data\?\S+/.exec(text) ?? []
  await page.goto(link)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.zip')
  const bytes = await readFile(await download.path())
  expect(Object.keys(unzipSync(bytes)).sort()).toEqual(['my-data.html', 'my-data.json'])
})
