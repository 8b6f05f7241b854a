import { type FormEvent, useId, useState } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { arrangeMedia } from '../../server/modules/content/media/media.contract.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FolderField, TagsField } from './label-fields.tsx'
import { tagsIn } from './labels.ts'

type Props = { ids: string[]; onDone: (said: string) => Promise<void>; onClose: () => void }

/** Puts several pictures into a folder, and gives or takes tags. What is left empty stays as it is. */
export function ArrangeDialog({ ids, onDone, onClose }: Props) {
  const form = useId()
  const [folder, setFolder] = useState('')
  const [takesOut, setTakesOut] = useState(false)
  const [adds, setAdds] = useState('')
  const [removes, setRemoves] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const changesFolder = takesOut || folder.trim() !== ''
  const changes = changesFolder || tagsIn(adds).length > 0 || tagsIn(removes).length > 0

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || !changes) return
    setBusy(true)
    setFault(undefined)
    try {
      const body = {
        ids,
        ...(changesFolder && { folder: takesOut ? '' : folder }),
        addTags: tagsIn(adds),
        removeTags: tagsIn(removes),
      }
      const { count } = (await call(arrangeMedia, { body })).data
      onClose()
      await onDone(count === 0 ? 'Nothing had to be changed' : `${counted(count, 'file')} changed`)
    } catch (error) {
      setFault(error instanceof CallError ? error.message : messageOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={`Folder and tags of ${counted(ids.length, 'file')}`}
      size="small"
      onClose={onClose}
      fault={fault}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!changes}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        {!takesOut && (
          <FolderField
            label="Put into folder"
            hint="Choose one, or enter a new one. If empty, each stays where it is."
            value={folder}
            onChange={setFolder}
          />
        )}
        <Checkbox
          label="Take them out of their folders"
          checked={takesOut}
          onChange={({ currentTarget }) => setTakesOut(currentTarget.checked)}
        />
        <TagsField label="Add tags" value={adds} onChange={setAdds} />
        <TagsField label="Remove tags" value={removes} onChange={setRemoves} />
      </form>
    </Dialog>
  )
}
