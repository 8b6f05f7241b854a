import type { Ctx } from '../../../platform/context.ts'
import type { Draft } from './reading/draft.ts'
import { idOfPicture } from './reading/picture-address.ts'

type Pictures = NonNullable<Draft['pictures']>

/** Pictures of this site's library among addresses, as our own export writes them. */
export function ownPictures({ site }: Ctx, pictures: Pictures): { id: string; alt: string }[] {
  return pictures.flatMap(({ url, alt }) => {
    const id = idOfPicture(site.origin, url)
    return id === undefined ? [] : [{ id, alt }]
  })
}

/** Pictures that are named by a file in a ZIP, not by an address. */
export const isFileName = (url: string): boolean => !url.includes('://')

/** Pictures that stand elsewhere, or in a ZIP. */
export function otherPictures({ site }: Ctx, pictures: Pictures): Pictures {
  return pictures.filter(({ url }) => idOfPicture(site.origin, url) === undefined)
}
