import { Dialog } from '../ui/dialog.tsx'
import { keysText, shortcuts } from './shortcuts.ts'

/** The builder's keys and what they do. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-6 sm:grid-cols-2">
        {shortcuts.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-sm font-semibold">{title}</h3>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
              {keys.map(({ keys, does }) => (
                <div key={keys} className="contents">
                  <dt>
                    <kbd className="rounded-[5px] border border-line bg-ground-soft px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
                      {keysText(keys)}
                    </kbd>
                  </dt>
                  <dd className="text-ink-soft">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
