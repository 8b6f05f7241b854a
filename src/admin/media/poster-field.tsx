import { useQueryClient } from '@tanstack/react-query'
import { Camera, Images } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { changeMedia } from '../../server/modules/content/media/media.contract.ts'
import type { MediaDetail } from '../../shared/content/media/media-admin.ts'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import { Button } from '../../ui/button.tsx'
import { MediaPicker } from '../ui/pictures/media-picker.tsx'
import { isOfLibrary } from '../ui/uploads/library.ts'
import { setPoster } from '../ui/uploads/poster.ts'
import { largeVideo } from './large-face.tsx'

/** The picture that stands for a video until it plays: one of the library, or what the video shows now. */
export function PosterField({ item }: { item: MediaDetail }) {
  const queries = useQueryClient()
  const [picking, setPicking] = useState(false)
  const [busy, setBusy] = useState(false)
  const change = async (work: () => Promise<MediaDetail>) => {
    setBusy(true)
    try {
      queries.setQueryData(['media', 'detail', item._id], await work())
      await queries.invalidateQueries({ predicate: isOfLibrary })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  const choose = (poster: string | null) =>
    change(async () => (await call(changeMedia, { params: { id: item._id }, body: { poster } })).data)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">Picture before it plays</legend>
      <p className="mb-2 text-sm text-ink-soft">
        Pause the video where it shows best and take that, or choose a picture of the library.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {item.poster && (
          <span className="media-tile aspect-video! w-24!">
            <img src={pictureUrl(item.poster.file, 240)} alt="The video before it plays" />
          </span>
        )}
        <Button look="secondary" busy={busy} onClick={() => void change(() => setPoster(item, videoShown()))}>
          <Camera className="size-4" aria-hidden />
          Use this moment
        </Button>
        <Button look="secondary" onClick={() => setPicking(true)}>
          <Images className="size-4" aria-hidden />
          Choose
        </Button>
        {item.poster && (
          <Button look="quiet" onClick={() => void choose(null)}>
            Remove
          </Button>
        )}
      </div>
      {picking && (
        <MediaPicker
          choose="one"
          onClose={() => setPicking(false)}
          onPick={([picture]) => picture && void choose(picture._id)}
        />
      )}
    </fieldset>
  )
}

/** @throws Error where the browser shows nothing of it */
function videoShown(): HTMLVideoElement {
  const video = document.getElementById(largeVideo)
  if (video instanceof HTMLVideoElement && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return video
  throw new Error('The browser shows nothing of this video yet.')
}
