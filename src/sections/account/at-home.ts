import { matchPath } from '../../shared/paths.ts'
import { usePage } from '../define/page-info.tsx'

/**
 * What a personal section shows in place of anybody's own, or null on the template that it belongs to: in the gallery and
 * the builder it must neither make calls nor send the reader away to sign in.
 */
export function usePreview<T>(template: string, preview: T): T | null {
  return matchPath(usePage().path)?.route.template === template ? null : preview
}
