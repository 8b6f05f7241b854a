import { expect, test } from 'vitest'
import { personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { signUpForm } from '../../shared/people/customer.ts'
import { signup } from './signup.tsx'

const filled = {
  firstName: ' Asha ',
  lastName: 'Menon',
  email: 'asha@example.com',
  password: 'Haat@2026',
  confirmPassword: 'Haat@2026',
  mobileNumber: '9876543210',
  birthDate: '1991-03-14',
  gender: 'FEMALE',
}
const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']))

/** Validation messages by field, after the form was sent. */
function faults(form: object): Record<string, string> {
  const issues = signUpForm.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

// Shows S43, K11, K16.
test('the sign-up asks for everything that an account needs, with +91 before the mobile number', async () => {
  const html = await personalHtml(signup, '/signup')
  for (const name of Object.keys(filled)) expect(html).toContain(`name="${name}"`)
  expect(words(html)).toContain('+91')
  expect(words(html)).toContain('Male Female Other')
})

// Shows B2.
test('the sign-up lists the rules of a password beside its field', async () => {
  const html = await personalHtml(signup, '/signup')
  const hint = /<input[^>]*aria-describedby="([^"]+-hint)"[^>]*name="password"/.exec(html)?.[1]
  expect(html).toContain(`id="${hint}"`)
  expect(words(html)).toContain('At least 8 characters A lowercase letter An uppercase letter A digit')
})

// Shows V12.
test('the sign-up marks every empty field as required', () => {
  expect(faults(empty)).toEqual({
    firstName: 'First Name required',
    lastName: 'Last Name required',
    email: 'Email required',
    password: 'Password required',
    confirmPassword: 'Confirm Password required',
    mobileNumber: 'Mobile Number required',
    birthDate: 'Birth Date required',
    gender: 'Gender required',
  })
})

test('the sign-up says that two passwords differ, also while other fields have errors', () => {
  const differing = { ...filled, confirmPassword: 'Haat@2027' }
  expect(faults(differing)).toEqual({ confirmPassword: 'Passwords do not match' })
  expect(faults({ ...differing, firstName: '', gender: '' })).toEqual({
    firstName: 'First Name required',
    gender: 'Gender required',
    confirmPassword: 'Passwords do not match',
  })
})

// Shows V12.
test('blanks around what was typed do not count', () => {
  expect(signUpForm.parse(filled).firstName).toBe('Asha')
})
