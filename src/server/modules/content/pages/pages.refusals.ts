import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const pagesRefusals = {
  'page.notFound': [404, 'This page was not found.'],
  'preview.notFound': [404, 'This preview link has ended.'],
  'page.changed': [409, 'Another user changed this to {now}. Save again to overwrite it.'],
  'page.stale': [
    409,
    'Another user saved this page while you were editing. Review their changes before you save yours.',
  ],
  'page.locked': [
    409,
    '{name} is editing this page, so your last changes weren’t saved. Take over the page to continue.',
  ],
  'page.path': [400, '{fault}'],
  'page.taken': [409, 'Another page already has the path {path}.'],
  'page.root': [
    409,
    'The path / always shows the home page. Give this page its own path, then choose it as the home page.',
  ],
  'page.fixed': [409, 'This page is required. It can’t be moved or deleted.'],
  'page.isHome': [409, 'This is the home page. Choose another home page first.'],
  'page.time': [400, 'Choose a publishing time in the future.'],
  'page.unpublished': [409, 'Publish this page first.'],
  'page.keptDraft': [404, 'This draft was not found.'],
  'page.version': [404, 'This version was not found.'],
  'page.preset': [400, 'There is no preset named "{preset}".'],
} as const satisfies RefusalTexts
