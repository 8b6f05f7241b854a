import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const pagesRefusals = {
  'page.notFound': [404, 'This page is not found.'],
  'preview.notFound': [404, 'This preview link has ended already.'],
  'page.changed': [409, 'A colleague has changed this meanwhile, to {now}. Save again to put yours in its place.'],
  'page.stale': [409, 'Somebody else has saved this page meanwhile. Please look at theirs before you go on.'],
  'page.locked': [
    409,
    '{name} is editing this page now, so your last changes were not saved. Take over the page to go on.',
  ],
  'page.path': [400, '{fault}'],
  'page.taken': [409, 'Another page has the path {path} already.'],
  'page.root': [
    409,
    'The path / always shows the home page. Give this page a path of its own; then it can be chosen as the home page.',
  ],
  'page.fixed': [409, 'The system needs this page: it keeps its address, and cannot be deleted.'],
  'page.isHome': [409, 'This is the home page. Please choose another home page first.'],
  'page.unpublished': [409, 'Please publish this page first.'],
  'page.keptDraft': [404, 'This draft is not found.'],
  'page.version': [404, 'This version is not found.'],
  'page.preset': [400, 'No preset is called "{preset}".'],
} as const satisfies RefusalTexts
