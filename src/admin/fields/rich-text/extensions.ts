import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { safeHref } from '../../../shared/content/pages/links.ts'

/** The editor allows what the server's sanitiser keeps (modules/content/pages/rich-text.ts). */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => safeHref(address) !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
]
