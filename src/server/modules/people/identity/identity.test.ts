import { describe, expect, test } from 'vitest'
import { password, testApp } from '../../../../../tests/support/app.ts'

const { one, two } = await testApp()

const create = '/api/io/crm/admin/public/customer/create'
const login = '/api/io/crm/login'
const person = {
  firstName: ' Asha ',
  lastName: 'Rao',
  email: 'Asha.Rao@Example.com',
  password,
  mobileNumber: '9876543210',
  birthDate: '1990-02-28',
  gender: 'FEMALE',
}
const address = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  line1: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
}

describe('signing up', () => {
  // Shows E1.
  test('makes a customer, with names trimmed and the address in small letters', async () => {
    const { status, body } = await one.call('POST', create, { body: person })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      firstName: 'Asha',
      email: 'asha.rao@example.com',
      userName: 'asha.rao@example.com',
      userType: 'CUSTOMER',
      callingCode: '+91',
    })
    expect(JSON.stringify(body)).not.toContain('assword')
  })

  // Shows C9.
  test('with an address that is taken answers just the text of the specification', async () => {
    const answer = await one.call('POST', create, { body: { ...person, email: 'ASHA.RAO@example.com' } })
    expect(answer).toMatchObject({ status: 409, body: 'Email is not unique' })
  })

  test('with the same address on another site is another customer', async () => {
    expect((await two.call('POST', create, { body: person })).status).toBe(200)
  })

  test.each([
    ['firstName', 'First Name required'],
    ['lastName', 'Last Name required'],
    ['email', 'Email required'],
    ['password', 'Password required'],
    ['mobileNumber', 'Mobile Number required'],
    ['birthDate', 'Birth Date required'],
    ['gender', 'Gender required'],
  ])('without %s says "%s"', async (field, text) => {
    for (const body of [
      { ...person, [field]: undefined },
      { ...person, [field]: '  ' },
    ]) {
      const answer = await one.call('POST', create, { body })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, defaultMessage: text }))
    }
  })

  // Shows E2, C55.
  test('takes a birth date as an ISO timestamp, as the events site sends it', async () => {
    const { body } = await one.call('POST', create, {
      body: { ...person, email: 'iso@example.com', birthDate: '1990-02-27T18:30:00.000Z' },
    })
    expect(body.data.birthDate).toBe('1990-02-28')
  })

  // Shows V7, K11.
  test('refuses a weak password, a wrong mobile number and an impossible date by their fields', async () => {
    const { body } = await one.call('POST', create, {
      body: { ...person, password: 'short', mobileNumber: '1234567890', birthDate: '2199-01-01' },
    })
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([
      'password',
      'mobileNumber',
      'birthDate',
    ])
  })

  // Shows V8.
  test.each(['1990-02-31', '1990-04-31', '0000-01-01', '1990-02-28xyz', '28/02/1990'])(
    'does not take %s as a birth date',
    async (birthDate) => {
      const { status, body } = await one.call('POST', create, {
        body: { ...person, email: 'dates@example.com', birthDate },
      })
      expect({ status, field: body.errors[0].field }).toEqual({ status: 400, field: 'birthDate' })
    },
  )

  test('cannot make anything but a customer', async () => {
    const { status } = await one.call('POST', create, {
      body: { ...person, email: 'boss@example.com', userType: 'ADMIN' },
    })
    expect(status).toBe(400)
  })
})

describe('signing in', () => {
  // Shows E15.
  test('answers a token, the kind of user and the person, under both paths', async () => {
    const { email } = await one.signIn()
    for (const path of [login, '/api/public/login']) {
      const { body } = await one.call('POST', path, { body: { email: ` ${email.toUpperCase()} `, password } })
      expect(body).toMatchObject({
        loginToken: expect.stringMatching(/^[\w-]{43}$/),
        userType: 'CUSTOMER',
        data: { email },
      })
    }
  })

  // Shows C5.
  test('says the same for a wrong password and for an unknown address', async () => {
    const { email } = await one.signIn()
    const wrong = await one.call('POST', login, { body: { email, password: 'Wrong@2026' } })
    const unknown = await one.call('POST', login, { body: { email: 'nobody@example.com', password } })
    expect(wrong).toMatchObject({ status: 401, body: { msg: 'Email or password is incorrect.' } })
    expect(unknown.body).toEqual(wrong.body)
  })

  test('with the account of another site does not work', async () => {
    const { email } = await one.signIn()
    expect((await two.call('POST', login, { body: { email, password } })).status).toBe(401)
  })

  test('has no limit with the right password', async () => {
    const { email } = await two.signIn()
    for (let index = 0; index < 25; index++)
      expect((await two.call('POST', login, { body: { email, password } })).status).toBe(200)
  })

  // Shows C3.
  test('carries the token as Basic and as Bearer', async () => {
    const { token } = await one.signIn()
    for (const scheme of ['Basic', 'Bearer']) {
      const { status } = await one.call('GET', '/api/v1/session', { headers: { authorization: `${scheme} ${token}` } })
      expect(status).toBe(200)
    }
  })

  test('ends when the person signs out', async () => {
    const { token } = await one.signIn()
    await one.call('DELETE', '/api/v1/session', { token })
    expect((await one.call('GET', '/api/v1/session', { token })).status).toBe(401)
  })
})

