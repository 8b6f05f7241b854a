/** About how much search engines show, in characters. */
export const snippetLengths = { title: 60, description: 160 }
