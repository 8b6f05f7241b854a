import type { Settings } from '../../shared/sites/settings-admin.ts'

type Page = Settings['homes'][number]

/** Pages as one chooses them, by title; their paths tell apart those with one title. */
export function pageOptions(pages: Page[]): { value: string; title: string }[] {
  return pages
    .toSorted((a, b) => a.title.localeCompare(b.title) || a.path.localeCompare(b.path))
    .map(({ path, title }) => ({ value: path, title: `${title} · ${path}` }))
}
