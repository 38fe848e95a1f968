import { group } from './group.ts'

/** Spec, resident section 5. */
export const addOrganization = group('AddOrganization', {
  Search: { en: 'Find your organization', es: 'Busque su organización' },
  SearchHint: {
    en: ['Type at least one letter of its name.', 'Type at least {{count}} letters of its name.'],
    es: [
      'Escriba al menos una letra de su nombre.',
      'Escriba al menos {{count}} letras de su nombre.',
    ],
  },
  NoneFound: {
    en: 'We found no other organization with this name. You can add yours below.',
    es: 'No encontramos otra organización con ese nombre. Puede agregar la suya abajo.',
  },
  New: {
    en: 'Add an organization that is not listed',
    es: 'Agregar una organización que no figura',
  },
  Organization: { en: 'Organization {{number}}', es: 'Organización {{number}}' },
  Known: {
    en: 'The city knows this organization. We will ask its managers to approve you.',
    es: 'La ciudad conoce esta organización. Pediremos a sus administradores que le aprueben.',
  },
  Remove: { en: 'Remove {{name}}', es: 'Quitar {{name}}' },
  Name: { en: 'Name of the organization', es: 'Nombre de la organización' },
  TaxId: { en: 'Tax ID', es: 'Número de identificación fiscal' },
  BusinessLicenseId: { en: 'Business license ID', es: 'Número de licencia comercial' },
  Added: { en: '{{name}} was added to the list.', es: 'Se agregó {{name}} a la lista.' },
  Most: {
    en: ['You can add one at a time.', 'You can add up to {{count}} at a time.'],
    es: ['Puede agregar una a la vez.', 'Puede agregar hasta {{count}} a la vez.'],
  },
})
