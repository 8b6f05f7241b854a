import { useRef, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { type Answers, type FormField, filesOf, tooManyFiles } from '../../shared/content/forms/form-answers.ts'
import { mostFormFileBytes } from '../../shared/content/forms/form-files.ts'
import { inOwnWords } from '../../shared/own-words.ts'
import { t } from '../../shared/words.ts'
import { fileCodes, fileFault } from './file-faults.ts'
import type { ClaimedFile, FormCalls } from './own-calls.ts'

/** A file that came before, without script. */
export type SentBefore = ClaimedFile & { field: string }

/** A picked file: uploading, uploaded (with a claim) or refused. */
export type PickedFile = {
  id: number
  field: string
  name: string
  size: number
  /** How much of it has been sent, from 0 to 1. */
  part: number
  claim?: string
  fault?: string
}

export type Files = ReturnType<typeof useFiles>

/** Uploads the files of a form as they are picked, one at a time. */
export function useFiles(formId: string, calls: FormCalls, before: SentBefore[] = []) {
  const [picked, setPicked] = useState(() => before.map((file, id): PickedFile => ({ ...file, id, part: 1 })))
  const [said, setSaid] = useState('')
  const count = useRef(before.length)
  const stops = useRef(new Map<number, AbortController>())
  const line = useRef(Promise.resolve())

  const change = (id: number, changes: Partial<PickedFile>) =>
    setPicked((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  const send = async (id: number, field: FormField, file: File, { signal }: AbortController) => {
    if (signal.aborted) return
    try {
      const onProgress = (part: number) => change(id, { part })
      const { claim, name } = await calls.sendFile(formId, { field: field.key, file }, { onProgress, signal })
      change(id, { claim, name, part: 1 })
      setSaid(t('{name} is uploaded.', { name }))
    } catch (error) {
      if (!signal.aborted) change(id, { fault: faultText(error, field) })
    }
  }

  const pick = (field: FormField, file: File) => {
    const id = count.current++
    const fault = faultOf(file, field)
    const one: PickedFile = { id, field: field.key, name: file.name, size: file.size, part: 0 }
    setPicked((all) => [...all, fault === undefined ? one : { ...one, fault }])
    if (fault !== undefined) return
    const stop = new AbortController()
    stops.current.set(id, stop)
    line.current = line.current.then(() => send(id, field, file, stop))
  }

  const forget = ({ id, claim }: PickedFile) => {
    stops.current.get(id)?.abort()
    // If this request is lost, the server deletes the file later.
    if (claim !== undefined) calls.dropFile(formId, claim).catch(() => undefined)
  }

  const of = (key: string) => picked.filter(({ field }) => field === key)

  const remove = (file: PickedFile) => {
    forget(file)
    setPicked((all) => all.filter(({ id }) => id !== file.id))
    setSaid(t('{name} is removed.', { name: file.name }))
  }

  /**
   * Where there may be one only, it takes the place of the one before.
   * @returns the error if too many files were picked
   */
  const add = (field: FormField, files: File[]): string | undefined => {
    const most = filesOf(field)
    if (most === 1) of(field.key).forEach(remove)
    const room = most === 1 ? 1 : most - of(field.key).length
    for (const file of files.slice(0, room)) pick(field, file)
    return files.length > room ? tooManyFiles(field) : undefined
  }

  const empty = () => {
    picked.forEach(forget)
    setPicked([])
  }

  return {
    picked,
    /** The last event, for screen readers. */
    said,
    of,
    add,
    remove,
    empty,
    /** Whether some of a field's have not been taken. */
    isOpen: (key: string) => of(key).some(({ claim }) => claim === undefined),
    /** The claims of each field that asks for files. */
    claims: (fields: FormField[]): Answers =>
      Object.fromEntries(
        fields
          .filter(({ type }) => type === 'file')
          .map(({ key }) => [key, of(key).flatMap(({ claim }) => claim ?? [])]),
      ),
  }
}

function faultOf(file: File, field: FormField): string | undefined {
  if (file.size === 0) return fileFault('file.empty', field)
  return file.size > mostFormFileBytes ? fileFault('file.bytes', field) : undefined
}

function faultText(error: unknown, field: FormField): string {
  if (!(error instanceof CallError)) throw error
  const code = fileCodes.find((code) => error.hasCode(code))
  return (code && fileFault(code, field)) ?? inOwnWords(error.message)
}
