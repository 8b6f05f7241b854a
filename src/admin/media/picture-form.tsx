import { useEffect } from 'react'
import type { FocusPoint, MediaDetail } from '../../shared/content/media/media-admin.ts'
import { controlClass, Field } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FocalPoint } from './focal-point.tsx'
import { FolderField, TagsField } from './label-fields.tsx'
import { usePictureForm } from './use-picture-form.ts'

/** Saves pending input. False if it was refused; the picture then stays open. */
export type SaveNow = () => Promise<boolean>

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
