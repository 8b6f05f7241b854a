import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import type { ShownPicture } from '../../shared/content/picture-shapes.ts'
import { Modal } from '../../ui/modal.tsx'
import { Photo } from '../../ui/photo.tsx'
import { shownIn } from './gallery-strip.ts'

type Props = { strip: string; pictures: ShownPicture[]; name: string }

/** Shows the picture in view so large that it is moved about to be seen. */
export default function PictureZoom({ strip, pictures, name }: Props) {
  const [open, setOpen] = useState<ShownPicture>()
  return (
    <>
      <button
        type="button"
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-ground/85 text-ink"
        aria-haspopup="dialog"
        onClick={() => setOpen(pictures[shownIn(strip)])}
      >
        <ZoomIn size={20} aria-hidden />
        <span className="sr-only">Enlarge the picture</span>
      </button>
      {open && (
        <Modal title={name} className="zoom-sheet" onClose={() => setOpen(undefined)}>
          {() => (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved about must be reached by keyboard
            <section className="min-h-0 flex-1 overflow-auto" aria-label="The picture, enlarged" tabIndex={0}>
              <Photo
                {...open}
                media={open.id}
                alt={open.alt || name}
                sizes="max(200vw, 75rem)"
                ratio="4 / 5"
                className="w-[max(200vw,75rem)] max-w-none"
              />
            </section>
          )}
        </Modal>
      )}
    </>
  )
}
