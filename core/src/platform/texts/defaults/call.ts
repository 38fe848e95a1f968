import { group } from './group.ts'

/** Staff enter a request for a caller. */
export const call = group('Call', {
  Title: { en: 'Enter a request', es: 'Registrar una solicitud' },
  Lead: {
    en: 'For a person on the phone. The request is marked “by phone”.',
    es: 'Para alguien al teléfono. La solicitud queda marcada «por teléfono».',
  },
  What: { en: 'What is it about?', es: '¿De qué se trata?' },
  OtherCategory: { en: 'Choose another kind', es: 'Elegir otro tipo' },
  Caller: { en: 'Who is calling?', es: '¿Quién llama?' },
  Find: { en: 'Find the resident', es: 'Buscar al residente' },
  FindHint: {
    en: 'By name, email address or phone number. Leave it empty if there is no account.',
    es: 'Por nombre, correo o teléfono. Déjelo vacío si no tiene cuenta.',
  },
  Search: { en: 'Search', es: 'Buscar' },
  NoneFound: {
    en: 'No account found. Write down name and contact below.',
    es: 'No se encontró ninguna cuenta. Anote abajo el nombre y el contacto.',
  },
  Found: { en: 'Accounts found', es: 'Cuentas encontradas' },
  Chosen: { en: 'For {{name}}', es: 'Para {{name}}' },
  SomeoneElse: { en: 'Someone else', es: 'Otra persona' },
  NoAccount: {
    en: 'Without an account. If they create one later with this email address, the request moves there.',
    es: 'Sin cuenta. Si después crea una con este correo, la solicitud pasa a ella.',
  },
  Name: { en: 'Name', es: 'Nombre' },
  Email: { en: 'Email', es: 'Correo electrónico' },
  Phone: { en: 'Phone', es: 'Teléfono' },
  PhoneHint: {
    en: 'For questions about this request.',
    es: 'Para preguntas sobre esta solicitud.',
  },
  Language: { en: 'Reads', es: 'Lee' },
  Problem: { en: 'What happened?', es: '¿Qué pasó?' },
  Address: { en: 'Address', es: 'Dirección' },
  Description: { en: 'Description', es: 'Descripción' },
  Rating: { en: 'Rating', es: 'Calificación' },
  Submit: { en: 'Enter the request', es: 'Registrar la solicitud' },
  Failed: { en: 'The request was not entered', es: 'La solicitud no se registró' },
  NoSuchPerson: {
    en: 'This account no longer exists. Search again.',
    es: 'Esa cuenta ya no existe. Busque de nuevo.',
  },
  Entered: {
    en: 'The request was entered. The caller’s number is {{number}}.',
    es: 'La solicitud se registró. El número para quien llama es {{number}}.',
  },
})
