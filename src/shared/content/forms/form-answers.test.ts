import { describe, expect, test } from 'vitest'
import {
  type Answers,
  checkAnswers,
  type FieldType,
  type FormField,
  fieldsAsked,
  fieldTypes,
  stepsOf,
} from './form-answers.ts'

const field = (type: FieldType, given: Partial<FormField> = {}): FormField => ({
  ...{ key: type, type, label: 'Field', help: '', required: false, options: [], min: null, max: null, value: '' },
  when: { field: '', is: '' },
  ...given,
})

const check = (one: FormField, value: string | string[]) => checkAnswers([one], { [one.key]: value })

// Shows B102.
test('a field’s own message is shown whether its answer is missing or wrong, and for no valid one', () => {
  const one = field('number', { required: true, max: 8, message: 'We seat eight at most.' })
  expect(check(one, '').faults).toEqual({ number: 'We seat eight at most.' })
  expect(check(one, '9').faults).toEqual({ number: 'We seat eight at most.' })
  expect(check(one, '8').faults).toEqual({})
  expect(check({ ...one, message: '' }, '9').faults).toEqual({ number: 'Field: enter 8 or less.' })
})

describe('an answer', () => {
  test.each<[FieldType, string | string[], string]>([
    ['name', ' Asha Rao ', 'Asha Rao'],
    ['name', 'Asha \r\n Rao\tDevi', 'Asha Rao Devi'],
    ['text', 'Clay', 'Clay'],
    ['long', 'One\ntwo', 'One\ntwo'],
    ['email', 'Asha@Example.com', 'asha@example.com'],
    ['phone', '9876543210', '9876543210'],
    ['number', '-2.5', '-2.5'],
    ['date', '2027-02-14', '2027-02-14'],
    ['choice', 'Red', 'Red'],
    ['several', ['Red', 'Blue'], 'Red, Blue'],
    ['consent', 'yes', 'Yes'],
    ['gstin', '27aapfu0939f1zv', '27AAPFU0939F1ZV'],
    ['pincode', '302001', '302001'],
    ['pincode', '302 001', '302001'],
    ['phone', '+91 98765-43210', '9876543210'],
    ['phone', '०९८७६५ ४३२१०', '9876543210'],
    ['number', '1,50,000', '150000'],
    ['number', '-१,५००.५०', '-1500.50'],
    ['several', ['Red', 'Blue', 'Red'], 'Red, Blue'],
  ])('of %s is accepted', (type, value, kept) => {
    const { given, faults } = check(field(type, { options: ['Red', 'Blue'] }), value)
    expect(faults).toEqual({})
    expect(given.map((one) => one.value)).toEqual([kept])
  })

  test.each<[FieldType, string | string[], Partial<FormField>, string]>([
    ['text', 'ab', { min: 3 }, 'Field: use at least 3 characters.'],
    ['text', 'abcd', { max: 3 }, 'Field: use at most 3 characters.'],
    ['text', 'x'.repeat(501), {}, 'Field: use at most 500 characters.'],
    ['text', ['a', 'b'], {}, 'Field: enter one answer.'],
    ['email', 'asha@example', {}, 'Please enter a valid email address.'],
    ['phone', '4876543210', {}, 'Enter a 10-digit mobile number starting with 5 to 9.'],
    ['number', 'two', {}, 'Field: enter a number.'],
    ['number', '1,50', {}, 'Field: enter a number.'],
    ['number', '१,५००', { max: 999 }, 'Field: enter 999 or less.'],
    ['number', '1', { min: 2 }, 'Field: enter 2 or more.'],
    ['number', '9', { max: 8 }, 'Field: enter 8 or less.'],
    ['date', '2027-02-30', {}, 'Field: enter a date that exists.'],
    ['date', '0000-02-29', {}, 'Field: enter a date that exists.'],
    ['choice', 'Green', { options: ['Red'] }, 'Field: choose from the list.'],
    ['several', ['Red', 'Green'], { options: ['Red'] }, 'Field: choose from the list.'],
    ['consent', 'no', {}, 'Agree to continue.'],
    ['gstin', '27AAPFU0939F1ZA', {}, 'Check the GSTIN: its last character does not fit the others.'],
    ['pincode', '012345', {}, 'Enter a PIN code of 6 digits, the first from 1 to 9.'],
  ])('of %s is refused: %s', (type, value, given, text) => {
    expect(check(field(type, given), value)).toEqual({ given: [], faults: { [type]: text } })
  })

  test.each(fieldTypes.filter((type) => type !== 'hidden' && type !== 'step'))(
    'of %s is needed where the field says so',
    (type) => {
      const needed = field(type, { required: true, options: ['Red'] })
      for (const empty of ['', '  ', []]) expect(Object.keys(check(needed, empty).faults)).toEqual([type])
      expect(checkAnswers([field(type)], {})).toEqual({ given: [], faults: {} })
    },
  )

  test('is the form’s own for a hidden field, and absent without input', () => {
    const hidden = field('hidden', { value: 'Spring fair' })
    expect(check(hidden, 'forged').given.map(({ value }) => value)).toEqual(['Spring fair'])
    expect(checkAnswers([field('text', { key: 'constructor' })], {}).given).toEqual([])
  })
})

