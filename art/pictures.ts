import type { Picture } from './picture.ts'
import { scenes } from './scenes/index.ts'
import { marks } from './scenes/marks.ts'
import { shopPictures } from './shop/index.ts'

export { marks }

/** Everything that the workshop draws, by the name under which starters refer to it. */
export const pictures: Record<string, Picture> = { ...marks, ...scenes, ...shopPictures }
