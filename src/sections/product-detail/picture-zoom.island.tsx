import { ZoomIn } from 'lucide'
import { useState } from 'react'
import type { ShownPicture } from '../../shared/content/media/picture-shapes.ts'
import { t } from '../../shared/words.ts'
import { Lightbox } from '../../ui/lightbox.tsx'
import type { LargePicture } from '../../ui/lightbox-stage.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { sourcesOf } from '../../ui/photo.tsx'
import { shownIn, turnTo } from './gallery-strip.ts'

type Props = { strip: string; pictures: ShownPicture[]; name: string }

/** Shows the picture in view as large as the screen, with the others before and after it; each is enlarged there. */
export default function PictureZoom({ strip, pictures, name }: Props) {
  const [first, setFirst] = useState<number>()
  return (
    <>
      <button
        type="button"
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-ground/85 text-ink"
        aria-haspopup="dialog"
        onClick={() => setFirst(shownIn(strip))}
      >
        <LineIcon of={ZoomIn} size={20} />
        <span className="sr-only">{t('Enlarge the picture')}</span>
      </button>
      {first !== undefined && (
        <Lightbox
          pictures={pictures.map((picture) => large(picture, name))}
          first={first}
          onShow={(at) => turnTo(strip, at)}
          onClose={() => setFirst(undefined)}
        />
      )}
    </>
  )
}

function large({ id, alt, width, file }: ShownPicture, name: string): LargePicture {
  return { ...sourcesOf(file ?? id, width), alt: alt || name, caption: '' }
}
