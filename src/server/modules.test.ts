import { describe, expect, test } from 'vitest'
import { testApp } from '../../tests/support/app.ts'
import { personalColumns } from '../../tests/support/enumerations/personal-columns.ts'
import { modules } from './modules.ts'

const { owner } = await testApp()

/** Tables whose `name` column names things. */
const ofThings = [
  'blocks',
  'brand_names',
  'brands',
  'custom_fields',
  'forms',
  'invoice_lines',
  'media',
  'message_files',
  'migrations',
  'order_lines',
  'passkeys',
]
const alsoOfThings = ['products', 'roles', 'sites', 'uploads']

describe('personal data', () => {
  // Shows B67.
  test('every column that names a person is deleted by a module, or stays for a reason', async () => {
    const { rows } = await owner.query(`
      select c.table_name as table, c.column_name as name from information_schema.columns c
        join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
        where c.table_schema = 'public' and c.column_name ~
          '^(.*_)?(users?|accounts?|members?|persons?|customers?|buyer|assignee|recipient|emails?|mobile_number|phone|address|ip|by|actor)(_id)?$|^(first_|last_)?name$|^author$'
      union select r.relname, a.attname from pg_constraint f
        join pg_class r on r.oid = f.conrelid
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
        where f.contype = 'f' and f.confrelid = 'users'::regclass and a.attname <> 'site_id'
      order by 1, 2`)
    const found = rows
      .filter(({ table, name }) => name !== 'name' || ![...ofThings, ...alsoOfThings].includes(table))
      .map(({ table, name }) => `${table}.${name}`)
    expect(personalColumns.toSorted()).toEqual(found.toSorted())
  })

  // Shows B67, B68.
  test('a module that states some forgets them, and hands out a copy of what it keeps', () => {
    for (const { name, personal } of modules) {
      const columns = Object.values(personal?.columns ?? {}).flatMap((table) => Object.values(table))
      // The departure deletes the user's row last.
      const isForgotten = columns.length === 0 || name === 'identity' || personal?.forget !== undefined
      const isCopied = columns.every((column) => 'uncopied' in column) || personal?.copy !== undefined
      expect([name, isForgotten, isCopied]).toEqual([name, true, true])
    }
  })
})

test('every module has a name of its own', () => {
  const names = modules.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})
