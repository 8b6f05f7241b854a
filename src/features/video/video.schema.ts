import { z } from 'zod'
import { ui } from '../../sections/define/ui.ts'
import { videoOf } from '../../shared/content/media/videos.ts'

/** The address of a video, empty where there is none. */
export const videoField = (label: string) =>
  ui(
    z
      .string()
      .max(500)
      .refine(
        (address) => address === '' || videoOf(address) !== undefined,
        'Enter the address of a video at YouTube or Vimeo, or of a file such as https://…/film.mp4.',
      )
      .default(''),
    {
      label,
      help: 'One of the library, or its address at YouTube or Vimeo. It loads when the visitor plays it.',
      control: 'video',
    },
  )
