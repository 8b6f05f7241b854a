import { Dialog } from '../../ui/dialog.tsx'

const mod = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

const groups = [
  {
    title: 'Everywhere',
    keys: [
      [[mod, 'K'], 'Search over everything'],
      [['?'], 'Show these shortcuts'],
      [['Esc'], 'Close what is open'],
    ],
  },
  {
    title: 'Lists',
    keys: [
      [['/'], 'Go to the search of the list'],
      [['↑', '↓'], 'Go from row to row'],
      [['Enter'], 'Open the row'],
    ],
  },
  {
    title: 'Forms',
    keys: [[[mod, 'S'], 'Save']],
  },
  {
    title: 'Page builder',
    keys: [
      [[mod, 'Z'], 'Undo'],
      [['Alt', '↑ ↓'], 'Move the section'],
      [[mod, 'D'], 'Duplicate the section'],
      [[mod, 'C'], 'Copy the section'],
      [[mod, 'V'], 'Paste a section'],
      [[mod, 'H'], 'Hide or show the section'],
      [['Delete'], 'Delete the section'],
    ],
  },
] as const

/** The keyboard shortcuts, by where they work. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className="mb-2 text-sm text-ink-soft">{title}</h3>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
              {keys.map(([pressed, does]) => (
                <div key={does} className="contents">
                  <dt>{does}</dt>
                  <dd className="flex justify-end gap-1">
                    {pressed.map((key) => (
                      <kbd
                        key={key}
                        className="grid min-w-6 place-items-center rounded-[5px] border border-line-strong bg-ground-soft px-1.5 text-xs"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
