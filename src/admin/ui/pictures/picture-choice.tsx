import { ImagePlus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { MediaItem } from '../../../shared/content/media/media-admin.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { MediaPicker } from './media-picker.tsx'

type Props = {
  label: string
  hint?: ReactNode
  error?: string
  onPick: (item: MediaItem) => void
  /** Renders the chosen picture; `replace` opens the library. Null if none is chosen. */
  children: ((replace: () => void) => ReactNode) | null
}

/** A field for one picture of the library. */
export function PictureChoice({ label, hint, error, onPick, children }: Props) {
  const id = useId()
  const [picking, setPicking] = useState(false)
  const open = () => setPicking(true)
  return (
    <FieldGroup error={error} describedBy={hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {children ? (
        children(open)
      ) : (
        <button
          type="button"
          onClick={open}
          className={`flex min-h-20 w-full items-center justify-center gap-2 rounded-button border border-dashed text-ink-soft hover:border-current hover:text-ink ${error ? 'border-danger' : 'border-line-strong'}`}
        >
          <ImagePlus className="size-5" aria-hidden />
          Choose a picture
        </button>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {picking && (
        <MediaPicker choose="one" onClose={() => setPicking(false)} onPick={([item]) => item && onPick(item)} />
      )}
    </FieldGroup>
  )
}

/** Actions on the chosen picture. */
export function ReplaceOrRemove({ onReplace, onRemove }: { onReplace: () => void; onRemove: () => void }) {
  return (
    <span className="flex flex-wrap">
      <Button look="quiet" onClick={onReplace}>
        Replace
      </Button>
      <Button look="quiet" onClick={onRemove}>
        Remove
      </Button>
    </span>
  )
}
