import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import type { Section } from './section.ts'

/** Shown to the owner if a section's `upgrade` failed. */
export const upgradeFault =
  'This section was made with an older version and could not be brought up to date. Visitors do not see it. What it holds is kept. Go through its fields.'

/** Stored properties upgraded to the section's version. On failure they are unchanged, and `failed` holds the error. */
export function currentProps(
  section: Pick<Section, 'upgrade' | 'version'>,
  { v, props }: { v?: number; props: PlacedSection['props'] },
): { props: unknown; failed?: unknown } {
  if (!section.upgrade || v === undefined || v >= section.version) return { props }
  try {
    return { props: section.upgrade(props, v) }
  } catch (error) {
    return { props, failed: error ?? new Error('the upgrade threw nothing') }
  }
}
