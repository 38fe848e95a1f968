import { group } from './group.ts'

/** Labels of fields (spec, resident section 3). */
export const person = group('Person', {
  FirstName: { en: 'First name', es: 'Nombre' },
  LastName: { en: 'Last name', es: 'Apellido' },
  PhoneNumber: { en: 'Phone number', es: 'Número de teléfono' },
  PhoneHint: { en: 'For example (847) 555-0123', es: 'Por ejemplo (847) 555-0123' },
  Email: { en: 'Email address', es: 'Correo electrónico' },
  Address1: { en: 'Street address', es: 'Calle y número' },
  Address2: { en: 'Apartment, suite or unit', es: 'Apartamento, oficina o unidad' },
  City: { en: 'City', es: 'Ciudad' },
  State: { en: 'State', es: 'Estado' },
  ChooseState: { en: 'Choose a state', es: 'Elija un estado' },
  Zip: { en: 'ZIP code', es: 'Código postal' },
  ZipHint: { en: '5 digits', es: '5 dígitos' },
})
