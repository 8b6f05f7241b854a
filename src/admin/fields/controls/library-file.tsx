import { FileText, Film } from 'lucide-react'
import { useState } from 'react'
import { fileUrl } from '../../../shared/content/media/media-files.ts'
import { Button } from '../../../ui/button.tsx'
import { LazyPart, partOf } from '../../ui/lazy-part.tsx'
import type { MediaItem } from '../../ui/pictures/media-picker.tsx'
import { type ControlProps, textOf } from '../control.ts'
import { Frame, inputClass } from '../frame.tsx'

const mediaPicker = partOf(async () => (await import('../../ui/pictures/media-picker.tsx')).MediaPicker)

/** The address of a video, or one of the library. */
export const VideoControl = (props: ControlProps) => <LibraryFile kind="video" {...props} />

/** A document of the library, by its address. */
export const DocumentControl = (props: ControlProps) => <LibraryFile kind="document" {...props} />

function LibraryFile({ kind, value, onChange, ...frame }: ControlProps & { kind: 'video' | 'document' }) {
  return (
    <Frame {...frame}>
      {(input) => (
        <>
          <input
            {...input}
            type="text"
            inputMode="url"
            value={textOf(value)}
            onChange={({ target }) => onChange(target.value.trim())}
            className={inputClass}
          />
          <FromLibrary kind={kind} onPick={onChange} />
        </>
      )}
    </Frame>
  )
}

/** Opens the library for a file of this kind. @param onPick is given its address */
export function FromLibrary({ kind, onPick }: { kind: 'video' | 'document'; onPick: (address: string) => void }) {
  const [picking, setPicking] = useState(false)
  const Mark = kind === 'video' ? Film : FileText
  const pick = ([item]: MediaItem[]) => item && onPick(fileUrl({ id: item._id, contentType: item.contentType }))
  return (
    <div className="mt-1.5">
      <Button
        look="secondary"
        className="min-h-8! py-0.5! text-sm pointer-coarse:min-h-11!"
        onClick={() => setPicking(true)}
      >
        <Mark className="size-4" aria-hidden />
        {kind === 'video' ? 'Video of the library' : 'Choose a PDF'}
      </Button>
      {picking && (
        <LazyPart of={mediaPicker} with={{ choose: 'one', kind, onPick: pick, onClose: () => setPicking(false) }} />
      )}
    </div>
  )
}
