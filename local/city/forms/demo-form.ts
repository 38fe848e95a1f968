import type {
  FormCondition,
  FormDefinition,
  FormFee,
  FormField,
  FormPage,
} from '@portal/core/forms/rules'
import type { Words } from '../demo.ts'

export interface DemoForm {
  readonly process: number
  readonly name: Words
  readonly definition: FormDefinition
}

export const words = (en: string, es: string): Words => ({ en, es })

/** The error shows when the answer is missing. */
interface Label extends Words {
  readonly missing?: Words
}

/** A label with its error for a missing answer. */
export const asked = (en: string, es: string, missingEn: string, missingEs: string): Label => ({
  en,
  es,
  missing: { en: missingEn, es: missingEs },
})

const labelled = ({ missing, ...label }: Label) => ({ label, ...(missing && { missing }) })

interface Frame {
  hint?: Words
  isRequired?: true
  isSubject?: true
  when?: FormCondition
}
type Plain = 'email' | 'phone' | 'date' | 'address' | 'yes-no'

const required = { isRequired: true } as const

/** Required fields, by name in the answers and label. */
export const plain = (kind: Plain, name: string, label: Label, more: Frame = {}): FormField => ({
  kind,
  name,
  ...labelled(label),
  ...required,
  ...more,
})
export const line = (
  name: string,
  label: Label,
  more: Frame & { maxLength?: number } = {},
): FormField => ({ kind: 'text', name, ...labelled(label), ...required, ...more })
export const story = (name: string, label: Label, more: Frame = {}): FormField => ({
  kind: 'paragraph',
  name,
  ...labelled(label),
  ...required,
  ...more,
})
export const amount = (
  name: string,
  label: Label,
  more: Frame & { min?: number; max?: number; decimals?: number } = {},
): FormField => ({ kind: 'number', name, ...labelled(label), ...required, ...more })

const listed = (choices: Readonly<Record<string, Words>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

export const oneOf = (
  name: string,
  label: Label,
  choices: Readonly<Record<string, Words>>,
  more: Frame = {},
): FormField => ({
  kind: 'choice',
  name,
  ...labelled(label),
  choices: listed(choices),
  ...required,
  ...more,
})
export const someOf = (
  name: string,
  label: Label,
  choices: Readonly<Record<string, Words>>,
  more: Frame = {},
): FormField => ({
  kind: 'choices',
  name,
  ...labelled(label),
  choices: listed(choices),
  ...required,
  ...more,
})
export const uploads = (
  name: string,
  label: Label,
  more: Frame & { most?: number } = {},
): FormField => ({
  kind: 'files',
  name,
  ...labelled(label),
  most: 5,
  ...more,
})
export const infoText = (name: string, label: Words, when?: FormCondition): FormField => ({
  kind: 'words',
  name,
  label,
  ...(when && { when }),
})

export const optional = (field: FormField): FormField => {
  if (field.kind === 'words') return field
  const { isRequired: _isRequired, missing: _missing, ...rest } = field
  return rest
}

export const when = (field: string, ...is: readonly string[]): FormCondition => ({ field, is })

export const page = (title: Words, ...fields: readonly FormField[]): FormPage => ({ title, fields })
export const fee = (
  label: Words,
  cents: number,
  more: Omit<FormFee, 'label' | 'cents'> = {},
): FormFee => ({
  label,
  cents,
  ...more,
})

/** Contact details; every form ends with this page. */
export const reach: FormPage = page(
  words('How we reach you', 'Cómo comunicarnos con usted'),
  line('contactName', asked('Your name', 'Su nombre', 'Enter your name.', 'Escriba su nombre.')),
  plain(
    'email',
    'contactEmail',
    asked(
      'Email',
      'Correo electrónico',
      'Enter your email address.',
      'Escriba su correo electrónico.',
    ),
    {
      hint: words(
        'We write there when something changes.',
        'Le escribimos ahí cuando algo cambia.',
      ),
    },
  ),
  optional(plain('phone', 'contactPhone', words('Phone', 'Teléfono'))),
)

interface Parts {
  pages: readonly FormPage[]
  fees?: readonly FormFee[]
  thanks?: Words
}

const thanksOfAll = words(
  'City staff look at it within three working days.',
  'El personal de la ciudad lo revisa en tres días hábiles.',
)

/** A form that ends with contact details. */
export const form = (process: number, name: Words, parts: Parts): DemoForm => ({
  process,
  name,
  definition: {
    pages: [...parts.pages, reach],
    fees: parts.fees ?? [],
    thanks: parts.thanks ?? thanksOfAll,
  },
})
