type Current = { activeOptions: { exact: true }; 'aria-current': 'page' | undefined }

/** Marks a link as the current one. By itself the router marks every link whose address, or search, is part of the current one. */
export function currentLink(here: boolean): Current {
  return { activeOptions: { exact: true }, 'aria-current': here ? 'page' : undefined }
}
