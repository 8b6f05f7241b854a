/** Shortcuts as the help lists them. Mac key names are substituted on display. */
export const shortcuts: { title: string; keys: { keys: string; does: string }[] }[] = [
  {
    title: 'Getting around',
    keys: [
      { keys: 'F6', does: 'Next panel: toolbar, outline, page, fields' },
      { keys: 'Shift F6', does: 'Previous panel' },
      { keys: 'Enter', does: 'From the selected section in the outline to its first field' },
      { keys: 'Esc', does: 'From the fields back to the outline; there, select nothing' },
      { keys: '[', does: 'Hide or show the outline' },
      { keys: ']', does: 'Hide or show the fields' },
    ],
  },
  {
    title: 'Typing on the page',
    keys: [
      { keys: 'Enter', does: 'Done, in a text of one line' },
      { keys: 'Esc', does: 'Done' },
    ],
  },
  {
    title: 'Selected section',
    keys: [
      { keys: 'Alt ↑', does: 'Move up' },
      { keys: 'Alt ↓', does: 'Move down' },
      { keys: 'Ctrl D', does: 'Duplicate' },
      { keys: 'Ctrl C', does: 'Copy' },
      { keys: 'Ctrl X', does: 'Cut' },
      { keys: 'Ctrl V', does: 'Paste below' },
      { keys: 'Ctrl H', does: 'Hide or show' },
      { keys: 'Del', does: 'Remove' },
    ],
  },
  {
    title: 'Page',
    keys: [
      { keys: 'Ctrl Z', does: 'Undo' },
      { keys: 'Ctrl Shift Z', does: 'Redo' },
      { keys: 'Ctrl S', does: 'Save now' },
      { keys: '?', does: 'Show these shortcuts' },
    ],
  },
]

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** `Ctrl+D`, or `⌘D` on a Mac. */
export function keysText(keys: string): string {
  if (!isMac) return keys.replaceAll(' ', '+')
  return keys.replace('Ctrl ', '⌘').replace('Alt ', '⌥').replace('Shift ', '⇧')
}
