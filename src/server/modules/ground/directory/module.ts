import { defineModule } from '../../module.ts'
import { mediaInSite } from './media-in-site.ts'

export const directoryModule = defineModule({
  name: 'directory',
  mediaUse: mediaInSite,
})
