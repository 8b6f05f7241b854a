import { ChoiceControl } from './controls/choice.tsx'
import { ColourControl } from './controls/colour.tsx'
import { DateControl } from './controls/date.tsx'
import { FormControl } from './controls/form.tsx'
import { GroupControl } from './controls/group.tsx'
import { IconControl } from './controls/icon.tsx'
import { ImageControl } from './controls/image.tsx'
import { KeyValueControl } from './controls/key-value.tsx'
import { DocumentControl, VideoControl } from './controls/library-file.tsx'
import { LinkControl } from './controls/link.tsx'
import { ListControl } from './controls/list.tsx'
import { LongTextControl } from './controls/long-text.tsx'
import { NumberControl } from './controls/number.tsx'
import { ProductsControl } from './controls/products.tsx'
import { ResponsiveControl } from './controls/responsive.tsx'
import { RichTextControl } from './controls/rich-text.tsx'
import { StringsControl } from './controls/strings.tsx'
import { SwitchControl } from './controls/switch.tsx'
import { TextControl } from './controls/text.tsx'
import { thingControls } from './controls/thing.tsx'
import type { Controls } from './form-context.ts'

/** The control of each kind of field. A kind without a control fails to compile. */
export const controls: Controls = {
  text: TextControl,
  'long-text': LongTextControl,
  'rich-text': RichTextControl,
  number: NumberControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  colour: ColourControl,
  strings: StringsControl,
  'key-value': KeyValueControl,
  image: ImageControl,
  link: LinkControl,
  icon: IconControl,
  date: DateControl,
  video: VideoControl,
  document: DocumentControl,
  products: ProductsControl,
  ...thingControls,
  form: FormControl,
  group: GroupControl,
  list: ListControl,
  responsive: ResponsiveControl,
}
