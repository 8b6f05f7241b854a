const titles: Record<string, string> = {
  ...{ title: 'Title', path: 'URL', shortDescription: 'Summary', body: 'Text', tags: 'Tags', status: 'Status' },
  ...{
    mediaId: 'Picture',
    authorId: 'Author',
    categoryIds: 'Categories',
    relatedIds: 'Related posts',
    publishAt: 'Date',
  },
  ...{ seoTitle: 'Search title', seoDescription: 'Search description', seoMediaId: 'Picture for sharing' },
}

/** Label of a post's field by its name. */
export const titleOf = (field: string) => titles[field] ?? field
