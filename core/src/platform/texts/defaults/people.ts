import { group } from './group.ts'

/** Staff find people and organizations. */
export const people = group('People', {
  Title: { en: 'People', es: 'Personas' },
  Search: { en: 'Find a person or organization', es: 'Buscar una persona u organización' },
  SearchHint: {
    en: 'Name, email, phone, address, or the number of a request, payment or water account. Small spelling mistakes are fine.',
    es: 'Nombre, correo, teléfono, dirección, o el número de una solicitud, un pago o una cuenta de agua. No importan los errores pequeños.',
  },
  Find: { en: 'Find', es: 'Buscar' },
  FindFailed: { en: 'The search did not work', es: 'La búsqueda no funcionó' },
  Found: {
    en: ['{{count}} match', '{{count}} matches'],
    es: ['{{count}} resultado', '{{count}} resultados'],
  },
  FoundMore: {
    en: 'The first {{least}} matches. Type more to find others.',
    es: 'Los primeros {{least}} resultados. Escriba más para encontrar otros.',
  },
  Corrected: {
    en: 'Nothing found for “{{term}}”. These match “{{text}}”.',
    es: 'No se encontró nada con «{{term}}». Estos resultados son de «{{text}}».',
  },
  None: { en: 'No one found', es: 'No se encontró a nadie' },
  NoneText: {
    en: 'Try fewer words, the phone number, or the address.',
    es: 'Pruebe con menos palabras, con el teléfono o con la dirección.',
  },
  Start: {
    en: 'Who are you looking for?',
    es: '¿A quién busca?',
  },
  StartText: {
    en: 'Ask a caller for a name, a phone number or a request number. The list fills while you type.',
    es: 'Pida a quien llama un nombre, un teléfono o un número de solicitud. La lista se llena mientras escribe.',
  },
  Results: { en: 'People found', es: 'Personas encontradas' },
  Records: { en: 'Records with this number', es: 'Registros con este número' },
  request: { en: 'Request {{number}}', es: 'Solicitud {{number}}' },
  payment: { en: 'Payment {{number}}', es: 'Pago {{number}}' },
  account: { en: 'Water account {{number}}', es: 'Cuenta de agua {{number}}' },
  Organization: { en: 'Organization', es: 'Organización' },
  Staff: { en: 'Staff', es: 'Personal' },
  Unverified: { en: 'Email not confirmed', es: 'Correo sin confirmar' },
  ReadsSpanish: { en: 'Reads Spanish', es: 'Lee en español' },
  ReadsEnglish: { en: 'Reads English', es: 'Lee en inglés' },
  Email: { en: 'Email', es: 'Correo' },
  Phone: { en: 'Phone', es: 'Teléfono' },
  Address: { en: 'Address', es: 'Dirección' },
})
