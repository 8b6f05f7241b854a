export function PageSettings(_: { pageId: string; onSaved: () => void; onClose: () => void }) {
  return null
}
