import { Controller } from 'react-hook-form'
import {
  type FileKind,
  fileKindNames,
  mostFormFileBytes,
  mostFormFiles,
} from '../../shared/content/forms/form-files.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { FormRecord } from './form-record.ts'

const titles: Record<FileKind, string> = {
  pictures: 'Pictures (JPEG, PNG, WebP, HEIC, AVIF, GIF)',
  pdf: 'PDF',
  documents: 'Documents (DOCX, ODT)',
  sheets: 'Spreadsheets (XLSX, ODS)',
}

const counts = Array.from({ length: mostFormFiles }, (_, index) => String(index + 1))

/** File field rules: accepted kinds and maximum count. */
export function FilesAsked({ record: { form }, index }: { record: FormRecord; index: number }) {
  const at = `definition.fields.${index}` as const
  return (
    <>
      <Controller
        control={form.control}
        name={`${at}.options`}
        render={({ field: { value = [], onChange }, fieldState }) => (
          <FieldGroup error={fieldState.error?.message} className="sm:col-span-2">
            <legend className="text-sm font-semibold">Kinds of files</legend>
            <div className="grid gap-x-6 sm:grid-cols-2">
              {fileKindNames.map((kind) => (
                <Checkbox
                  key={kind}
                  label={titles[kind]}
                  checked={value.includes(kind)}
                  onChange={({ target }) => onChange(chosen(value, kind, target.checked))}
                />
              ))}
            </div>
            <p className="text-sm text-ink-soft">
              All types are accepted if none is selected. We check each file’s content.
            </p>
          </FieldGroup>
        )}
      />
      <Controller
        control={form.control}
        name={`${at}.max`}
        render={({ field: { value, onChange, onBlur, name }, fieldState }) => (
          <SelectField
            label="How many files"
            hint={`Each may have up to ${mostFormFileBytes / 1024 / 1024} MB.`}
            options={counts.map((count) => ({ value: count, title: count }))}
            name={name}
            value={String(value ?? 1)}
            onChange={({ target }) => onChange(Number(target.value))}
            onBlur={onBlur}
            {...(fieldState.error?.message ? { error: fieldState.error.message } : {})}
          />
        )}
      />
    </>
  )
}

/** In the canonical order, so that equal choices are equal values. */
function chosen(value: readonly string[], kind: FileKind, isChosen: boolean): string[] {
  return fileKindNames.filter((name) => (name === kind ? isChosen : value.includes(name)))
}
