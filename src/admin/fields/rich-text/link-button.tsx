import { Popover } from '@base-ui/react/popover'
import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { LinkForm } from './link-form.tsx'
import { toolClass } from './tool-class.ts'

/** Makes what is selected a link, or changes or takes away the one at the cursor. */
export function LinkButton({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false)
  const href = useEditorState({
    editor,
    selector: ({ editor: now }) => (now.isActive('link') ? String(now.getAttributes('link').href ?? '') : undefined),
  })
  const set = (address: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && href === undefined)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setLink({ href: address }).run()
    setOpen(false)
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Toolbar.Button
        render={<Popover.Trigger />}
        aria-label="Link"
        aria-pressed={href !== undefined}
        title="Link"
        className={toolClass}
      >
        <LinkIcon className="size-4" aria-hidden />
      </Toolbar.Button>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={8} className="z-[60]">
          <Popover.Popup
            aria-label="Link"
            className="w-[min(20rem,calc(100vw-1rem))] rounded-[9px] border border-line bg-ground p-3 text-ink shadow-raised outline-none"
          >
            <LinkForm href={href ?? ''} onSet={set} onRemove={href === undefined ? undefined : remove} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
