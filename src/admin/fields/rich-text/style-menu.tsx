import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Check, ChevronDown } from 'lucide-react'
import { toolClass } from './tool-class.ts'

const levels = { '0': 'Text', '2': 'Heading', '3': 'Subheading', '4': 'Small heading' }

const headings = [2, 3, 4] as const

/** Style of the paragraph at the cursor: text, or one of three heading levels. H1 is the page's own. */
export function StyleMenu({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: ({ editor: now }) => headings.find((of) => now.isActive('heading', { level: of })) ?? 0,
  })
  const set = (next: string) => {
    const chain = editor.chain().focus()
    const level = headings.find((of) => String(of) === next)
    if (level === undefined) chain.setParagraph().run()
    else chain.setHeading({ level }).run()
  }
  return (
    <Menu.Root>
      <Toolbar.Button
        render={<Menu.Trigger />}
        aria-label={`Style: ${levels[`${level}`]}`}
        className={`${toolClass} gap-1 px-1.5 text-sm pointer-coarse:w-auto`}
      >
        <span className="max-w-20 truncate">{levels[`${level}`]}</span>
        <ChevronDown className="size-3.5" aria-hidden />
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-[60]">
          <Menu.Popup
            finalFocus={false}
            className="min-w-44 rounded-[9px] border border-line bg-ground p-1 text-ink shadow-raised outline-none"
          >
            <Menu.RadioGroup value={`${level}`} onValueChange={set}>
              {Object.entries(levels).map(([value, title]) => (
                <Menu.RadioItem
                  key={value}
                  value={value}
                  closeOnClick
                  className="flex min-h-8 items-center gap-2 rounded-[5px] px-2 text-sm outline-none select-none data-[highlighted]:bg-ground-soft pointer-coarse:min-h-11"
                >
                  <span className="grid size-4 place-items-center">
                    <Menu.RadioItemIndicator>
                      <Check className="size-4" aria-hidden />
                    </Menu.RadioItemIndicator>
                  </span>
                  {title}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
