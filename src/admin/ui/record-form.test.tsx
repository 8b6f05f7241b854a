// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { mountHook } from '../../../tests/support/screens/mount.tsx'
import { CallError } from '../../client/api.ts'
import { useRecordForm } from './record-form.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'Enter a name.'),
  variants: z.array(z.object({ sku: z.string(), mrp: z.number() })),
})
type Values = z.input<typeof schema>

const stored: Values = { name: 'Lamp', variants: [{ sku: 'L1', mrp: 900 }] }

const open = (save: (values: Values) => Promise<Values>) =>
  mountHook(() => {
    const record = useRecordForm({ schema, values: stored, save })
    // Read as a screen reads it, so that the form says when it changes.
    const { errors } = record.form.formState
    return { ...record, errors, values: record.form.watch() }
  })

type Opened = Awaited<ReturnType<typeof open>>

async function fill({ current }: Opened, name: string): Promise<void> {
  current().form.setValue('name', name, { shouldDirty: true })
  await expect.poll(() => current().dirty).toBe(true)
}

async function discard({ current }: Opened): Promise<void> {
  current().discard()
  await expect.poll(() => current().dirty).toBe(false)
}

afterEach(() => document.body.replaceChildren())

describe('a form about something stored', () => {
  test('gives back what is stored when its changes are discarded', async () => {
    const record = await open(async (values) => values)
    await fill(record, 'Another name')
    record.current().form.setValue('variants.0.mrp', 1, { shouldDirty: true })
    await discard(record)
    expect(record.current().values).toEqual(stored)
  })

  test('holds what was saved, and gives that back when later changes are discarded', async () => {
    const record = await open(async (values) => ({ ...values, name: `${values.name}, as the server has it` }))
    await fill(record, ' Brass lamp ')
    record.current().submit()
    await expect.poll(() => record.current().values.name).toBe('Brass lamp, as the server has it')
    await expect.poll(() => record.current()).toMatchObject({ dirty: false, busy: false })
    await fill(record, 'Something else')
    await discard(record)
    expect(record.current().values.name).toBe('Brass lamp, as the server has it')
  })

  test('sends nothing that its schema refuses', async () => {
    const save = vi.fn(async (values: Values) => values)
    const record = await open(save)
    await fill(record, '  ')
    record.current().submit()
    await expect.poll(() => record.current().errors.name?.message).toBe('Enter a name.')
    expect(save).not.toHaveBeenCalled()
    expect(record.current().dirty).toBe(true)
  })

  test('shows a refusal at the field that it names, however deep, and loses nothing that was typed', async () => {
    const errors = [{ field: 'variants.0.mrp', defaultMessage: 'The MRP is lower than the price.' }]
    const record = await open(() => Promise.reject(new CallError(400, { errors })))
    await fill(record, 'Brass lamp')
    record.current().submit()
    const fault = () => record.current().errors.variants?.[0]?.mrp?.message
    await expect.poll(fault).toBe('The MRP is lower than the price.')
    await expect.poll(() => record.current()).toMatchObject({ fault: undefined, dirty: true, busy: false })
    expect(record.current().values.name).toBe('Brass lamp')
  })

  test('says a refusal above itself where no field of it is named', async () => {
    const body = { errors: [{ field: 'other', defaultMessage: 'Another user saved it.' }] }
    const record = await open(() => Promise.reject(new CallError(409, body)))
    await fill(record, 'Brass lamp')
    record.current().submit()
    await expect.poll(() => record.current().fault).toBe('Another user saved it.')
    await discard(record)
    expect(record.current().fault).toBeUndefined()
  })

  // Shows B210.
  test('keeps what is typed while a save is on its way as unsaved, down to one field of one row', async () => {
    const finish: (() => void)[] = []
    const asStored = ({ name, variants }: Values) => ({
      name: `${name}, as the server has it`,
      variants: variants.map((variant) => ({ ...variant, sku: variant.sku || 'MADE-1' })),
    })
    const record = await open((values) => new Promise((done) => finish.push(() => done(asStored(values)))))
    record.current().form.setValue('variants', [...stored.variants, { sku: '', mrp: 500 }])
    await fill(record, 'Brass lamp')
    record.current().submit()
    await expect.poll(() => record.current().busy).toBe(true)
    record.current().form.setValue('variants.1.mrp', 700, { shouldDirty: true })
    record.current().form.setValue('variants.2', { sku: '', mrp: 50 }, { shouldDirty: true })
    finish[0]?.()
    await expect.poll(() => record.current()).toMatchObject({ dirty: true, busy: false })
    expect(record.current().values).toEqual({
      name: 'Brass lamp, as the server has it',
      variants: [
        { sku: 'L1', mrp: 900 },
        { sku: 'MADE-1', mrp: 700 },
        { sku: '', mrp: 50 },
      ],
    })
    await discard(record)
    expect(record.current().values.variants).toEqual([
      { sku: 'L1', mrp: 900 },
      { sku: 'MADE-1', mrp: 500 },
    ])
  })

  test('is saved once, however often it is asked to', async () => {
    const finish: (() => void)[] = []
    const save = vi.fn((values: Values) => new Promise<Values>((done) => finish.push(() => done(values))))
    const record = await open(save)
    await fill(record, 'Brass lamp')
    record.current().submit()
    record.current().submit()
    await expect.poll(() => record.current().busy).toBe(true)
    record.current().submit()
    finish[0]?.()
    await expect.poll(() => record.current()).toMatchObject({ dirty: false, busy: false })
    expect(save).toHaveBeenCalledTimes(1)
  })
})
