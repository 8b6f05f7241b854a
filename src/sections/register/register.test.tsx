import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { basics, passwords } from '../../shared/people/organisation.ts'
import { register } from './register.tsx'

const filled = { firstName: ' Asha ', lastName: 'Rao', email: 'Asha@Example.com ', websiteName: ' Blue Door Pottery ' }

/** Validation messages by field, after the form was sent. */
function faults(schema: typeof basics | typeof passwords, form: object): Record<string, string> {
  const issues = schema.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const firstName = 'Please enter atleast three or max 20 character First Name'
const lastName = 'Please enter atleast three or max 20 character Last Name'
const websiteName =
  'Please enter atleast three or max 100 character organization Names, only alphabets and space are allowed.'
const email = 'Please enter a valid email'
const password =
  'Please enter at least 8 characters,1 of these special characters @$!%*?&,1 uppercase character and 1 number.'

// Shows S67.
test('the registration asks for the person and the organisation, and links to the sign-in', async () => {
  const html = await personalHtml(register, '/register')
  for (const name of Object.keys(filled)) expect(html).toContain(`name="${name}"`)
  expect(words(html)).toContain('1. About you 2. Password 3. Code')
  expect(html).toContain('href="/login"')
  expect(html).toMatch(/<form[^>]*method="post"/)
})

// Shows V18, K13.
test('the registration accepts names of letters alone, and says otherwise what is wanted', () => {
  expect(basics.parse(filled)).toEqual({
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha@example.com',
    websiteName: 'Blue Door Pottery',
  })
  expect(faults(basics, { firstName: '', lastName: '', email: '', websiteName: '' })).toEqual({
    firstName,
    lastName,
    email,
    websiteName,
  })
  for (const name of ['Al', 'A'.repeat(21), 'Asha Rao', 'R2D2', 'Asha-'])
    expect(faults(basics, { ...filled, firstName: name, lastName: name })).toEqual({ firstName, lastName })
  for (const name of ['ab', 'A'.repeat(101), 'Shop 24', 'A&B Sons', '   '])
    expect(faults(basics, { ...filled, websiteName: name })).toEqual({ websiteName })
})

// Shows V18, B199.
test.each(['रेखा', 'शर्मा', 'கவிதா', 'عائشة', 'Zoë', 'Zoe\u0308', 'ओंकारेश्वरनारायणप्रसाद', 'हरिश्चन्द्र', 'মৌসুমী', 'क्‍षमा'])(
  '%s is a first and a last name',
  (name) => {
    expect(faults(basics, { ...filled, firstName: name, lastName: name })).toEqual({})
  },
)

// Shows V18, B199.
test.each([
  'ओम',
  'क्ष',
  'रेखा शर्मा',
  'रेखा२',
  'रे'.repeat(21),
  'é́é',
  '\u093e\u0940\u0941',
  'आ\u200dई',
  `A${'\u0301'.repeat(40)}bc`,
  '123',
])('%j is no first name', (name) => {
  expect(faults(basics, { ...filled, firstName: name })).toEqual({ firstName })
})

// Shows V18, B199.
test('an organisation is named in any script, in as many whole characters as V18 says', () => {
  for (const name of ['जयपुर ब्लॉक प्रिंट्स', 'सूरत', 'Café Noir', 'श्री'.repeat(100)])
    expect(faults(basics, { ...filled, websiteName: name })).toEqual({})
  for (const name of ['जयपुर २४', 'शर्मा & संस', 'श्री'.repeat(101), '   ', 'आ ', ' \u0941जय'])
    expect(faults(basics, { ...filled, websiteName: name })).toEqual({ websiteName })
})

// Shows B199.
test('hints say before sending which letters are meant', async () => {
  const text = words(await personalHtml(register, '/register'))
  expect(text.match(/3 to 20 letters of any script, without blanks\./g)).toHaveLength(2)
  expect(text).toContain('Letters of any script and blanks, at least 3.')
})

// Shows V15.
test.each([
  ['asha@example.in', true],
  ['a.b-c_d9@shop.co.in', true],
  ['asha+shop@example.com', false],
  ['asha@example.museum', false],
  ['asha@example.c', false],
  ['asha@example', false],
  ['as ha@example.com', false],
])('the address %s is taken: %s', (address, taken) => {
  expect(faults(basics, { ...filled, email: address })).toEqual(taken ? {} : { email })
})

// Shows V19.
test.each(['Mon@202', 'monsoon@2026', 'MONSOON@2026', 'Monsoon@abc', 'Monsoon2026', 'Monsoon@2026#', 'Monsoon @2026'])(
  'the password %s is refused',
  (typed) => {
    expect(faults(passwords, { password: typed, confirmPassword: typed })).toEqual({ password })
  },
)

// Shows S68, V19.
test('two passwords must be the same', () => {
  expect(faults(passwords, { password: 'Monsoon@2026', confirmPassword: 'Monsoon@2027' })).toEqual({
    confirmPassword: 'Password and conifrm password dosenot match.',
  })
  expect(faults(passwords, { password: 'Monsoon@2026', confirmPassword: 'Monsoon@2026' })).toEqual({})
})
