import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { changeMedia } from '../../server/modules/content/media/media.contract.ts'
import { type MediaDetail, mediaForm } from '../../shared/content/media-admin.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isOfLibrary } from '../ui/pictures/use-uploads.ts'

/** Saves what was typed; false when it was refused, and the picture stays open. */
export type SaveNow = () => Promise<boolean>

type Values = { alt: string; fileName: string }
type Faults = Partial<Record<keyof Values, string>>

/** Description and name of a picture, saved when a field is left or the picture is. */
export function PictureForm({ item, save }: { item: MediaDetail; save: { current: SaveNow } }) {
  const { values, faults, change, saveNow } = usePictureForm(item)
  useEffect(() => {
    save.current = saveNow
  })
  useEffect(
    () => () => {
      save.current = async () => true
    },
    [save],
  )
  const leave = () => void saveNow()
  return (
    <div className="grid gap-4">
      <Field label="Description" hint="Alt text, for screen readers and search engines." error={faults.alt}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={300}
            value={values.alt}
            placeholder="A brass lamp with five wicks on a red cloth"
            onChange={({ target }) => change({ alt: target.value })}
            onBlur={leave}
            className={controlClass}
          />
        )}
      </Field>
      <TextField
        label="Name"
        maxLength={200}
        value={values.fileName}
        error={faults.fileName}
        onChange={({ target }) => change({ fileName: target.value })}
        onBlur={leave}
      />
    </div>
  )
}

function usePictureForm({ _id, alt, fileName }: MediaDetail) {
  const queries = useQueryClient()
  const [values, setValues] = useState<Values>({ alt, fileName })
  const [faults, setFaults] = useState<Faults>({})

  const saveNow: SaveNow = async () => {
    if (values.alt.trim() === alt && values.fileName.trim() === fileName) return true
    const checked = mediaForm.safeParse(values)
    if (!checked.success) {
      setFaults(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])))
      return false
    }
    try {
      const body = checked.data
      const { data } = await call(changeMedia, { params: { id: _id }, body })
      queries.setQueryData(['media', 'detail', _id], data)
      void queries.invalidateQueries({ predicate: (query) => isOfLibrary(query) && query.queryKey[1] !== 'detail' })
      return true
    } catch (error) {
      setFaults({ alt: error instanceof CallError ? error.message : String(error) })
      return false
    }
  }

  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setFaults({})
  }
  return { values, faults, change, saveNow }
}
