import { CircleAlert, X } from 'lucide'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { type FormField, filesOf } from '../../shared/content/forms/form-answers.ts'
import {
  acceptOf,
  kindsText,
  mostFormFileBytes,
  mostFormFilesBytes,
  sizeText,
} from '../../shared/content/forms/form-files.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import type { Files, PickedFile } from './use-files.ts'

export type FileFieldProps = {
  field: FormField
  name: string
  error?: string | undefined
  files: Files
  onFault: (text: string | undefined) => void
}

const megabyte = 1024 * 1024

/** A file field. Without script the files are sent with the form. */
export function FileField({ field, name, error, files, onFault }: FileFieldProps) {
  const { key, label, required, options } = field
  const most = filesOf(field)
  const own = files.of(key)
  const input = useRef<HTMLInputElement>(null)
  const take = (control: HTMLInputElement) => {
    const chosen = [...(control.files ?? [])]
    control.value = ''
    if (chosen.length > 0) onFault(files.add(field, chosen))
  }
  const changed = (event: ChangeEvent<HTMLInputElement>) => {
    // The form would take it for an answer, and its fault for out of date.
    event.stopPropagation()
    take(event.currentTarget)
  }
  // Takes a file chosen before hydration; afterwards the input is empty.
  useEffect(() => {
    if (input.current) take(input.current)
  })
  return (
    <Field label={label} required={required} hint={<Hint field={field} />} {...(error ? { error } : {})}>
      {(control) => (
        <>
          {own.length > 0 && (
            <ul className="mb-3 border-t border-line">
              {own.map((file) => (
                <PickedRow key={file.id} file={file} name={name} remove={() => files.remove(file)} />
              ))}
            </ul>
          )}
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            multiple={most > 1}
            accept={acceptOf(options)}
            onChange={changed}
            className="peer sr-only noscript:not-sr-only noscript:block noscript:min-h-11 noscript:max-w-full"
          />
          <label
            htmlFor={control.id}
            className={`needs-script cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent ${buttonClass('secondary')}`}
          >
            {most > 1 ? t('Choose files') : t('Choose a file')}
          </label>
          <p role="status" className="sr-only">
            {files.said}
          </p>
        </>
      )}
    </Field>
  )
}

function Hint({ field }: { field: FormField }) {
  const most = filesOf(field)
  const said = { most, limit: mostFormFileBytes / megabyte, kinds: kindsText(field.options) }
  return (
    <>
      {field.help && <span className="block whitespace-pre-line">{field.help}</span>}
      {most > 1
        ? t('Up to {most} files of {limit} MB each: {kinds}.', said)
        : t('One file of up to {limit} MB: {kinds}.', said)}
      <span className="without-script">
        {t('All files of this form together may have up to {limit} MB.', { limit: mostFormFilesBytes / megabyte })}
      </span>
    </>
  )
}

/** The box sends the file's claim with the form; without script it is also how a file is taken back. */
function PickedRow({ file, name, remove }: { file: PickedFile; name: string; remove: () => void }) {
  const { claim, fault, part, size } = file
  return (
    <li className="flex items-center gap-3 border-b border-line py-1.5">
      <div className="min-w-0 flex-1">
        <span className="wrap-anywhere">{file.name}</span>{' '}
        <span className="text-sm whitespace-nowrap text-ink-soft">{sizeText(size)}</span>
        {fault !== undefined && (
          <p className="flex items-start gap-1.5 text-sm leading-snug text-danger">
            <LineIcon of={CircleAlert} className="mt-[0.1em] size-4 shrink-0" />
            <span className="min-w-0">{fault}</span>
          </p>
        )}
        {claim === undefined && fault === undefined && (
          <progress
            value={part}
            aria-label={t('Uploading {name}', { name: file.name })}
            className="mt-1 block h-1.5 w-full accent-current"
          />
        )}
        {claim !== undefined && (
          <div className="without-script">
            <Checkbox name={name} value={claim} label={t('Keep this file')} defaultChecked />
          </div>
        )}
      </div>
      <button
        type="button"
        aria-label={t('Remove {name}', { name: file.name })}
        onClick={remove}
        className="needs-script grid size-11 shrink-0 place-items-center rounded-button text-ink-soft hover:text-ink"
      >
        <LineIcon of={X} className="size-5" />
      </button>
    </li>
  )
}
