import { usePage } from '../../sections/define/page-info.tsx'
import { matchPath } from '../../shared/content/pages/paths.ts'

/** Whether this is the address of the template that a personal section belongs to. */
export function isAtHome(template: string, path: string): boolean {
  return matchPath(path)?.route.template === template
}

/**
 * Sample data for a personal section, or null at its own template's address. Elsewhere (gallery, builder) it must neither make calls
 * nor redirect to sign-in.
 */
export function usePreview<T>(template: string, preview: T): T | null {
  return isAtHome(template, usePage().path) ? null : preview
}
