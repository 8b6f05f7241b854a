import { defineModule } from '../../module.ts'

export const previewLinksModule = defineModule({
  name: 'preview-links',
  expire: [{ function: 'forget_preview_links' }],
})
