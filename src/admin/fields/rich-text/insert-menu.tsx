import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Pencil, Plus, Quote, Table, Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Figure } from '../../../shared/content/blog/article.ts'
import { putFigure, putTable, removeFigure, selectedFigure, tableVerbs, toggleCitation } from './article-verbs.ts'
import { emptyFigures, FigureDialog } from './figure-dialog.tsx'
import { toolClass } from './tool-class.ts'

/** The tools of an article: what can be put into it, and what can be done with the figure, quote or table at the cursor. */
export function InsertMenu({ editor }: { editor: Editor }) {
  const [edited, setEdited] = useState<Figure>()
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      figure: selectedFigure(now),
      isQuote: now.isActive('blockquote'),
      isCitation: now.isActive('citation'),
      isTable: now.isActive('table'),
    }),
  })
  return (
    <>
      <ToolMenu name="Insert" icon={<Plus className="size-4" aria-hidden />}>
        <Item onClick={() => setEdited(emptyFigures.picture)}>Picture</Item>
        <Item onClick={() => setEdited(emptyFigures.video)}>Video</Item>
        <Item onClick={() => setEdited(emptyFigures.product)}>Product</Item>
        <Item onClick={() => setEdited(emptyFigures.button)}>Button</Item>
        <Item onClick={() => putTable(editor)}>Table</Item>
      </ToolMenu>
      {at.figure && (
        <>
          <Tool label={`Change the ${at.figure.of}`} onClick={() => setEdited(at.figure)}>
            <Pencil className="size-4" aria-hidden />
          </Tool>
          <Tool label={`Remove the ${at.figure.of}`} onClick={() => removeFigure(editor)}>
            <Trash2 className="size-4" aria-hidden />
          </Tool>
        </>
      )}
      {at.isQuote && (
        <Tool label="Who said it" aria-pressed={at.isCitation} onClick={() => toggleCitation(editor)}>
          <Quote className="size-4" aria-hidden />
        </Tool>
      )}
      {at.isTable && (
        <ToolMenu name="Table" icon={<Table className="size-4" aria-hidden />}>
          {Object.entries(tableVerbs).map(([name, verb]) => (
            <Item key={name} onClick={() => verb(editor)}>
              {name}
            </Item>
          ))}
        </ToolMenu>
      )}
      {edited && (
        <FigureDialog
          figure={edited}
          isNew={at.figure === undefined}
          onClose={() => setEdited(undefined)}
          onPut={(figure) => {
            setEdited(undefined)
            putFigure(editor, figure)
          }}
        />
      )}
    </>
  )
}

function Tool({ label, ...button }: ComponentProps<typeof Toolbar.Button> & { label: string }) {
  return (
    <Toolbar.Button
      type="button"
      aria-label={label}
      title={label}
      className={toolClass}
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    />
  )
}

function ToolMenu({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Menu.Root>
      <Toolbar.Button render={<Menu.Trigger />} className={`${toolClass} gap-1 px-1.5 text-sm pointer-coarse:w-auto`}>
        {icon}
        {name}
      </Toolbar.Button>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-[60]">
          <Menu.Popup
            finalFocus={false}
            className="min-w-40 rounded-[9px] border border-line bg-ground p-1 text-ink shadow-raised outline-none"
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Item(props: ComponentProps<typeof Menu.Item>) {
  return (
    <Menu.Item
      className="flex min-h-8 items-center rounded-[5px] px-3 text-sm outline-none select-none data-[highlighted]:bg-ground-soft pointer-coarse:min-h-11"
      {...props}
    />
  )
}
