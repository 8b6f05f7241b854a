import { expect, test } from 'vitest'
import { shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { form } from './form.tsx'

const id = '0199c0de-0000-7000-8000-000000000001'
const field = { key: 'q', type: 'text' as const, label: 'Which bowl?', help: '', required: true, options: [] }
const shown = {
  ...{ id, name: 'Bowls' },
  fields: [{ ...field, min: null, max: null, value: '', when: { field: '', is: '' } }],
  texts: { submit: 'Ask', success: 'Thanks', error: 'Sorry' },
}
const reads = { ...shopReads([]).reads, form: async (asked: string) => (asked === id ? shown : undefined) }

test('the section shows the questions of the chosen form below its own heading', async () => {
  const html = await shopHtml(form, { heading: 'Ask us', form: id }, reads)
  expect(html).toMatch(/Ask us.*Which bowl\?.*Ask/s)
})

test('the section shows its text alone without a form, and nothing when the form is deleted', async () => {
  expect(await shopHtml(form, { heading: 'Ask us' }, reads)).not.toContain('<form')
  expect(await shopHtml(form, { heading: 'Ask us', form: id.replace('1', '2') }, reads)).toBe('')
})
