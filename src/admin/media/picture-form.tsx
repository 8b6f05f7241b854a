import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { changeMedia } from '../../server/modules/content/media/media.contract.ts'
import { type FocusPoint, type MediaChange, type MediaDetail, mediaWhole } from '../../shared/content/media-admin.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isOfLibrary } from '../ui/uploads/library.ts'
import { FocalPoint } from './focal-point.tsx'
import { FolderField, TagsField } from './label-fields.tsx'
import { tagsIn } from './labels.ts'

/** Saves pending input. False if it was refused; the picture then stays open. */
export type SaveNow = () => Promise<boolean>

/** `tags` is the typed text. */
type Values = { alt: string; fileName: string; focus: FocusPoint; folder: string; tags: string }
type Faults = Partial<Record<keyof Values, string>>

/** Description, file name, focal point, folder and tags. Saved on blur and when the picture is closed. */
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
  // Saved immediately: a mouse press moves no focus, so there would be no blur.
  const press = (focus: FocusPoint) => {
    change({ focus })
    void saveNow({ focus })
  }
  return (
    <div className="grid gap-4">
      <Field
        label="Description"
        hint={item.kind === 'picture' ? 'Alt text, for screen readers and search engines.' : 'For finding it again.'}
        error={faults.alt}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={300}
            value={values.alt}
            placeholder={item.kind === 'picture' ? 'A brass lamp with five wicks on a red cloth' : ''}
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
      <FolderField
        value={values.folder}
        error={faults.folder}
        onChange={(folder) => change({ folder })}
        onBlur={leave}
      />
      <TagsField value={values.tags} error={faults.tags} onChange={(tags) => change({ tags })} onBlur={leave} />
      {item.kind === 'picture' && (
        <FocalPoint
          item={item}
          focus={values.focus}
          onChange={(focus) => change({ focus })}
          onPress={press}
          onLeave={leave}
        />
      )}
    </div>
  )
}

function changedIn(whole: Record<string, unknown>, before: Record<string, unknown>): MediaChange {
  return Object.fromEntries(
    Object.entries(whole).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )
}

function usePictureForm({ _id, alt, fileName, focus, folder, tags }: MediaDetail) {
  const queries = useQueryClient()
  const [values, setValues] = useState<Values>({ alt, fileName, focus, folder, tags: tags.join(', ') })
  const [faults, setFaults] = useState<Faults>({})
  const failed = useRef(false)
  const stored = JSON.stringify({ alt, fileName, focus, folder, tags })

  const saveNow = async (pressed: Partial<Values> = {}) => {
    const given = { ...values, ...pressed, tags: tagsIn(values.tags) }
    const checked = mediaWhole.safeParse(given)
    if (checked.success && JSON.stringify(checked.data) === stored) return true
    if (!checked.success) {
      setFaults(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])))
      return false
    }
    try {
      // Sends only changed fields, because a colleague may have changed others.
      const body = changedIn(checked.data, JSON.parse(stored))
      const { data } = await call(changeMedia, { params: { id: _id }, body })
      queries.setQueryData(['media', 'detail', _id], data)
      void queries.invalidateQueries({ predicate: (query) => isOfLibrary(query) && query.queryKey[1] !== 'detail' })
      return true
    } catch (error) {
      toast.error(messageOf(error))
      // A second attempt may leave: the picture may be deleted, or the connection lost.
      const mayLeave = failed.current
      failed.current = true
      return mayLeave
    }
  }

  const change = (part: Partial<Values>) => {
    failed.current = false
    setValues((before) => ({ ...before, ...part }))
    setFaults({})
  }
  return { values, faults, change, saveNow }
}
