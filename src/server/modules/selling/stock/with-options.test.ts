import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'

const { owner } = await testApp()

test.each([
  [{}, []],
  [{ Size: 'M' }, ['size\nm']],
  [{ Size: ' M ', 'Deep  Colour': 'Dark\tRed', Fit: 'SLIM' }, ['deep colour\ndark red', 'fit\nslim', 'size\nm']],
])('the database keeps each option of %j in the form in which lists compare it', async (options, kept) => {
  const places = [1, 2, 3].map((place) => `alike_option($1::jsonb, ${place})`)
  const { rows } = await owner.query(`select array_remove(array[${places}], null) as kept`, [JSON.stringify(options)])
  expect(rows[0].kept.sort()).toEqual(kept)
})
