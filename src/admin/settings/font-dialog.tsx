import { useController } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { uploadFont } from '../../server/modules/sites/fonts/fonts.contract.ts'
import { fontForm, mostFontBytes } from '../../shared/sites/theme/own-fonts.ts'
import { Button } from '../../ui/button.tsx'

import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FileField } from '../ui/file-field.tsx'
import { type RecordForm, useRecordForm } from '../ui/record-form.ts'

const limit = `${mostFontBytes / 1024} KB`

const schema = fontForm.extend({
  file: z
    .instanceof(File, { message: 'Choose a file.' })
    .refine(({ size }) => size <= mostFontBytes, `This file is too large. A font file may have up to ${limit}.`),
})

type Values = { file: File | undefined; family: string; weights: string; style: 'normal' | 'italic' }
type Form = RecordForm<Values, z.output<typeof schema>>

const weights = [
  { value: '100 900', title: 'Variable: several weights' },
  { value: '100', title: '100, thin' },
  { value: '200', title: '200, extra light' },
  { value: '300', title: '300, light' },
  { value: '400', title: '400, regular' },
  { value: '500', title: '500, medium' },
  { value: '600', title: '600, semibold' },
  { value: '700', title: '700, bold' },
  { value: '800', title: '800, extra bold' },
  { value: '900', title: '900, black' },
]

const empty: Values = { file: undefined, family: '', weights: '400', style: 'normal' }

/** Uploads a font file, with what the owner says of it. */
export function FontDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => Promise<unknown> }) {
  const record: Form = useRecordForm<Values, z.output<typeof schema>>({
    schema: schema as unknown as z.ZodType<z.output<typeof schema>, Values>,
    values: empty,
    save: async (body) => {
      await call(uploadFont, { body })
      await onSaved()
      toast.success('Font uploaded')
      onClose()
      return empty
    },
  })
  const { form, submit, busy, fault } = record
  const { errors } = form.formState
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button busy={busy} onClick={submit}>
        Upload
      </Button>
    </>
  )
  return (
    <Dialog title="Upload a font" size="small" onClose={onClose} footer={footer} fault={fault}>
      <div className="grid gap-5">
        <TextField
          label="Name"
          hint="Files of one font have the same name."
          required
          maxLength={40}
          error={errors.family?.message}
          {...form.register('family')}
        />
        <FontFile record={record} />
        <SelectField label="Weight" options={weights} error={errors.weights?.message} {...form.register('weights')} />
        <SelectField
          label="Style"
          options={[
            { value: 'normal', title: 'Normal' },
            { value: 'italic', title: 'Italic' },
          ]}
          error={errors.style?.message}
          {...form.register('style')}
        />
        <p className="text-sm text-ink-soft">Upload only fonts whose licence allows use on websites.</p>
      </div>
    </Dialog>
  )
}

function FontFile({ record: { form } }: { record: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'file' })
  const error = fieldState.error?.message
  return (
    <FileField
      label="File"
      accept=".woff2,font/woff2"
      hint={`WOFF2, up to ${limit}.`}
      ref={field.ref}
      onBlur={field.onBlur}
      {...(error && { error })}
      onChoose={field.onChange}
    />
  )
}
