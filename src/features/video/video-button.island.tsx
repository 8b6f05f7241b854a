import { Play } from 'lucide'
import { useState } from 'react'
import type { Video } from '../../shared/content/media/videos.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Player } from './player.tsx'

type Props = { video: Video; text: string; title: string; className: string }

/** Opens a video in a dialog. Before that nothing of it is fetched, from wherever it comes. */
export default function VideoButton({ video, text, title, className }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className="needs-script">
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LineIcon of={Play} size={20} fill="currentColor" />
        <span>{text}</span>
      </button>
      {open && (
        <Modal title={title} className="video-sheet" onClose={() => setOpen(false)}>
          {() => <Player video={video} title={title} />}
        </Modal>
      )}
    </div>
  )
}
