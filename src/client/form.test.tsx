// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fill, mount, press } from '../../tests/support/screens/mount.tsx'
import { GenderField } from '../ui/gender-field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CallError } from './api.ts'
import { useCheckedForm } from './form.ts'

const required = (text: string) => z.string(text).check(z.trim(), z.minLength(1, text))
const person = z.object({
  name: required('Name required'),
  secret: required('Password required'),
  gender: z.enum(['MALE', 'FEMALE', 'OTHER'], 'Gender required'),
  news: z.boolean(),
})
type Person = z.output<typeof person>

/** Submitted values in order, and how each submission ends. */
let sent: Person[] = []
let end: () => Promise<void> = async () => undefined

function Form({ values }: { values?: Partial<Person> }) {
  const { field, submit, busy, fault, setValue, offer } = useCheckedForm({
    schema: person,
    values,
    send: (body) => {
      sent.push(body)
      return end()
    },
  })
  return (
    <form noValidate onSubmit={submit}>
      <p role="alert">{fault}</p>
      <TextField label="Name" {...field('name')} />
      <PasswordField label="Password" {...field('secret')} />
      <GenderField {...field('gender')} />
      <input type="checkbox" aria-label="News" {...withoutError(field('news'))} />
      <button type="submit" disabled={busy}>
        Send
      </button>
      <button type="button" onClick={() => setValue('name', 'Someone else')}>
        Rename
      </button>
      <button type="button" onClick={() => offer('name', 'Offered')}>
        Offer
      </button>
    </form>
  )
}

const withoutError = <T extends { error?: string }>({ error: _, ...input }: T) => input
const input = (name: string, value?: string) => {
  const found = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  const wanted = found.find((one) => value === undefined || one.value === value)
  if (!wanted) throw new Error(`there is no field ${name}`)
  return wanted
}
const shown = () => [...document.querySelectorAll('p[id$="-error"]')].map(({ textContent }) => textContent)

async function show(values?: Partial<Person>) {
  mount(<Form values={values} />)
  await expect.poll(() => document.querySelectorAll('form').length).toBe(1)
}

async function fillIn() {
  fill(input('name'), ' Asha ')
  fill(input('secret'), 'Haat@2026')
  input('gender', 'FEMALE').click()
  input('news').click()
}

afterEach(() => {
  document.body.replaceChildren()
  sent = []
  end = async () => undefined
})

// Shows B51.
test('a form sends the checked values of its fields', async () => {
  await show()
  await fillIn()
  press('Send')
  await expect.poll(() => sent).toEqual([{ name: 'Asha', secret: 'Haat@2026', gender: 'FEMALE', news: true }])
})

test('a form starts with its values and sends those that were not touched', async () => {
  await show({ name: 'Asha', secret: 'Haat@2026', gender: 'OTHER', news: true })
  expect(input('gender', 'OTHER').checked).toBe(true)
  fill(input('name'), 'Asha Rao')
  press('Send')
  await expect.poll(() => sent).toEqual([{ name: 'Asha Rao', secret: 'Haat@2026', gender: 'OTHER', news: true }])
})

// Shows B51.
test('a form shows each error at its field, focuses the first, and clears an error when its field is edited', async () => {
  await show()
  fill(input('secret'), 'Haat@2026')
  press('Send')
  await expect.poll(shown).toEqual(['Name required', 'Gender required'])
  expect(document.activeElement).toBe(input('name'))
  fill(input('name'), 'A')
  await expect.poll(shown).toEqual(['Gender required'])
  input('gender', 'MALE').click()
  await expect.poll(shown).toEqual([])
  expect(sent).toEqual([])
})

// Shows T20.
test('a form is sent once, however often it is submitted meanwhile, and again afterwards', async () => {
  let finish = () => {}
  end = () => new Promise((resolve) => (finish = resolve))
  await show()
  await fillIn()
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.poll(() => sent).toHaveLength(1)
  await expect
    .poll(() => document.querySelector('button')?.closest('form')?.querySelector('[type=submit]:disabled'))
    .toBeTruthy()
  finish()
  await expect.poll(() => document.querySelector('[type=submit]:disabled')).toBeNull()
  press('Send')
  await expect.poll(() => sent).toHaveLength(2)
})

test('a form shows a refusal at the field that it names, else above the form', async () => {
  await show()
  await fillIn()
  end = () => Promise.reject(new CallError(400, { errors: [{ field: 'secret', defaultMessage: 'Too common' }] }))
  press('Send')
  await expect.poll(shown).toEqual(['Too common'])
  expect(document.activeElement).toBe(input('secret'))
  end = () => Promise.reject(new CallError(429, { msg: 'Too many tries' }))
  press('Send')
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('Too many tries')
  expect(shown()).toEqual([])
  expect(input('name').value).toBe(' Asha ')
})

test('a value that is set stands in the field', async () => {
  await show()
  await fillIn()
  press('Rename')
  press('Send')
  await expect.poll(() => sent[0]?.name).toBe('Someone else')
})

test('an offered value fills a blank field alone, and none in which a user is about to type', async () => {
  await show()
  input('name').focus()
  press('Offer')
  expect(input('name').value).toBe('')
  input('name').blur()
  press('Offer')
  expect(input('name').value).toBe('Offered')
  fill(input('name'), 'Asha')
  press('Offer')
  expect(input('name').value).toBe('Asha')
})
