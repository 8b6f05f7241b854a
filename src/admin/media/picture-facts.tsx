import type { MediaDetail, MediaPlace } from '../../shared/content/media/media-admin.ts'
import { capitalised } from '../../shared/text.ts'
import { longDate } from '../../shared/times.ts'
import { useZone } from '../ui/me.ts'
import { lengthText } from '../ui/pictures/media-face.tsx'
import { ServerLink } from '../ui/server-link.tsx'
import { animationText } from '../ui/uploads/animation-text.ts'
import { fileSize, typeName } from './facts.ts'

export function PictureFacts({ item }: { item: MediaDetail }) {
  const zone = useZone()
  const facts = {
    Type: typeName(item.contentType),
    ...(item.kind === 'document' ? {} : { Dimensions: `${item.width} × ${item.height} px` }),
    ...(item.seconds === null ? {} : { Length: lengthText(item.seconds) }),
    Size: fileSize(item.bytes),
    Added: longDate(item.created, zone),
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-sm">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shown when encoding some sizes was given up: what to do. */
export function GivenUpNote({ item }: { item: MediaDetail }) {
  if (!item.givenUp) return null
  return (
    <p className="text-sm text-danger">
      Some sizes of this picture could not be made; another size is shown in their place. Upload its file again, or save
      it as a PNG or JPEG file and upload that.
    </p>
  )
}

/** Shown for a picture that moves, which pages don't. */
export function AnimationNote({ item }: { item: MediaDetail }) {
  if (!item.isAnimated) return null
  return <p className="text-sm text-ink-soft">{animationText}</p>
}

/** `blogCategory` -> `Blog category` */
const inWords = (kind: string) => capitalised(kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

const kindName = (kind: string) => (kind === 'order' ? 'Orders' : inWords(kind))

/** Links to the places that use the picture. */
export function PictureUses({ uses }: { uses: MediaPlace[] }) {
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold">Used in</h3>
      {uses.length === 0 ? (
        <p className="text-sm text-ink-soft">Not used yet.</p>
      ) : (
        <ul className="max-h-52 overflow-y-auto border-y border-line text-sm">
          {uses.map(({ kind, title, href }, index) => (
            <li key={index} className="border-b border-line last:border-b-0">
              <ServerLink
                href={href}
                className="flex min-h-9 items-center gap-3 hover:bg-ground-soft pointer-coarse:min-h-11"
              >
                <span className="w-16 shrink-0 text-ink-soft">{kindName(kind)}</span>
                <span className="min-w-0 truncate font-semibold">{title}</span>
              </ServerLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
