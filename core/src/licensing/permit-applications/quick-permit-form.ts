import {
  contactEmail,
  contactName,
  contactPhone,
  type FormChoice,
  type FormCondition,
  type FormDefinition,
  type FormField,
  type FormText,
} from '../../casework/forms/rules.ts'
import {
  newBuildingKinds,
  optionKinds,
  optionsFor,
  type PermitOption,
  permitOptions,
  type PropertyType,
  propertyTypes,
} from '../permits/rules.ts'
import { optionWords, propertyWords, unitWords } from './quick-permit-words.ts'

const w = (en: string, es: string): FormText => ({ en, es })
const whenOption = (...is: readonly PermitOption[]): FormCondition => ({ field: 'option', is })
const required = { isRequired: true } as const

/** Work that the owner may do without a licensed contractor. */
const ownWork: readonly PermitOption[] = permitOptions.filter((option) =>
  ['shed', 'fence', 'deck', 'patio', 'pool', 'hot_tub', 'driveway', 'sidewalk', 'window', 'other']
    // The list of kinds is wider than this constant's.
    .some((kind) => kind === optionKinds[option]),
)

const isNew = (type: PropertyType): boolean => newBuildingKinds[type] !== undefined
const oldTypes = propertyTypes.filter((type) => !isNew(type))
const newTypes = propertyTypes.filter(isNew)

const optionChoices: readonly FormChoice[] = permitOptions.map((value) => ({
  value,
  label: optionWords[value],
  when: {
    field: 'propertyType',
    is: oldTypes.filter((type) => optionsFor(type).includes(value)),
  },
}))

type UnitKey = keyof typeof unitWords

/** Which work each unit of the fee schedules belongs to. */
const unitsOf: Readonly<Record<Exclude<UnitKey, 'projectValue'>, readonly PermitOption[]>> = {
  squares: ['RepairReplaceRoof', 'RepairReplaceSiding'],
  feet: ['PuttingUpFence', 'InstallPrivateSidewalk'],
  squareFeet: [
    'BuildingShed',
    'InstallResidentialDriveway',
    'InstallPatio',
    'InstallDeckUnder4Feet',
    'RemodelingStructure',
  ],
  windows: ['ReplaceWindow'],
  circuits: ['MinorElectricalWork'],
  fixtures: ['MinorPlumbingWork'],
}

const number = (
  name: string,
  [label, missing]: readonly [FormText, FormText],
  limits: { readonly max: number; readonly min?: number; readonly decimals?: number },
  when?: FormCondition,
): FormField => ({
  kind: 'number',
  name,
  ...required,
  label,
  missing,
  min: 1,
  ...limits,
  ...(when && { when }),
})

const counted = (key: Exclude<UnitKey, 'projectValue'>, max: number, decimals = 0): FormField =>
  number(key, unitWords[key], { max, decimals }, whenOption(...unitsOf[key]))

const choice = (
  name: string,
  label: FormText,
  choices: Readonly<Record<string, FormText>>,
  when: FormCondition,
): FormField => ({
  kind: 'choice',
  name,
  ...required,
  label,
  choices: Object.entries(choices).map(([value, text]) => ({ value, label: text })),
  when,
})

const yesNo = (name: string, label: FormText, when: FormCondition): FormField => ({
  kind: 'yes-no',
  name,
  ...required,
  label,
  when,
})

/** Has a place on the lot, which a drawing of it shows. */
const onTheLot = whenOption(
  'BuildingShed',
  'PuttingUpFence',
  'InstallingHotTub',
  'InstallResidentialDriveway',
  'InstallAboveGroundPool',
  'InstallPatio',
  'InstallDeckUnder4Feet',
  'InstallPrivateSidewalk',
)

const project: readonly FormField[] = [
  {
    kind: 'choice',
    name: 'propertyType',
    ...required,
    label: w('What kind of property is it?', '¿Qué tipo de propiedad es?'),
    choices: propertyTypes.map((value) => ({ value, label: propertyWords[value] })),
  },
  {
    kind: 'choice',
    name: 'option',
    ...required,
    isSubject: true,
    label: w('What do you want to do?', '¿Qué quiere hacer?'),
    choices: optionChoices,
    when: { field: 'propertyType', is: oldTypes },
  },
]

const place: readonly FormField[] = [
  {
    kind: 'address',
    name: 'address',
    ...required,
    label: w('Address of the property', 'Dirección de la propiedad'),
    hint: w(
      'Number and street, with the unit if there is one.',
      'Número y calle, con la unidad si la hay.',
    ),
    missing: w('Enter the address of the property.', 'Escriba la dirección de la propiedad.'),
  },
  {
    kind: 'text',
    name: 'ownerName',
    ...required,
    maxLength: 80,
    label: w('Name of the owner', 'Nombre del dueño'),
    missing: w('Enter the name of the owner.', 'Escriba el nombre del dueño.'),
    hint: w('Permits are public records.', 'Los permisos son registros públicos.'),
  },
]

