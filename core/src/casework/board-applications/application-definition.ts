import { choiceFields } from '../../content/boards/rules.ts'
import {
  contactEmail,
  contactName,
  contactPhone,
  type FormDefinition,
  type FormField,
  type FormText,
} from '../forms/rules.ts'

const w = (en: string, es: string): FormText => ({ en, es })
const required = { isRequired: true } as const

const choiceOf = (name: string, label: FormText, more: Partial<FormField> = {}): FormField =>
  // A partial field loses that the kinds belong together.
  ({ kind: 'choice', name, label, choices: [], from: 'boards', ...more }) as FormField

const [first, second, third] = choiceFields

const theBoards: readonly FormField[] = [
  {
    kind: 'words',
    name: 'validity',
    label: w(
      'Boards with open seats are listed. Your application counts for each board that you choose, and the city can appoint you from it for one year.',
      'Se muestran las juntas con lugares libres. Su postulación cuenta para cada junta que elija, y la ciudad puede designarle a partir de ella durante un año.',
    ),
  },
  choiceOf(first, w('First choice', 'Primera opción'), {
    ...required,
    isSubject: true,
    missing: w('Choose the board that you want most.', 'Elija la junta que más le interesa.'),
  }),
  choiceOf(second, w('Second choice', 'Segunda opción')),
  choiceOf(third, w('Third choice', 'Tercera opción')),
]

const you: readonly FormField[] = [
  {
    kind: 'yes-no',
    name: 'livesHere',
    ...required,
    label: w('Do you live in the city?', '¿Vive en la ciudad?'),
    missing: w('Say whether you live in the city.', 'Indique si vive en la ciudad.'),
    hint: w(
      'Some seats are only for people who live here.',
      'Algunos lugares son solo para residentes.',
    ),
  },
  {
    kind: 'number',
    name: 'years',
    label: w('For how many years?', '¿Desde hace cuántos años?'),
    max: 120,
    when: { field: 'livesHere', is: ['yes'] },
  },
  {
    kind: 'paragraph',
    name: 'reason',
    ...required,
    label: w('Why do you want to serve?', '¿Por qué quiere participar?'),
    missing: w('Tell us in a few sentences why.', 'Cuéntenos por qué en unas frases.'),
  },
  {
    kind: 'paragraph',
    name: 'experience',
    label: w('Work, studies or experience that help', 'Trabajo, estudios o experiencia que ayudan'),
  },
  {
    kind: 'files',
    name: 'resume',
    most: 2,
    label: w('Résumé, if you have one', 'Currículum, si lo tiene'),
  },
]

const reach: readonly FormField[] = [
  { ...contactName, maxLength: 100 },
  {
    kind: 'address',
    name: 'address',
    ...required,
    label: w('Home address', 'Dirección de su casa'),
    missing: w('Enter your address.', 'Escriba su dirección.'),
  },
  contactEmail,
  contactPhone,
]

/** Process 149, to serve on a board. A migration brings it to every city; a test compares both. */
export const boardApplicationDefinition: FormDefinition = {
  pages: [
    { title: w('The boards', 'Las juntas'), fields: theBoards },
    { title: w('About you', 'Sobre usted'), fields: you },
    { title: w('How we reach you', 'Cómo comunicarnos con usted'), fields: reach },
  ],
  fees: [],
  isChecked: true,
  thanks: w(
    'The city clerk reads every application. If you are chosen, we write to you, and your name appears on the board’s page.',
    'La secretaría municipal lee todas las postulaciones. Si le eligen, le escribimos y su nombre aparece en la página de la junta.',
  ),
}
