import { type FieldPath, useWatch } from 'react-hook-form'
import type { OwnFont } from '../../shared/sites/theme/own-fonts.ts'
import { fontFamilies } from '../../shared/sites/theme/theme.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { LookControl, LookForm, LookValues } from './look-values.ts'
import { NumberField } from './number-field.tsx'

type Props = { form: LookForm }

type Group = { title: string; colours: [FieldPath<LookValues>, string][] }

/** Colour fields of the light or the dark theme. */
const groupsOf = (theme: 'theme' | 'theme.dark'): Group[] => [
  {
    title: 'Page',
    colours: [
      [`${theme}.colors.primary.accent`, 'Accent'],
      [`${theme}.colors.primary.text`, 'Text'],
      [`${theme}.colors.primary.bg`, 'Background'],
      [`${theme}.colors.primary.border`, 'Borders'],
    ],
  },
  {
    title: 'Soft',
    colours: [
      [`${theme}.colors.secondary.text`, 'Soft text'],
      [`${theme}.colors.secondary.bg`, 'Soft background'],
      [`${theme}.colors.secondary.border`, 'Strong borders'],
      [`${theme}.colors.sale`, 'Sale'],
    ],
  },
  {
    title: 'Strong background',
    colours: [
      [`${theme}.colors.strong.text`, 'Text'],
      [`${theme}.colors.strong.bg`, 'Background'],
    ],
  },
]

const lightGroups = groupsOf('theme')

const darkGroups: Group[] = [
  ...groupsOf('theme.dark'),
  {
    title: 'Main button',
    colours: [
      ['theme.dark.buttons.primary.backgroundColor', 'Background'],
      ['theme.dark.buttons.primary.textColor', 'Text'],
      ['theme.dark.buttons.primary.borderColor', 'Border'],
    ],
  },
  {
    title: 'Other buttons and links',
    colours: [
      ['theme.dark.buttons.secondary.backgroundColor', 'Background'],
      ['theme.dark.buttons.secondary.textColor', 'Text'],
      ['theme.dark.buttons.secondary.borderColor', 'Border'],
      ['theme.dark.buttons.linkTextColor', 'Links'],
    ],
  },
]

const colourGrid = 'grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-2'

export const ColourParts = ({ form }: Props) => <Groups form={form} groups={lightGroups} />
export const DarkColourParts = ({ form }: Props) => <Groups form={form} groups={darkGroups} />

function Groups({ form, groups }: Props & { groups: Group[] }) {
  return (
    <div className="grid gap-6">
      {groups.map(({ title, colours }) => (
        <fieldset key={title}>
          <legend className="mb-2 text-sm text-ink-soft">{title}</legend>
          <Colours control={form.control} colours={colours} />
        </fieldset>
      ))}
    </div>
  )
}

export function Colours({ control, colours }: { control: LookControl; colours: [FieldPath<LookValues>, string][] }) {
  return (
    <div className={colourGrid}>
      {colours.map(([name, label]) => (
        <ColourField key={name} control={control} name={name} label={label} />
      ))}
    </div>
  )
}

/** Fonts to choose from: served, uploaded, and the current one. */
function fontOptions(own: OwnFont[], chosen: string) {
  const names = new Set([...Object.keys(fontFamilies), ...own.map(({ family }) => family), chosen])
  return [...names].map((name) => ({ value: name, title: name === 'System' ? 'System font' : name }))
}

export function FontParts({ form, own }: Props & { own: OwnFont[] }) {
  const theme = useWatch({ control: form.control, name: 'theme' })
  return (
    <div className="grid gap-6">
      {(['heading', 'body'] as const).map((use) => (
        <fieldset key={use}>
          <legend className="mb-2 text-sm text-ink-soft">{use === 'heading' ? 'Headings' : 'Text'}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Font"
              options={fontOptions(own, theme.fonts?.[use]?.name ?? 'Anek Latin')}
              error={form.formState.errors.theme?.fonts?.[use]?.name?.message}
              {...form.register(`theme.fonts.${use}.name`)}
            />
            <SelectField
              label="Style"
              options={[
                { value: 'normal', title: 'Normal' },
                { value: 'italic', title: 'Italic' },
              ]}
              {...form.register(`theme.fonts.${use}.style`)}
            />
            <NumberField
              control={form.control}
              name={`theme.fonts.${use}.weight`}
              label="Weight"
              min={200}
              max={900}
              step={10}
              unit=""
            />
            <NumberField
              control={form.control}
              name={`theme.fonts.${use}.tracking`}
              label="Letter spacing"
              min={-0.08}
              max={0.2}
              step={0.005}
              unit="em"
            />
          </div>
        </fieldset>
      ))}
    </div>
  )
}

export function ButtonParts({ form }: Props) {
  return (
    <div className="grid gap-6">
      {(['primary', 'secondary'] as const).map((look) => (
        <fieldset key={look}>
          <legend className="mb-2 text-sm text-ink-soft">{look === 'primary' ? 'Main button' : 'Other buttons'}</legend>
          <div className="grid gap-4">
            <Colours
              control={form.control}
              colours={[
                [`theme.buttons.${look}.backgroundColor`, 'Background'],
                [`theme.buttons.${look}.textColor`, 'Text'],
                [`theme.buttons.${look}.borderColor`, 'Border'],
              ]}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <NumberField
                control={form.control}
                name={`theme.buttons.${look}.borderRadius`}
                label="Corner radius"
                min={0}
                max={48}
                step={1}
                unit="px"
              />
              <NumberField
                control={form.control}
                name={`theme.buttons.${look}.borderWidth`}
                label="Border width"
                min={0}
                max={4}
                step={0.5}
                unit="px"
              />
            </div>
          </div>
        </fieldset>
      ))}
      <div className={colourGrid}>
        <ColourField control={form.control} name="theme.buttons.linkTextColor" label="Links" />
      </div>
    </div>
  )
}

const densityChoices = [
  { value: 'compact', title: 'Compact' },
  { value: 'regular', title: 'Regular' },
  { value: 'airy', title: 'Airy' },
]
const scaleChoices = [
  { value: 'small', title: 'Small' },
  { value: 'regular', title: 'Regular' },
  { value: 'large', title: 'Large' },
]

export function SpacePart({ form: { register } }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Space around sections" options={densityChoices} {...register('theme.density')} />
      <SelectField label="Size of headings" options={scaleChoices} {...register('theme.typeScale')} />
    </div>
  )
}

export function CornerPart({ form }: Props) {
  return (
    <div className="max-w-sm">
      <NumberField
        control={form.control}
        name="theme.radius"
        label="Cards and pictures"
        min={0}
        max={32}
        step={1}
        unit="px"
      />
    </div>
  )
}