const work: readonly FormField[] = [
  {
    kind: 'paragraph',
    name: 'description',
    ...required,
    maxLength: 500,
    label: w('Describe the work', 'Describa la obra'),
    missing: w('Describe the work in a few words.', 'Describa la obra en pocas palabras.'),
    hint: w(
      'For example: tear off the old shingles and put on new ones.',
      'Por ejemplo: quitar las tejas viejas y poner nuevas.',
    ),
  },
  counted('squares', 1000, 1),
  yesNo(
    'tearOff',
    w('Will the old roof be taken off?', '¿Se quitará el techo viejo?'),
    whenOption('RepairReplaceRoof'),
  ),
  counted('feet', 5000),
  number(
    'fenceHeight',
    [
      w('Height of the fence in feet', 'Altura de la cerca en pies'),
      w('Enter the height of the fence.', 'Escriba la altura de la cerca.'),
    ],
    { max: 12, decimals: 1 },
    whenOption('PuttingUpFence'),
  ),
  counted('squareFeet', 20_000),
  number(
    'deckHeight',
    [
      w('Height of the deck in inches', 'Altura de la terraza en pulgadas'),
      w('Enter the height of the deck.', 'Escriba la altura de la terraza.'),
    ],
    { max: 48 },
    whenOption('InstallDeckUnder4Feet'),
  ),
  number(
    'poolDepth',
    [
      w('Depth of the pool in inches', 'Profundidad de la piscina en pulgadas'),
      w('Enter the depth of the pool.', 'Escriba la profundidad de la piscina.'),
    ],
    { max: 96 },
    whenOption('InstallAboveGroundPool'),
  ),
  counted('windows', 500),
  yesNo(
    'sameOpenings',
    w('Do all openings keep their size?', '¿Todas las aberturas conservan su tamaño?'),
    whenOption('ReplaceWindow'),
  ),
  choice(
    'fuel',
    w('What does it run on?', '¿Con qué funciona?'),
    { gas: w('Gas', 'Gas'), electricity: w('Electricity', 'Electricidad') },
    whenOption('ReplaceFurnace', 'ReplaceWaterHeater', 'MinorHVACWork'),
  ),
  counted('circuits', 200),
  counted('fixtures', 200),
  number(
    'buildingArea',
    [
      w('Floor area in square feet', 'Superficie en pies cuadrados'),
      w('Enter the floor area.', 'Escriba la superficie.'),
    ],
    { max: 5_000_000 },
    { field: 'propertyType', is: newTypes },
  ),
  number('projectValue', unitWords.projectValue, { max: 500_000_000 }),
]

const papers: readonly FormField[] = [
  {
    kind: 'words',
    name: 'papersNote',
    label: w(
      'You can send these later too. The reviews begin when the city has what they need.',
      'También puede enviarlos después. Las revisiones empiezan cuando la ciudad tiene lo necesario.',
    ),
  },
  {
    kind: 'files',
    name: 'sitePlan',
    most: 2,
    label: w('Drawing of the lot with the new work', 'Plano del terreno con la obra nueva'),
    when: onTheLot,
  },
  { kind: 'files', name: 'drawings', most: 5, label: w('Drawings', 'Planos') },
  {
    kind: 'files',
    name: 'contract',
    most: 2,
    label: w('Contract or estimate', 'Contrato o presupuesto'),
  },
]

const ownerOrContractor: readonly FormField[] = [
  {
    kind: 'choice',
    name: 'worker',
    ...required,
    label: w('Who does the work?', '¿Quién hace la obra?'),
    choices: [
      {
        value: 'contractor',
        label: w('A contractor with a city license', 'Un contratista con licencia de la ciudad'),
      },
      { value: 'owner', label: w('The owner', 'El dueño'), when: whenOption(...ownWork) },
    ],
  },
  {
    kind: 'license',
    name: 'contractorLicense',
    ...required,
    label: w('License number of the contractor', 'Número de licencia del contratista'),
    hint: w(
      'Type the number, or the name to find it.',
      'Escriba el número, o el nombre para buscarlo.',
    ),
    missing: w(
      'Enter the license number of the contractor.',
      'Escriba el número de licencia del contratista.',
    ),
    when: { field: 'worker', is: ['contractor'] },
  },
]

const reach: readonly FormField[] = [contactName, contactEmail, contactPhone]

/**
 * Process 140, Quick Permit (spec, resident section 9). A migration brings it to every city; a test
 * compares both.
 */
export const quickPermitDefinition: FormDefinition = {
  pages: [
    { title: w('Your project', 'Su proyecto'), fields: project },
    { title: w('The property', 'La propiedad'), fields: place },
    { title: w('The work', 'La obra'), fields: work },
    { title: w('Who does the work', 'Quién hace la obra'), fields: ownerOrContractor },
    { title: w('Drawings and documents', 'Planos y documentos'), fields: papers },
    { title: w('How we reach you', 'Cómo comunicarnos con usted'), fields: reach },
  ],
  fees: [],
  isChecked: true,
  thanks: w(
    'The permit counter checks within two working days that everything is there. The fee is due after the reviews.',
    'El mostrador de permisos revisa en dos días hábiles que esté todo. La tarifa se paga después de las revisiones.',
  ),
}
