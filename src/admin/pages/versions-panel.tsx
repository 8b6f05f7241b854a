export function VersionsPanel(_: { pageId: string; onRestored: () => void; onClose: () => void }) {
  return null
}
