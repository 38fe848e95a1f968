import {
  contactEmail,
  contactName,
  contactPhone,
  type FormCondition,
  type FormDefinition,
  type FormField,
  type FormText,
} from '../../casework/forms/rules.ts'
import { kindField } from './new-license.ts'
import { type ContractorTrade, contractorTrades, tradesField } from './trades.ts'

const w = (en: string, es: string): FormText => ({ en, es })
const required = { isRequired: true } as const
const whenKind = (...is: readonly string[]): FormCondition => ({ field: kindField, is })

/** Licenses of the fee schedules `license.<kind>` that a city begins with. */
const kinds: Readonly<Record<string, FormText>> = {
  restaurant: w('Café, restaurant or bar', 'Café, restaurante o bar'),
  retail: w('Shop', 'Tienda'),
  service: w('Services or office', 'Servicios u oficina'),
  contractor: w('Contractor', 'Contratista'),
  home_business: w('Business at home', 'Negocio en casa'),
  charity: w('Charity', 'Organización benéfica'),
}

const trades: Readonly<Record<ContractorTrade, FormText>> = {
  general: w('General contractor', 'Contratista general'),
  roofing: w('Roofing and siding', 'Techos y revestimientos'),
  electrical: w('Electrical work', 'Trabajo eléctrico'),
  plumbing: w('Plumbing', 'Plomería'),
  mechanical: w('Heating and cooling', 'Calefacción y aire acondicionado'),
  concrete: w('Concrete and paving', 'Concreto y pavimento'),
}

const counted = (name: string, kind: string, label: FormText, missing: FormText): FormField => ({
  kind: 'number',
  name,
  ...required,
  label,
  missing,
  max: 5000,
  when: whenKind(kind),
})

const business: readonly FormField[] = [
  {
    kind: 'choice',
    name: kindField,
    ...required,
    label: w('Kind of license', 'Tipo de licencia'),
    missing: w('Choose the kind of license.', 'Elija el tipo de licencia.'),
    isSubject: true,
    choices: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choices',
    name: tradesField,
    ...required,
    label: w('Your trades', 'Sus oficios'),
    hint: w(
      'Permits can name your license only for work of these trades.',
      'Los permisos solo pueden nombrar su licencia para obras de estos oficios.',
    ),
    missing: w('Choose at least one trade.', 'Elija al menos un oficio.'),
    choices: contractorTrades.map((value) => ({ value, label: trades[value] })),
    when: whenKind('contractor'),
  },
  {
    kind: 'text',
    name: 'business',
    ...required,
    label: w('Name of the business', 'Nombre del negocio'),
    missing: w('Enter the name of the business.', 'Escriba el nombre del negocio.'),
    maxLength: 100,
  },
  {
    kind: 'address',
    name: 'address',
    ...required,
    label: w('Address', 'Dirección'),
    missing: w('Enter the address.', 'Escriba la dirección.'),
  },
  {
    kind: 'paragraph',
    name: 'activity',
    ...required,
    label: w('What the business does', 'A qué se dedica el negocio'),
    missing: w('Enter what the business does.', 'Indique a qué se dedica el negocio.'),
  },
  counted(
    'seats',
    'restaurant',
    w('Seats for guests', 'Asientos para clientes'),
    w(
      'Enter the number of seats. Enter 0 without seats.',
      'Escriba el número de asientos. Escriba 0 si no hay asientos.',
    ),
  ),
  counted(
    'employees',
    'retail',
    w('Employees', 'Empleados'),
    w(
      'Enter the number of employees. Enter 0 without employees.',
      'Escriba el número de empleados. Escriba 0 si no hay empleados.',
    ),
  ),
  { kind: 'date', name: 'opensOn', label: w('Day of the opening', 'Día de apertura') },
]

const owner: readonly FormField[] = [
  {
    kind: 'text',
    name: 'owner',
    ...required,
    label: w('Name of the owner', 'Nombre del dueño'),
    missing: w('Enter the name of the owner.', 'Escriba el nombre del dueño.'),
  },
  {
    kind: 'text',
    name: 'taxNumber',
    ...required,
    label: w('State tax number', 'Número de impuestos del estado'),
    missing: w(
      'Enter the tax number from your registration with the state.',
      'Escriba el número de impuestos de su registro ante el estado.',
    ),
    hint: w('For example, 4123-4567.', 'Por ejemplo, 4123-4567.'),
    maxLength: 20,
  },
  {
    kind: 'files',
    name: 'floorPlan',
    most: 5,
    label: w('Floor plan', 'Plano del local'),
    hint: w('A drawing by hand will do.', 'Basta un dibujo a mano.'),
    when: whenKind('restaurant', 'retail', 'service'),
  },
  {
    kind: 'files',
    name: 'healthPermit',
    most: 5,
    label: w(
      'Health permit of the county, if you have it',
      'Permiso de salud del condado, si lo tiene',
    ),
    when: whenKind('restaurant'),
  },
  {
    kind: 'files',
    name: 'insurance',
    most: 5,
    ...required,
    label: w('Certificate of insurance', 'Certificado de seguro'),
    missing: w('Add the certificate of insurance.', 'Agregue el certificado de seguro.'),
    when: whenKind('contractor'),
  },
]

const reach: readonly FormField[] = [contactName, contactEmail, contactPhone]

/**
 * Process 141, the application for a business license. The kinds and what is counted have the names
 * of the fee schedules, from which staff issue it. A migration brings it to every city; a test
 * compares both.
 */
export const newLicenseDefinition: FormDefinition = {
  pages: [
    { title: w('The business', 'El negocio'), fields: business },
    { title: w('Owner and papers', 'Dueño y documentos'), fields: owner },
    { title: w('How we reach you', 'Cómo comunicarnos con usted'), fields: reach },
  ],
  fees: [],
  thanks: w(
    'Staff review it. Then you pay the fee online, and the license comes by email with its PIN.',
    'El personal la revisa. Después usted paga la tarifa en línea y la licencia llega por correo electrónico con su PIN.',
  ),
}