describe('the address book', () => {
  // Shows S88, E11.
  test('makes the first address the default one, and keeps one default', async () => {
    const { token } = await one.signIn()
    const first = await one.call('POST', '/api/io/crm/cuser/address/add', { token, body: address })
    await one.call('POST', '/api/io/crm/cuser/address/add', {
      token,
      body: { ...address, city: 'Mumbai', isDefault: true },
    })
    const { body } = await one.call('POST', '/api/io/crm/cuser/address/all', { token, body: {} })
    expect(first.body.data.isDefault).toBe(true)
    expect(body.data.map((entry: { city: string; isDefault: boolean }) => [entry.city, entry.isDefault])).toEqual([
      ['Mumbai', true],
      ['Pune', false],
    ])
  })

  test('keeps a default address when the default one is changed, and has the newest when it is removed', async () => {
    const { token } = await one.signIn()
    const add = (city: string) =>
      one.call('POST', '/api/io/crm/cuser/address/add', { token, body: { ...address, city } })
    const all = async () =>
      (await one.call('POST', '/api/io/crm/cuser/address/all', { token, body: {} })).body.data.map(
        (entry: { city: string; isDefault: boolean }) => [entry.city, entry.isDefault],
      )
    const id = (await add('Pune')).body.data._id
    await add('Mumbai')
    await one.call('POST', '/api/io/crm/cuser/address/edit', {
      token,
      query: { id },
      body: { ...address, city: 'Nashik' },
    })
    expect(await all()).toEqual([
      ['Nashik', true],
      ['Mumbai', false],
    ])
    await add('Surat')
    await one.call('GET', '/api/io/crm/cuser/address/delete', { token, query: { id } })
    expect(await all()).toEqual([
      ['Surat', true],
      ['Mumbai', false],
    ])
  })

  test('changes the default address without touching other customers’ addresses', async () => {
    const book = async () => {
      const { token } = await one.signIn()
      const call = (act: string, body = {}, query = {}) =>
        one.call('POST', `/api/io/crm/cuser/address/${act}`, { token, body, query })
      const add = async (city: string): Promise<string> => (await call('add', { ...address, city })).body.data._id
      await add('Pune')
      const id = await add('Mumbai')
      const preferred = async () =>
        (await call('all')).body.data.flatMap((entry: { city: string; isDefault: boolean }) =>
          entry.isDefault ? [entry.city] : [],
        )
      return { call, id, preferred }
    }
    const [asha, ravi] = [await book(), await book()]
    await asha.call('edit', { ...address, city: 'Mumbai', isDefault: true }, { id: asha.id })
    expect([await asha.preferred(), await ravi.preferred()]).toEqual([['Mumbai'], ['Pune']])
    await asha.call('add', { ...address, city: 'Nashik', isDefault: true })
    expect([await asha.preferred(), await ravi.preferred()]).toEqual([['Nashik'], ['Pune']])
  })

  // Shows E11.
  test('names each field that is wrong', async () => {
    const { token } = await one.signIn()
    const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', {
      token,
      body: { ...address, pincode: '01', state: 'Atlantis', city: '' },
    })
    expect(body.errors.map((error: { field: string }) => error.field).sort()).toEqual(['city', 'pincode', 'state'])
  })

  // Shows E11.
  test('refuses a state that its PIN code contradicts, added or changed', async () => {
    const { token } = await one.signIn()
    const add = '/api/io/crm/cuser/address/add'
    const wrong = { ...address, pincode: '560038', state: 'Delhi' }
    const refused = await one.call('POST', add, { token, body: wrong })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'state' }] } })
    expect(refused.body.msg).toContain('The PIN code 560038 is in Karnataka.')
    const { body } = await one.call('POST', add, { token, body: address })
    const query = { id: body.data._id }
    const changed = await one.call('POST', '/api/io/crm/cuser/address/edit', { token, query, body: wrong })
    expect(changed).toMatchObject({ status: 400, body: { errors: [{ field: 'state' }] } })
  })

  test("does not show another user's address", async () => {
    const mine = await one.signIn()
    const other = await one.signIn()
    const { body } = await one.call('POST', '/api/io/crm/cuser/address/add', { token: mine.token, body: address })
    const id = body.data._id as string
    const changed = await one.call('POST', '/api/io/crm/cuser/address/edit', {
      token: other.token,
      query: { id },
      body: { ...address, city: 'Goa' },
    })
    await one.call('GET', '/api/io/crm/cuser/address/delete', { token: other.token, query: { id } })
    const all = await one.call('POST', '/api/io/crm/cuser/address/all', { token: mine.token, body: {} })
    expect(changed).toMatchObject({ status: 404, body: { msg: 'This address was not found. Choose another one.' } })
    expect(all.body.data[0].city).toBe('Pune')
  })

  test('has one default when two first addresses are saved at once', async () => {
    const { token } = await one.signIn()
    await Promise.all(
      [1, 2, 3, 4].map((line) =>
        one.call('POST', '/api/io/crm/cuser/address/add', { token, body: { ...address, line1: `${line} Lake Road` } }),
      ),
    )
    const { body } = await one.call('POST', '/api/io/crm/cuser/address/all', { token, body: {} })
    expect(body.data.filter((entry: { isDefault: boolean }) => entry.isDefault)).toHaveLength(1)
    expect(body.total).toBe(4)
  })

  test('keeps one default when several addresses are made the default concurrently', async () => {
    const { token } = await one.signIn()
    const call = (act: string, body = {}, query = {}) =>
      one.call('POST', `/api/io/crm/cuser/address/${act}`, { token, body, query })
    const ids: string[] = []
    for (const line of [1, 2, 3, 4])
      ids.push((await call('add', { ...address, line1: `${line} Lake Road` })).body.data._id)
    for (let round = 0; round < 5; round++) {
      const changes = ids.map((id) => call('edit', { ...address, isDefault: true }, { id }))
      expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const { body } = await call('all')
      expect(body.data.filter((entry: { isDefault: boolean }) => entry.isDefault)).toHaveLength(1)
    }
  })
})