describe('a condition', () => {
  const fields = [
    field('choice', { options: ['Yes', 'No'] }),
    field('text', { key: 'which', required: true, when: { field: 'choice', is: 'Yes' } }),
    field('text', { key: 'why', when: { field: 'which', is: '' } }),
  ]
  const answered = (answers: Answers) => {
    const { given, faults } = checkAnswers(fields, answers)
    return { given: given.map(({ value }) => value), faults: Object.keys(faults) }
  }

  // Shows B102.
  test('asks its field only while it holds, and drops the answer otherwise', () => {
    expect(answered({ choice: 'No', which: 'Bowls', why: 'Tea' })).toEqual({ given: ['No'], faults: [] })
    expect(answered({ choice: 'Yes' })).toEqual({ given: ['Yes'], faults: ['which'] })
    expect(answered({ choice: 'Yes', which: 'Bowls', why: 'Tea' }).given).toEqual(['Yes', 'Bowls', 'Tea'])
  })

  test('about a number holds however the number is written', () => {
    for (const is of ['1200', '1,200']) {
      const many = [field('number'), field('text', { required: true, when: { field: 'number', is } })]
      for (const number of ['1200', '1,200', '१२००'])
        expect(Object.keys(checkAnswers(many, { number }).faults)).toEqual(['text'])
      expect(checkAnswers(many, { number: '120' }).faults).toEqual({})
    }
  })

  test('about a deleted field never holds', () => {
    const alone = fields.slice(1)
    expect(checkAnswers(alone, { which: 'Bowls' }).given).toEqual([])
  })
})

describe('a step', () => {
  const fields = [
    field('hidden', { value: 'Fair' }),
    field('choice', { options: ['Yes', 'No'] }),
    field('step', { key: 'bill', label: 'For the bill', when: { field: 'choice', is: 'Yes' } }),
    field('gstin', { required: true }),
    field('step', { key: 'end', label: 'At last' }),
    field('consent'),
  ]
  const titles = (answers: Answers) => stepsOf(fieldsAsked(fields, answers)).map(({ title }) => title)

  test('has the fields up to the next, and is asked as a whole or not at all', () => {
    expect(titles({ choice: 'Yes' })).toEqual(['', 'For the bill', 'At last'])
    expect(titles({ choice: 'No' })).toEqual(['', 'At last'])
    expect(Object.keys(checkAnswers(fields, { choice: 'Yes' }).faults)).toEqual(['gstin'])
    expect(checkAnswers(fields, { choice: 'No', gstin: 'x', end: 'x' })).toMatchObject({ faults: {} })
    expect(checkAnswers(fields, { choice: 'No', end: 'x' }).given.map(({ value }) => value)).toEqual(['Fair', 'No'])
  })

  test('without asked fields is omitted', () => {
    const bare = [field('step', { label: 'Nothing' }), field('hidden', { value: 'x' }), field('step', { key: 'a' })]
    expect(stepsOf(bare)).toEqual([])
  })
})
