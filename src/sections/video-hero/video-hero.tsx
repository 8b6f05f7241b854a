import { HeroWords, heroName } from '../../features/hero-words/hero-words.tsx'
import { PlayVideo } from '../../features/video/play-video.tsx'
import { stillOf } from '../../features/video/still.ts'
import { videoOf } from '../../shared/content/media/videos.ts'
import { grounds } from '../../ui/band.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { looks, sample, schema, type VideoHero } from './video-hero.schema.ts'

/** The video's picture with the button that plays it. Without a picture the button stands with the others. */
function Poster({ props, sizes }: { props: VideoHero; sizes: string }) {
  const still = stillIn(props)
  if (!still.media) return null
  return (
    <div className="relative grid place-items-center overflow-clip rounded-card *:[grid-area:1/1]">
      <Photo {...still} sizes={sizes} ratio="16 / 9" first className="w-full" />
      <div className="relative">
        <Play props={props} />
      </div>
    </div>
  )
}

const stillIn = ({ image, videoLink }: VideoHero) => stillOf(image, videoOf(videoLink))

function Play({ props }: { props: VideoHero }) {
  return (
    <PlayVideo
      videoLink={props.videoLink}
      text={props.videoText || undefined}
      title={heroName(props)}
      className={stillIn(props).media ? 'play-on-picture' : buttonClass('secondary')}
    />
  )
}

/** A page's top with text and a video, which loads only when played. */
function VideoHeroView({ props }: { props: VideoHero }) {
  const { layout, tone, anchor } = props
  if (!heroName(props) && !props.title && !props.description && !stillIn(props).media) return null
  const play = stillIn(props).media ? null : <Play props={props} />
  if (layout === 'beside')
    return (
      <section id={anchor || undefined} className={grounds[tone]}>
        <div className="frame grid items-center gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 py-[calc(clamp(2.5rem,6vw,5.5rem)*var(--air,1))] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <HeroWords words={props} first size="text-4xl" align="start">
            {play}
          </HeroWords>
          <Poster props={props} sizes="(min-width: 84rem) 44rem, (min-width: 64rem) 54vw, 92vw" />
        </div>
      </section>
    )
  return (
    <section id={anchor || undefined} className={`${grounds[tone]} py-[calc(clamp(3rem,7vw,6.5rem)*var(--air,1))]`}>
      <div className="frame">
        <HeroWords words={props} first size="text-5xl" align="center" className="mx-auto max-w-[52rem]">
          {play}
        </HeroWords>
        <div className="mx-auto mt-[clamp(2.5rem,5vw,4.5rem)] max-w-[68rem] empty:hidden">
          <Poster props={props} sizes="(min-width: 74rem) 68rem, 92vw" />
        </div>
      </div>
    </section>
  )
}

export const videoHero = defineSection({
  type: 'video-hero',
  title: 'Hero with a video',
  category: 'hero',
  schema,
  sample,
  looks,
  view: VideoHeroView,
})
