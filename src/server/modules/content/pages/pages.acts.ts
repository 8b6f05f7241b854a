import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const pagesThings = {
  page: 'Page',
} as const satisfies ThingNames

export const pagesActs = {
  'page.add': ['page', 'made a page'],
  'page.change': ['page', 'changed title, path or SEO of a page'],
  'page.delete': ['page', 'deleted a page'],
  'page.draft': ['page', 'edited a page'],
  'page.home': ['page', 'chose the home page'],
  'page.preview': ['page', 'made a preview link'],
  'page.previewEnd': ['page', 'ended a preview link'],
  'page.publish': ['page', 'published a page'],
  'page.restore': ['page', 'brought back a version of a page'],
  'page.schedule': ['page', 'scheduled a page'],
  'page.undelete': ['page', 'brought back a deleted page'],
  'page.unschedule': ['page', 'took a page off its schedule'],
} as const satisfies ActTexts
