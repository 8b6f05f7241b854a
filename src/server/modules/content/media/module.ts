import { defineModule } from '../../module.ts'
import { mediaJobs } from './media.jobs.ts'
import { mediaRoutes } from './media.routes.ts'
import { recorded } from './recorded.ts'
import { removeOldStrays } from './remove-strays.ts'
import { mediaInVideos } from './uses.ts'

export const mediaModule = defineModule({
  name: 'media',
  routes: ({ mediaUses }) => mediaRoutes(mediaUses),
  jobs: mediaJobs,
  periodic: [{ name: 'media.strays', seconds: 3_600, run: removeOldStrays }],
  mediaUse: mediaInVideos,
  recorded,
})
