import { usePage } from '../../sections/define/page-info.tsx'
import { matchPath } from '../../shared/content/paths.ts'

/** Whether this is the address of the template that a personal section belongs to. */
export function isAtHome(template: string, path: string): boolean {
  return matchPath(path)?.route.template === template
}

/**
 * What a personal section shows in place of anybody's own, or null on the template that it belongs to: in the gallery and
 * the builder it must neither make calls nor send the reader away to sign in.
 */
export function usePreview<T>(template: string, preview: T): T | null {
  return isAtHome(template, usePage().path) ? null : preview
}
